const HTML = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Basket</title>
<h1>Basket</h1>
<form onsubmit="event.preventDefault(); add(item.value); item.value = ''">
  <input id="item" aria-label="Item"> <button>Add</button>
</form>
<ul id="basket"></ul>
<script>
  function add(name) {
    basket.append(Object.assign(document.createElement("li"), { textContent: name }));
  }
</script>
</html>`;

/** The page under test. Yours has an address; this one travels with the suite, so that it runs on any device. */
export const PAGE = process.env.PAGE_URL || `data:text/html;charset=utf-8,${encodeURIComponent(HTML)}`;
