import type { Country } from '../accounts/countries.ts';

/** The countries in which something is usually sold; null means everywhere. OTHER is never listed. */
export type SoldIn = readonly Country[] | null;

/** Whether something is sold in a person's country. If the country is unknown (OTHER), everything is. */
export function isSoldIn(country: Country, soldIn: SoldIn): boolean {
  return soldIn === null || country === 'OTHER' || soldIn.includes(country);
}

export function whereAllAreSold(foods: Iterable<SoldIn>): SoldIn {
  let all: SoldIn = null;
  for (const soldIn of foods) {
    if (soldIn === null) continue;
    all = all === null ? soldIn : all.filter((country) => soldIn.includes(country));
  }
  return all;
}
