const ADDRESS = /^\/as\/([1-9]\d{0,8})(?=\/|$)/;

/**
 * The client whose diary this page shows to their coach; null on every other page. It is the first segment of the URL
 * and stays the same for as long as the page is open: another person's page is a new page load, so the data of two
 * people is never in memory at the same time.
 */
export const subjectId: number | null = subjectOf(globalThis.location?.pathname ?? '');

/** The prefix of this page's paths. */
export const BASE_PATH = subjectId === null ? '/' : `/as/${subjectId}`;

/**
 * Returns the client that a path is about.
 * @internal
 */
export function subjectOf(pathname: string): number | null {
  const id = ADDRESS.exec(pathname)?.[1];
  return id === undefined ? null : Number(id);
}

/** Returns the URL of a client's diary, for a full page load. */
export function diaryOfClient(id: number): string {
  return `/as/${id}/diary`;
}
