/**
 * Keeps a page with something under way up to date: asks for it again and replaces the sections that changed. What the
 * reader opened, selected or scrolled to stays. A page does everything without it, too, by refreshing as a whole.
 */
export const liveScript = `"use strict";
(() => {
  const main = document.getElementById("content");
  const consoles = () => [...main.querySelectorAll("pre.console")];
  const isAtEnd = (box) => box.scrollTop + box.clientHeight >= box.scrollHeight - 8;
  const toEnd = (box) => { box.scrollTop = box.scrollHeight; };
  consoles().forEach(toEnd);

  /** A section in use is left alone until it is not. */
  const isInUse = (section) => {
    const selection = getSelection();
    return section.contains(document.activeElement) ||
      (!selection.isCollapsed && section.contains(selection.anchorNode));
  };

  const keepOpen = (fresh) => {
    for (const details of main.querySelectorAll("details[id]")) {
      const twin = fresh.querySelector("#" + CSS.escape(details.id));
      if (twin) twin.open = details.open;
    }
  };

  const replace = (old, next) => {
    const ends = new Map(consoles().map((box) => [box.id, isAtEnd(box) ? null : box.scrollTop]));
    old.replaceWith(next);
    for (const box of next.querySelectorAll("pre.console")) {
      const top = ends.get(box.id) ?? null;
      if (top === null) toEnd(box);
      else box.scrollTop = top;
    }
  };

  const show = (fresh) => {
    keepOpen(fresh);
    const sections = [...fresh.children];
    const ids = new Set(sections.map(({ id }) => id));
    let after = null;
    for (const next of sections) {
      const old = document.getElementById(next.id);
      if (!old) after ? after.after(next) : main.prepend(next);
      else if (old.outerHTML !== next.outerHTML && !isInUse(old)) replace(old, next);
      after = document.getElementById(next.id);
    }
    for (const old of [...main.children]) if (!ids.has(old.id)) old.remove();
  };

  const refresh = async () => {
    if (document.hidden) return;
    const answer = await fetch(location.href, { redirect: "error" });
    if (answer.status === 401) location.reload();
    if (!answer.ok) throw new Error(String(answer.status));
    const next = new DOMParser().parseFromString(await answer.text(), "text/html");
    const fresh = next.getElementById("content");
    main.dataset.live = fresh.dataset.live ?? "";
    document.title = next.title;
    show(fresh);
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
