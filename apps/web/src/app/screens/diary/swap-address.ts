/** The ingredient of the meal that is being swapped, in the address. */
export interface SwapSearchParams {
  readonly swap?: number;
}

/** Reads an address, which may contain anything. */
export function readSwapSearch(search: Record<string, unknown>): SwapSearchParams {
  const swap = Number(search['swap']);
  return Number.isInteger(swap) && swap > 0 ? { swap } : {};
}
