/** The URL parameter for the ingredient of the meal that is being swapped. */
export interface SwapSearchParams {
  readonly swap?: number;
}

/** Reads the URL parameters, which may contain anything. */
export function readSwapSearch(search: Record<string, unknown>): SwapSearchParams {
  const swap = Number(search['swap']);
  return Number.isInteger(swap) && swap > 0 ? { swap } : {};
}
