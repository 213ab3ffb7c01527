import { brokerAddress } from "../../broker/broker-address.ts";
import type { CatalogueDevice } from "../../devices/device.ts";
import { shellWord } from "../../shell-word.ts";
import type { TokenRecord } from "../../store/records.ts";
import { html } from "../html.ts";
import { facts } from "../parts/facts.ts";
import { timeToCome } from "../parts/figures.ts";
import type { View, Visit } from "../visit.ts";

export interface IssuedTicket {
  /** A secret. */
  readonly token: string;
  readonly record: TokenRecord;
  /** The device that its capabilities are to ask for; undefined for any desktop. */
  readonly device: CatalogueDevice | undefined;
}

/** A ticket that was issued just now, the only time that it is shown, with what a client needs beside it. */
export function issuedTicketView(
  { token, record, device }: IssuedTicket,
  { cloud, origin, nowMs }: Visit,
): View {
  const address = brokerAddress(origin);
  // What drives a real device knows its browsers by other names.
  const isChromium = device === undefined || cloud.broker.parts.backendOf(device).isChromium;
  const wanted = {
    ...(isChromium && { browserName: "chrome" }),
    ...(device && { "cloud:device": device.displayName }),
  };
  const variables = {
    DEVICE_CLOUD_BROKER_URL: address,
    DEVICE_CLOUD_BROKER_TICKET: token,
    DEVICE_CLOUD_CAPABILITIES: JSON.stringify(wanted),
  };
  return {
    title: `Ticket ${record.id}`,
    crumbs: [{ label: "Automation broker", href: "/broker" }],
    body: html`<section id="ticket" class="panel"><h1>Ticket ${record.id}</h1>
<p class="message good" role="status">Copy what you need now: the ticket is not shown again.</p>
${facts([
  ["Ticket", html`<code class="copied">${token}</code>`],
  ["Address", html`<code class="copied">${address}</code>`],
  ["Expires", timeToCome(record.expireTime, nowMs)],
])}</section>
<section id="capabilities" class="panel"><h2>Capabilities</h2>
<p class="quiet">For a client that sends them as they are. Others send the ticket as the user name of Basic authentication.</p>
<pre class="console copied" tabindex="0">${JSON.stringify({ ...wanted, "cloud:ticket": token }, null, 2)}</pre></section>
<section id="variables" class="panel"><h2>For a shell</h2>
<p class="quiet">The variables that the example suites read, as in a job that actions/broker prepares.</p>
<pre class="console copied" tabindex="0">${Object.entries(variables)
      .map(([name, value]) => `export ${name}=${shellWord(value)}`)
      .join("\n")}</pre></section>
<p id="back"><a class="button ordinary" href="/broker">To the broker</a></p>`,
  };
}
