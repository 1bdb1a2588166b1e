/** Which ingredient of the meal is being swapped, as the address says it. */
export interface SwapSearchParams {
  readonly swap?: number;
}

/** Reads an address, which may hold anything. */
export function readSwapSearch(search: Record<string, unknown>): SwapSearchParams {
  const swap = Number(search['swap']);
  return Number.isInteger(swap) && swap > 0 ? { swap } : {};
}
