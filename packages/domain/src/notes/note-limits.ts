/** The longest note from a coach to a client, or back, in characters. */
export const LONGEST_NOTE = 2000;

/** The most notes of one client that are kept: decades of daily writing, and no storage of files. */
export const MOST_NOTES = 20_000;
