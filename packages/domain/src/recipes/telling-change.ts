import type { PartialMacros } from '../vocabulary.ts';

/** A figure of which a meal gets more, or less where `by` is negative, in kcal or whole grams. */
export type TellingChange = Readonly<{ figure: 'protein' | 'kcal' | 'carbohydrates' | 'fat'; by: number }>;

/** From how much on a person would want to know of a change, in kcal and grams; the most telling figure first. */
const TELLING_FROM = [
  ['protein', 3],
  ['kcal', 25],
  ['carbohydrates', 10],
  ['fat', 5],
] as const;
const MOST = 2;
/** Energy is said in fives. */
const STEP = { kcal: 5, protein: 1, carbohydrates: 1, fat: 1 } as const;

/** What a person would want to know of a change of a meal's figures, at most two of them; nothing where it is about the same. */
export function tellingChanges(change: PartialMacros): TellingChange[] {
  return TELLING_FROM.flatMap(([figure, from]) => {
    const by = change[figure];
    if (by === null || Math.abs(by) < from) return [];
    return { figure, by: Math.round(by / STEP[figure]) * STEP[figure] };
  }).slice(0, MOST);
}
