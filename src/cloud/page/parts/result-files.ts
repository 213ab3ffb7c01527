import { CONSOLE_LOG } from "../../../contract/results/layout.ts";
import type { FileRecord } from "../../store/records.ts";
import { contentAddress, fileAddress } from "../addresses.ts";
import { type Html, html } from "../html.ts";
import { size } from "./figures.ts";
import { table } from "./table.ts";

/** Pictures that a browser draws and that can hold no script. */
const PICTURES = new Set(["image/png", "image/jpeg", "image/gif", "image/webp", "image/bmp"]);
const TEXTS = new Set(["application/json", "application/xml", "application/x-sh"]);
/** More would only make the page slow; all of them are in the list of files. */
const MAX_PICTURES = 60;

export const isPicture = ({ mimetype }: FileRecord) => PICTURES.has(mimetype);
export const isText = ({ mimetype }: FileRecord) => mimetype.startsWith("text/") || TEXTS.has(mimetype);
export const isConsole = ({ name }: FileRecord) => name === CONSOLE_LOG;

/** Pictures side by side, each leading to itself in full. */
export function gallery(files: readonly FileRecord[]): Html | false {
  const pictures = files.filter(isPicture);
  if (pictures.length === 0) return false;
  return html`<section id="screenshots" class="panel"><h2>Screenshots <span class="count">${pictures.length}</span></h2>
<ul class="gallery">${pictures.slice(0, MAX_PICTURES).map(picture)}</ul></section>`;
}

function picture({ id, name }: FileRecord): Html {
  const short = name.replace(/^screenshots\//, "");
  return html`<li><a href="${fileAddress(id)}"><img src="${contentAddress(id)}" alt="" loading="lazy">
<span>${short}</span></a></li>`;
}

/** Every file that something left, to look at or to download. */
export function fileList(files: readonly FileRecord[], caption: string): Html {
  return table({
    caption,
    records: files,
    empty: "Nothing was left here.",
    columns: [
      { title: "Name", heads: true, cell: ({ id, name }) => html`<a href="${fileAddress(id)}">${name}</a>` },
      { title: "Type", cell: ({ mimetype }) => mimetype },
      {
        title: "Size",
        numeric: true,
        cell: (file) => (file.state === "PREPARING" ? "still growing" : size(file.size)),
      },
      {
        title: "",
        numeric: true,
        cell: ({ id }) => html`<a href="${contentAddress(id)}" download>Download</a>`,
      },
    ],
  });
}
