import { useFormat } from '../../../shared/locale/format.ts';

/** Decimals of a figure that a person typed. */
const DECIMALS = 2;

/** Writes a number as a person types it into a field: with the language's decimal sign and no other. */
export function useTypedNumber(): (value: number) => string {
  const { number } = useFormat();
  const sign = number(0.5, 1).charAt(1);
  return (value) => String(Math.round(value * 10 ** DECIMALS) / 10 ** DECIMALS).replace('.', sign);
}
