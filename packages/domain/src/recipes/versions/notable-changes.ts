import type { PartialMacros } from '../../macros/macros.ts';

/** A change in a meal's energy or in one of its macros, in kcal or whole grams; negative for a decrease. */
export type NotableChange = Readonly<{ figure: 'protein' | 'kcal' | 'carbohydrates' | 'fat'; by: number }>;

/** Minimum change worth mentioning, in kcal and grams, by figure, the most relevant figure first. */
const TELLING_FROM = [
  ['protein', 3],
  ['kcal', 25],
  ['carbohydrates', 10],
  ['fat', 5],
] as const;
const MOST = 2;
/** Changes are rounded to multiples of these; energy to multiples of five. */
const STEP = { kcal: 5, protein: 1, carbohydrates: 1, fat: 1 } as const;

/** The changes in a meal's figures that are worth mentioning, at most two; empty if the meal stays about the same. */
export function notableChanges(change: PartialMacros): NotableChange[] {
  return TELLING_FROM.flatMap(([figure, from]) => {
    const by = change[figure];
    if (by === null || Math.abs(by) < from) return [];
    return { figure, by: Math.round(by / STEP[figure]) * STEP[figure] };
  }).slice(0, MOST);
}
