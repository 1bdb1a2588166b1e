/** Characters at which each further segment of the strength bar fills. */
const SEGMENT_LENGTHS = [2, 3, 5, 7] as const;

/** Filled segments of the strength bar, 0 to 4, by a password's length. */
export function passwordStrength(password: string): number {
  return SEGMENT_LENGTHS.filter((length) => password.length >= length).length;
}
