/** Where things are on the page. Ids are the only parts that vary, so no address holds a name of somebody else's. */

export const projectAddress = (id: number) => `/projects/${id}`;
export const runAddress = (id: number) => `/runs/${id}`;
export const deviceRunAddress = (runId: number, id: number) => `/runs/${runId}/device-runs/${id}`;
/** A device, in the list of all. */
export const deviceAddress = (id: number) => `/devices#device-${id}`;
export const jobAddress = (id: number) => `/jobs/${id}`;
export const buildAddress = (id: number) => `/builds/${id}`;
export const fileAddress = (id: number) => `/files/${id}`;
/** The bytes of a file. */
export const contentAddress = (fileId: number) => `/files/${fileId}/content`;

/** What is an address of the page and nothing that a browser could take for another host. */
const OWN = /^\/(?:[a-z][\w/-]{0,200})?(?:\?[\w=&-]{0,200})?$/;

/** `address` where it is one of the page, else the overview: it comes from whoever made the request. */
export function ownAddress(address: string | null | undefined): string {
  return address && OWN.test(address) ? address : "/";
}
