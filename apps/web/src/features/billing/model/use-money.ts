import { useRegion } from '../../../shared/locale/language.ts';

/** Two decimals, as every currency has in which plans are sold. */
const SMALLEST = 100;

/** Writes an amount in the smallest unit of its currency as the language on screen does; whole amounts without decimals. */
export function useMoney(): (amount: number, currency: string) => string {
  const region = useRegion();
  return (amount, currency) =>
    new Intl.NumberFormat(region, { style: 'currency', currency, trailingZeroDisplay: 'stripIfInteger' }).format(
      amount / SMALLEST,
    );
}
