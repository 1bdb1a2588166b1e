import type { DishForm } from './nature-of-dish.ts';

/** Whether a dish is served cold or warm. */
export const TEMPERATURES = ['COLD', 'WARM'] as const;
export type Temperature = (typeof TEMPERATURES)[number];

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
const WARM = /^(?:warm|hot|lukewarm|warme|heet|hete|lauwwarm|lauwwarme)\b/i;
const COLD = /^(?:cold|cool|chilled|koud|koude|koel|koele)\b/i;

/** The temperature that a custom recipe's names state with their first word; null if they state none. */
export function inferTemperature(names: readonly string[]): Temperature | null {
  if (names.some((name) => WARM.test(name))) return 'WARM';
  return names.some((name) => COLD.test(name)) ? 'COLD' : null;
}

/** What decides the temperature of a dish; `stated` is the recipe's own statement, null if it makes none. */
type About = Readonly<{ stated: Temperature | null; form: DishForm | null; cookingMinutes: number | null }>;

/**
 * Whether a dish is eaten cold or warm, as its recipe states or, if it states nothing, by its form and its minutes of
 * cooking; null if these are inconclusive. In bread, eight minutes of cooking could mean a toastie or a boiled egg for a
 * sandwich.
 */
export function temperatureOfDish({ stated, form, cookingMinutes }: About): Temperature | null {
  if (stated !== null) return stated;
  if (form === null || cookingMinutes === null) return null;
  const [coldUpTo, warmFrom] = COOKING[form];
  if (cookingMinutes <= coldUpTo) return 'COLD';
  return cookingMinutes >= warmFrom ? 'WARM' : null;
}
