const ADDRESS = /^\/as\/([1-9]\d{0,8})(?=\/|$)/;

/**
 * The client whose diary this page shows to their coach; null on every other page. It stands at the beginning of the
 * address and stays for as long as the page: another person's page is loaded anew, so nothing in memory is of two.
 */
export const subjectId: number | null = subjectOf(globalThis.location?.pathname ?? '');

/** What the addresses of this page begin with. */
export const BASE_PATH = subjectId === null ? '/' : `/as/${subjectId}`;

/**
 * The client whom an address is about.
 * @internal
 */
export function subjectOf(pathname: string): number | null {
  const id = ADDRESS.exec(pathname)?.[1];
  return id === undefined ? null : Number(id);
}

/** The address of a client's diary, for a whole new page. */
export function diaryOfClient(id: number): string {
  return `/as/${id}/diary`;
}
