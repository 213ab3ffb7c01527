/**
 * Keeps a page with something under way up to date: asks for it again and replaces the sections that changed. What the
 * reader opened, selected or scrolled to stays. A page does everything without it, too, by refreshing as a whole.
 */
export const liveScript = `"use strict";
(() => {
  const main = document.getElementById("content");
  const boxesIn = (section) => [...section.querySelectorAll(".scroll, pre.console")];
  const isAtEnd = (box) => box.scrollTop + box.clientHeight >= box.scrollHeight - 8;
  const toEnd = (box) => { if (box.matches("pre.console")) box.scrollTop = box.scrollHeight; };
  boxesIn(main).forEach(toEnd);

  /** A section in use is left alone until it is not: with something selected in it, or about to be pressed. */
  const isInUse = (section) => {
    const selection = getSelection();
    return (section.contains(document.activeElement) && !boxesIn(section).includes(document.activeElement)) ||
      (!selection.isCollapsed && section.contains(selection.anchorNode));
  };

  const keepOpen = (fresh) => {
    for (const details of main.querySelectorAll("details[id]")) {
      const twin = fresh.querySelector("#" + CSS.escape(details.id));
      if (twin) twin.open = details.open;
    }
  };

  /** What scrolls stays where it was scrolled to; a console at its end stays at its end. */
  const replace = (old, next) => {
    const focused = boxesIn(old).indexOf(document.activeElement);
    const places = boxesIn(old).map((box) => ({ top: isAtEnd(box) ? null : box.scrollTop, left: box.scrollLeft }));
    old.replaceWith(next);
    boxesIn(next).forEach((box, index) => {
      const { top = null, left = 0 } = places[index] ?? {};
      box.scrollLeft = left;
      if (top === null) toEnd(box);
      else box.scrollTop = top;
      if (index === focused) box.focus({ preventScroll: true });
    });
  };

  /** Shows what is new; whether that was everything, or something is still in use. */
  const show = (fresh) => {
    keepOpen(fresh);
    const sections = [...fresh.children];
    const ids = new Set(sections.map(({ id }) => id));
    let [after, complete] = [null, true];
    for (const next of sections) {
      const old = document.getElementById(next.id);
      if (!old) after ? after.after(next) : main.prepend(next);
      else if (old.outerHTML !== next.outerHTML) isInUse(old) ? (complete = false) : replace(old, next);
      after = document.getElementById(next.id);
    }
    for (const old of [...main.children].filter(({ id }) => !ids.has(id))) {
      isInUse(old) ? (complete = false) : old.remove();
    }
    return complete;
  };

  const refresh = async () => {
    if (document.hidden) return;
    const answer = await fetch(location.href, { redirect: "error" });
    // Signed out, or what it shows is gone: the answer itself says more.
    if ([401, 403, 404].includes(answer.status)) location.reload();
    if (!answer.ok) throw new Error(String(answer.status));
    const next = new DOMParser().parseFromString(await answer.text(), "text/html");
    const fresh = next.getElementById("content");
    document.title = next.title;
    if (show(fresh)) main.dataset.live = fresh.dataset.live ?? "";
  };

  const wait = () => {
    if (!main.dataset.live) return;
    setTimeout(async () => {
      try {
        await refresh();
        delete document.body.dataset.offline;
      } catch {
        document.body.dataset.offline = "";
      }
      wait();
    }, main.dataset.live * 1000);
  };
  wait();
})();
`;
