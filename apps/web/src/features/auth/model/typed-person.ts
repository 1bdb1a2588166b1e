const NOTHING = { first_name: '', last_name: '', email: '' };

/**
 * What a guest has typed about themselves since the page loaded, so that logging in and signing up start from it; never
 * a password.
 */
export const typedPerson = { ...NOTHING };

/** Call it once the person has signed up or requested an email. */
export function forgetTypedPerson(): void {
  Object.assign(typedPerson, NOTHING);
}
