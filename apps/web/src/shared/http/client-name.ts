/** Identifies this page to the server, which does not announce the page's own changes to it. */
export const clientName: string = crypto.randomUUID();
