/** An object of the document, ready for JSON. */
export type JsonObject = { readonly [name: string]: unknown };
