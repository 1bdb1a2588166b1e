import type { DishForm } from './nature-of-dish.ts';

/** Whether a dish is served cold or warm. */
export type Temperature = 'COLD' | 'WARM';

/**
 * For each form of dish, two numbers of cooking minutes: up to the first it is eaten cold, from the second it is eaten
 * warm.
 */
const COOKING: Readonly<Record<DishForm, readonly [coldUpTo: number, warmFrom: number]>> = {
  SOUP: [2, 3],
  SALAD: [15, 25],
  PASTA: [0, 4],
  NOODLES: [3, 11],
  RICE: [4, 5],
  GRAIN: [8, 30],
  POTATO: [0, 5],
  BREAD: [3, 9],
  WRAP: [3, 9],
  PAN: [0, 1],
  OVEN: [0, 1],
  BOWL: [3, 6],
  DRINK: [Infinity, Infinity],
  BITE: [0, 15],
};

/** First words of names that state the temperature, in either language. */
const WARM = /^(?:warm|lukewarm|warme|lauwwarm|lauwwarme)\b/i;
const COLD = /^(?:cold|cool|chilled|koud|koude|koel|koele)\b/i;

/**
 * Whether a dish is eaten cold or warm, by the first word of its name or, if that does not say, by its form and its
 * minutes of cooking; null if these are inconclusive. In bread, eight minutes of cooking could mean a toastie or a
 * boiled egg for a sandwich.
 */
export function temperatureOfDish({
  name,
  form,
  cookingMinutes,
}: Readonly<{ name: string; form: DishForm | null; cookingMinutes: number | null }>): Temperature | null {
  if (WARM.test(name)) return 'WARM';
  if (COLD.test(name)) return 'COLD';
  if (form === null || cookingMinutes === null) return null;
  const [coldUpTo, warmFrom] = COOKING[form];
  if (cookingMinutes <= coldUpTo) return 'COLD';
  return cookingMinutes >= warmFrom ? 'WARM' : null;
}
