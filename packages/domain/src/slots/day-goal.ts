/** A target: energy in kcal, macros in grams, whole numbers. */
export type DayGoal = Readonly<{ kcal: number; protein: number; carbohydrates: number; fat: number }>;

/** The target of a day: the total of its meals' targets. */
export function dayGoal(slots: readonly DayGoal[]): DayGoal {
  const sum = (key: keyof DayGoal) => slots.reduce((total, slot) => total + slot[key], 0);
  return { kcal: sum('kcal'), protein: sum('protein'), carbohydrates: sum('carbohydrates'), fat: sum('fat') };
}

/** Whether two days have the same target. */
export function areSameGoal(one: DayGoal, other: DayGoal): boolean {
  return (['kcal', 'protein', 'carbohydrates', 'fat'] as const).every((figure) => one[figure] === other[figure]);
}
