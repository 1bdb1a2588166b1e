/** The longest note from a coach to a client, or back, in characters. */
export const LONGEST_NOTE = 2000;

/** The most notes stored per client: decades of daily writing, and too few to use notes as file storage. */
export const MOST_NOTES = 20_000;
