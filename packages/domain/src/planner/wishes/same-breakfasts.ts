import { mealBit } from '../catalogue/catalogue-index.ts';
import { ELIGIBLE } from '../catalogue/eligibility.ts';
import type { RecipePool } from '../week/slot-kind.ts';
import { workingWeekOf } from './wish-penalty.ts';
import type { ProblemDay, ProblemSlot } from '../week/week-problem.ts';

/**
 * Ties the open breakfasts of each week's working days if the person wants the same one on all. Returns the slots with
 * the recipes that are allowed in all of them, and for each slot the numbers of the slots that share its recipe,
 * including itself. If one of these days already has a breakfast, the others get it too, unless the person's rules
 * exclude it.
 */
export function tieBreakfasts(
  pool: RecipePool,
  days: readonly ProblemDay[],
  slots: readonly ProblemSlot[],
): Readonly<{ slots: readonly ProblemSlot[]; tied: readonly (readonly number[])[] }> {
  const tied: (readonly number[])[] = slots.map((_, number) => [number]);
  if (!pool.wishes.sameBreakfast) return { slots, tied };
  const shared = [...slots];
  const isOfWeek = (date: string, week: string): boolean => workingWeekOf(date) === week;
  for (const week of new Set(days.flatMap(({ input }) => workingWeekOf(input.date) ?? []))) {
    const numbers = slots.flatMap(({ day, slot }, number) =>
      slot.type === 'BREAKFAST' && isOfWeek(days[day]!.input.date, week) ? number : [],
    );
    if (numbers.length === 0) continue;
    const existing = [
      ...days.filter(({ input }) => isOfWeek(input.date, week)).flatMap((day) => day.existing),
      ...pool.around.filter(({ date }) => isOfWeek(date, week)),
    ].find(({ recipe, type }) => type === 'BREAKFAST' && isEligibleBreakfast(pool, recipe));
    const kinds = numbers.map((number) => slots[number]!.kind);
    const recipes =
      existing === undefined
        ? kinds[0]!.recipes.filter((recipe) => kinds.every((kind) => kind.recipes.includes(recipe)))
        : Int32Array.of(existing.recipe);
    const fits = recipes.filter((recipe) => kinds.every((kind) => kind.platesOf(recipe).count > 0));
    if (fits.length === 0) continue;
    for (const number of numbers) {
      const { kind, ...slot } = slots[number]!;
      shared[number] = { ...slot, kind: { ...kind, recipes: fits }, isTied: true };
      tied[number] = numbers;
    }
  }
  return { slots: shared, tied };
}

function isEligibleBreakfast({ catalogue, exclusions }: RecipePool, recipe: number): boolean {
  return (catalogue.meals[recipe]! & mealBit('BREAKFAST')) !== 0 && exclusions[recipe] === ELIGIBLE;
}
