/** The parts of a coach's view of a client, in order. */
export const CLIENT_PARTS = ['week', 'notes', 'plan', 'progress', 'about', 'settings'] as const;
export type ClientPart = (typeof CLIENT_PARTS)[number];

/** Replaces the client's id in the URL while they are being added. */
export const NEW_CLIENT = 'new';

/** The value of `part` in the URL that opens the profile form. */
export const PROFILE_FORM = 'profile';

/** Reads which part is shown from the URL, which may contain anything. */
export function readClientPart(search: Readonly<Record<string, unknown>>): ClientPart {
  return CLIENT_PARTS.find((part) => part === search['part']) ?? 'about';
}
