/** The VAT contained in a price, in the smallest unit of its currency. */
export function vatIn(amount: number, vatPercent: number): number {
  return Math.round((amount * vatPercent) / (100 + vatPercent));
}

/** The discount of a promotion code: a percentage, or an amount in the smallest unit of the currency. */
export type Reduction = Readonly<{ percentOff: number } | { amountOff: number }>;

/** The price after a promotion code, in the smallest unit of its currency; never below zero. */
export function reducedPrice(amount: number, reduction: Reduction): number {
  if ('amountOff' in reduction) return Math.max(0, amount - reduction.amountOff);
  return amount - Math.round((amount * reduction.percentOff) / 100);
}

/** How long a discount lasts: for the next payment only, until a date, or for as long as the subscription does. */
export const DISCOUNT_TERMS = ['ONCE', 'UNTIL', 'ALWAYS'] as const;
export type DiscountTerm = (typeof DISCOUNT_TERMS)[number];

/** A discount on a subscription. */
export interface RunningDiscount {
  readonly reduction: Reduction;
  readonly term: DiscountTerm;
  /** When the discount ends, in ISO 8601; null unless the term is UNTIL. */
  readonly until: string | null;
}

/** The price while discounts last, and how long it is guaranteed. */
export interface DiscountedPrice {
  readonly amount: number;
  readonly term: DiscountTerm;
  readonly until: string | null;
}

/**
 * Returns the price after all discounts, applied one after another; null if there are none. The shortest term applies.
 */
export function discountedPrice(amount: number, discounts: readonly RunningDiscount[]): DiscountedPrice | null {
  const reduced = discounts.reduce((left, { reduction }) => reducedPrice(left, reduction), amount);
  if (reduced === amount) return null;
  if (discounts.some(({ term }) => term === 'ONCE')) return { amount: reduced, term: 'ONCE', until: null };
  const [first] = discounts.flatMap(({ until }) => until ?? []).toSorted();
  return first === undefined
    ? { amount: reduced, term: 'ALWAYS', until: null }
    : { amount: reduced, term: 'UNTIL', until: first };
}
