// Functions that run inside the page: they travel as text, so each stands on its own.

/**
 * The middle of the element in CSS pixels once nothing covers or moves it, else a sentence saying why not.
 *
 * @param {string} selector
 * @returns {Promise<{x: number, y: number} | string>}
 */
export async function findSpot(selector) {
  const element = document.querySelector(selector);
  if (!element) return `No element matches ${selector}.`;
  element.scrollIntoView({ block: "center", behavior: "instant" });
  const before = element.getBoundingClientRect();
  await new Promise(requestAnimationFrame);
  const box = element.getBoundingClientRect();
  if (box.width === 0 || box.height === 0) return `${selector} is not visible.`;
  if (box.x !== before.x || box.y !== before.y) return `${selector} is still moving.`;
  const spot = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  const top = document.elementFromPoint(spot.x, spot.y);
  return element.contains(top) ? spot : `${selector} is covered by ${top?.outerHTML.slice(0, 80)}.`;
}

/** The scroll position in CSS pixels, once fonts are there and a frame is drawn. */
export async function restingScroll() {
  await document.fonts.ready;
  await new Promise(requestAnimationFrame);
  return { x: scrollX, y: scrollY };
}

/** Throws while another element has the focus. */
export function assertFocus(selector) {
  if (!document.activeElement?.matches(selector)) throw new Error(`${selector} has not got the focus.`);
}

/** @returns {string[]} */
export function textsOf(selector) {
  return Array.from(document.querySelectorAll(selector), (element) => element.textContent);
}
