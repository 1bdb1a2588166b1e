/** Maximum length of a note from a coach to a client, or from a client to a coach, in characters. */
export const LONGEST_NOTE = 2000;

/** Maximum number of notes stored per client: decades of daily writing, but too few to use notes as file storage. */
export const MOST_NOTES = 20_000;
