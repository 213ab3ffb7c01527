export interface Targets {
  /** Forms of the cloud's page. */
  readonly forms: readonly string[];
  /** What a GET would do, through the API. */
  readonly api: string;
  /** A page, and a picture, that are nobody else's business. */
  readonly page: string;
  readonly picture: string;
}

/**
 * A page that tries everything a page can against the cloud of whoever opens it. `attack` in it resolves, when all was
 * sent, with what it could read.
 */
export function attackPage({ forms, api, page, picture }: Targets): string {
  const frames = forms.map(
    (action, at) => `<iframe name="frame-${at}"></iframe>
<form method="post" action="${action}" target="frame-${at}"><input name="formToken" value="x"></form>`,
  );
  return `<img src="${api}">${frames.join("")}<script>
const once = (target, ...events) => new Promise((resolve) => {
  for (const event of events) target.addEventListener(event, () => resolve(event), { once: true });
});
const sent = [...document.forms].map((form) => {
  form.submit();
  return once(frames[form.target].frameElement ?? document.getElementsByName(form.target)[0], "load");
});
const blind = { mode: "no-cors", credentials: "include" };
for (const action of ${JSON.stringify(forms)}) sent.push(fetch(action, { ...blind, method: "POST" }));
sent.push(fetch(${JSON.stringify(api)}, blind));
const image = new Image();
image.src = ${JSON.stringify(picture)};
window.attack = Promise.allSettled(sent).then(async () => ({
  page: await fetch(${JSON.stringify(page)}, { credentials: "include" }).then(() => "read", () => "refused"),
  picture: await (image.complete ? (image.naturalWidth > 0 ? "load" : "error") : once(image, "load", "error")),
}));
</script>`;
}
