import type { groceryAmounts as english } from '../en/grocery-amounts.ts';
import type { Translation } from '../phrases.ts';

export const groceryAmounts = {
  piece: { one: '{count} stuk', other: '{count} stuks' },
  g: '{amount} g',
  kg: '{amount} kg',
  ml: '{amount} ml',
  l: '{amount} l',
  unknown: 'wat',
} as const satisfies Translation<typeof english>;
