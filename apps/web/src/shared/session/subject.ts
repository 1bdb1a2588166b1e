const ADDRESS = /^\/as\/([1-9]\d{0,8})(?=\/|$)/;

/**
 * The client whose diary this page shows to their coach; null on every other page. It is the first segment of the
 * address and stays for as long as the page: another person's page is a new page load, so the data of two people is
 * never in memory together.
 */
export const subjectId: number | null = subjectOf(globalThis.location?.pathname ?? '');

/** The prefix of this page's addresses. */
export const BASE_PATH = subjectId === null ? '/' : `/as/${subjectId}`;

/**
 * Returns the client that an address is about.
 * @internal
 */
export function subjectOf(pathname: string): number | null {
  const id = ADDRESS.exec(pathname)?.[1];
  return id === undefined ? null : Number(id);
}

/** Returns the address of a client's diary, for a whole new page. */
export function diaryOfClient(id: number): string {
  return `/as/${id}/diary`;
}
