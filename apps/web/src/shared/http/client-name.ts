/** What this page calls itself to the server, which tells it nothing of its own changes. */
export const clientName: string = crypto.randomUUID();
