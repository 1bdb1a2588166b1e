/** The parts of a coach's view of a client, in order. */
export const CLIENT_PARTS = ['week', 'notes', 'plan', 'progress', 'about', 'settings'] as const;
export type ClientPart = (typeof CLIENT_PARTS)[number];

/** Replaces the client's id in the address while they are being added. */
export const NEW_CLIENT = 'new';

/** The part of an address that opens the profile's form. */
export const PROFILE_FORM = 'profile';

/** Reads which part is shown from an address, which may contain anything. */
export function readClientPart(search: Readonly<Record<string, unknown>>): ClientPart {
  return CLIENT_PARTS.find((part) => part === search['part']) ?? 'about';
}
