import { formatPrice, parsePrice } from "./price.js";
import { ShoppingList } from "./shopping-list.js";

const list = new ShoppingList(localStorage);
const byId = (id) => document.getElementById(id);

function render() {
  const filter = document.querySelector("input[name=filter]:checked").value;
  byId("items").replaceChildren(...list.shown(filter).map(itemRow));
  byId("empty-note").hidden = list.shown(filter).length > 0;

  const count = list.shown("all").length;
  const bought = list.shown("bought").length;
  byId("progress").value = count === 0 ? 0 : bought / count;
  byId("progress-text").textContent = `${bought} of ${count} in the basket`;
  byId("open-total").textContent = formatPrice(list.cents("open"));
  byId("bought-total").textContent = formatPrice(list.cents("bought"));
  byId("total").textContent = formatPrice(list.cents("all"));
  byId("clear-button").disabled = bought === 0;
}

function itemRow(item) {
  const row = byId("item-template").content.cloneNode(true).firstElementChild;
  row.classList.toggle("bought", item.bought);
  row.querySelector(".name").textContent = item.name;
  row.querySelector(".badge").textContent = item.name.slice(0, 1).toUpperCase();
  row.querySelector(".price").textContent = formatPrice(item.cents);

  const tick = row.querySelector("input");
  tick.checked = item.bought;
  tick.addEventListener("change", () => {
    list.tick(item.id, tick.checked);
    render();
  });

  const remove = row.querySelector(".remove");
  remove.setAttribute("aria-label", `Remove ${item.name}`);
  remove.addEventListener("click", () => {
    list.remove(item.id);
    render();
  });
  return row;
}

function refuse(field, message) {
  for (const input of [byId("item-name"), byId("item-price")]) {
    input.setAttribute("aria-invalid", String(input === field));
  }
  byId("form-error").textContent = message;
  byId("form-error").hidden = message === "";
  field?.focus();
}

function addItem(event) {
  event.preventDefault();
  const name = byId("item-name").value.trim();
  const cents = parsePrice(byId("item-price").value);
  if (name === "") return refuse(byId("item-name"), "Give the item a name.");
  if (cents === undefined) return refuse(byId("item-price"), "Write the price like 3.50.");
  list.add(name, cents);
  console.info(`added "${name}" for ${formatPrice(cents)}`);
  refuse(undefined, "");
  byId("add-form").reset();
  byId("item-name").focus();
  render();
}

function askToClear() {
  const count = list.shown("bought").length;
  byId("clear-text").textContent = count === 1 ? "1 item leaves the list." : `${count} items leave the list.`;
  byId("clear-dialog").returnValue = "keep";
  byId("clear-dialog").showModal();
}

function closeDialog() {
  if (byId("clear-dialog").returnValue !== "clear") return;
  list.clearBought();
  render();
}

byId("add-form").addEventListener("submit", addItem);
byId("clear-button").addEventListener("click", askToClear);
byId("clear-dialog").addEventListener("close", closeDialog);
document.querySelector(".filter").addEventListener("change", render);
render();
