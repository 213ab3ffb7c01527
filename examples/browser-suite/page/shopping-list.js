const KEY = "market-day.items";

const STARTERS = [
  { id: 1, name: "Sourdough bread", cents: 420, bought: false },
  { id: 2, name: "Tomatoes", cents: 275, bought: false },
  { id: 3, name: "Goat cheese", cents: 490, bought: true },
  { id: 4, name: "Oat milk", cents: 195, bought: false },
];

/** The items and their sums, kept in the browser's storage. Prices are whole cents. */
export class ShoppingList {
  #storage;
  #items;

  constructor(storage) {
    this.#storage = storage;
    this.#items = JSON.parse(storage.getItem(KEY) ?? "null") ?? STARTERS;
  }

  /** The items to show: "all", "open" (still to buy) or "bought". */
  shown(filter) {
    if (filter === "all") return this.#items;
    return this.#items.filter((item) => item.bought === (filter === "bought"));
  }

  add(name, cents) {
    const id = Math.max(0, ...this.#items.map((item) => item.id)) + 1;
    this.#keep([...this.#items, { id, name, cents, bought: false }]);
  }

  tick(id, bought) {
    this.#keep(this.#items.map((item) => (item.id === id ? { ...item, bought } : item)));
  }

  remove(id) {
    this.#keep(this.#items.filter((item) => item.id !== id));
  }

  clearBought() {
    this.#keep(this.shown("open"));
  }

  /** The sum of the shown items' prices in cents. */
  cents(filter) {
    return this.shown(filter).reduce((sum, item) => sum + item.cents, 0);
  }

  #keep(items) {
    this.#items = items;
    this.#storage.setItem(KEY, JSON.stringify(items));
  }
}
