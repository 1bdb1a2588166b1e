/** The parts of what a coach sees of a client, in their order. */
export const CLIENT_PARTS = ['week', 'about', 'plan', 'progress', 'settings'] as const;
export type ClientPart = (typeof CLIENT_PARTS)[number];

/** Stands in an address in the place of a client who is still to be added. */
export const NEW_CLIENT = 'new';

/** The part of an address that opens the form of the profile. */
export const PROFILE_FORM = 'profile';

/** Reads from an address, which may hold anything, which part is shown. */
export function readClientPart(search: Readonly<Record<string, unknown>>): ClientPart {
  return CLIENT_PARTS.find((part) => part === search['part']) ?? 'about';
}
