/**
 * What a guest has typed about themselves since the page loaded, so that logging in and signing up start from it; never
 * a password. Logging in and out load the page anew.
 */
export const typedPerson = { first_name: '', last_name: '', email: '' };
