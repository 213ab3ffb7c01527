/** What each way to the address in `arguments[0]` gives to a script of a page, as texts. */
export const READING_WAYS = `
  const [address, done] = arguments;
  const late = () => new Promise((resolve) => setTimeout(resolve, 700, "late"));
  const text = async (what) => { try { return String(await Promise.race([what(), late()])); } catch (error) { return String(error); } };
  const loaded = (tag, attribute, inner) => new Promise((resolve) => {
    const element = document.body.appendChild(document.createElement(tag));
    element.onload = element.onerror = ({ type }) => resolve(type + inner(element));
    element[attribute] = address;
    setTimeout(() => resolve("nothing" + inner(element)), 500);
  });
  const framed = (frame) => frame.contentDocument?.documentElement.outerHTML ?? "no document";
  const asked = () => new Promise((resolve) => {
    const request = new XMLHttpRequest();
    request.onloadend = () => resolve(request.status + request.responseText);
    request.open("GET", address);
    request.send();
  });
  const worker = () => new Promise((resolve) => {
    const code = "fetch(" + JSON.stringify(address) + ").then((a) => a.text()).then(postMessage, (e) => postMessage(String(e)))";
    new Worker(URL.createObjectURL(new Blob([code]))).onmessage = ({ data }) => resolve(data);
  });
  Promise.all([
    text(() => fetch(address).then((answer) => answer.text())),
    text(() => fetch(address, { mode: "no-cors" }).then((answer) => answer.text())),
    text(asked),
    text(worker),
    text(() => import(address)),
    text(() => loaded("iframe", "src", framed)),
    text(() => loaded("object", "data", framed)),
    text(() => loaded("embed", "src", () => "")),
    text(() => loaded("script", "src", () => "")),
    text(() => loaded("img", "src", ({ naturalWidth }) => naturalWidth)),
    text(() => open(address)?.document.documentElement.outerHTML ?? "no window"),
  ]).then(done);`;

/** How many ways there are. */
export const WAY_COUNT = 11;
