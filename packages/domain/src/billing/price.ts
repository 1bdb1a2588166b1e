/** The part of a price that is value added tax, in the smallest unit of its currency; the price includes it. */
export function vatIn(amount: number, vatPercent: number): number {
  return Math.round((amount * vatPercent) / (100 + vatPercent));
}

/** What a promotion code takes off: a percentage, or an amount in the smallest unit of the currency. */
export type Reduction = Readonly<{ percentOff: number } | { amountOff: number }>;

/** A price after a promotion code, in the smallest unit of its currency; never below nothing. */
export function reducedPrice(amount: number, reduction: Reduction): number {
  if ('amountOff' in reduction) return Math.max(0, amount - reduction.amountOff);
  return amount - Math.round((amount * reduction.percentOff) / 100);
}
