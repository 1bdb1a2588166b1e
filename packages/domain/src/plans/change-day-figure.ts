import { KCAL_PER_GRAM, kcalOfMacros } from '../macros/energy-of-macros.ts';
import { MIN_FAT } from '../macros/fat.ts';
import { type DayGoal, dayGoal } from '../slots/day-goal.ts';
import { shareOut } from '../slots/distribute-day.ts';
import type { PlannedMeal } from './coach-plan.ts';

/** The values of a day that can be changed individually: kcal and g of protein. */
export const CHANGEABLE_FIGURES = ['kcal', 'protein'] as const;
export type ChangeableFigure = (typeof CHANGEABLE_FIGURES)[number];

/**
 * The meals in a day plan after a change in the day's energy or protein, each with its share of the change. A change of
 * energy keeps the protein and changes carbohydrates and fat, in proportion to each meal's amounts. A change of protein
 * keeps the energy and replaces carbohydrates and, once they run out, fat. The day matches the new value exactly, and
 * keeps the minimum fat if it had at least that much.
 */
export function changeDayFigure(
  meals: readonly PlannedMeal[],
  figure: ChangeableFigure,
  value: number,
): readonly PlannedMeal[] {
  const before = dayGoal(meals);
  return spread(meals, figure === 'kcal' ? withEnergy(before, value) : withProtein(before, value));
}

/** The day with a different energy and the same protein. */
function withEnergy(day: DayGoal, kcal: number): DayGoal {
  const change = kcal - day.kcal;
  const ofFat = day.fat * KCAL_PER_GRAM.fat;
  const ofBoth = ofFat + day.carbohydrates * KCAL_PER_GRAM.carbohydrates;
  const part = ofBoth === 0 ? 0 : ofFat / ofBoth;
  const fat = Math.max(leastFatOf(day), Math.round(day.fat + (change * part) / KCAL_PER_GRAM.fat));
  const rest = change - (fat - day.fat) * KCAL_PER_GRAM.fat;
  return { ...day, kcal, fat, carbohydrates: withKcalMore(day.carbohydrates, rest, 'carbohydrates') };
}

/** The day with the same energy and a different protein. */
function withProtein(day: DayGoal, protein: number): DayGoal {
  const more = (protein - day.protein) * KCAL_PER_GRAM.protein;
  const carbohydrates = withKcalMore(day.carbohydrates, -more, 'carbohydrates');
  const rest = more + (carbohydrates - day.carbohydrates) * KCAL_PER_GRAM.carbohydrates;
  const fat = Math.max(leastFatOf(day), withKcalMore(day.fat, -rest, 'fat'));
  return { ...day, protein, carbohydrates, fat };
}

function leastFatOf({ fat }: DayGoal): number {
  return Math.min(fat, MIN_FAT);
}

/** The grams of a macro after adding this many kcal, in whole grams and at least 0. */
function withKcalMore(grams: number, kcal: number, macro: 'carbohydrates' | 'fat'): number {
  return Math.max(0, grams + Math.round(kcal / KCAL_PER_GRAM[macro]));
}

/** Distributes a day over its meals: each macro in proportion to the meal's earlier amount, the energy to match. */
function spread(meals: readonly PlannedMeal[], day: DayGoal): readonly PlannedMeal[] {
  const partsOf = (macro: 'protein' | 'carbohydrates' | 'fat') => {
    const had = meals.map((meal) => meal[macro]);
    return shareOut(day[macro], had.some((grams) => grams > 0) ? had : meals.map(({ kcal }) => kcal));
  };
  const [protein, carbohydrates, fat] = [partsOf('protein'), partsOf('carbohydrates'), partsOf('fat')];
  const changed = meals.map((meal, at) => {
    const grams = { protein: protein[at] ?? 0, carbohydrates: carbohydrates[at] ?? 0, fat: fat[at] ?? 0 };
    return { ...meal, ...grams, kcal: Math.max(0, meal.kcal + kcalOfMacros(grams) - kcalOfMacros(meal)) };
  });
  const kcal = shareOut(day.kcal, weightsOf(changed.map((meal) => meal.kcal)));
  return changed.map((meal, at) => ({ ...meal, kcal: kcal[at] ?? 0 }));
}

function weightsOf(figures: readonly number[]): readonly number[] {
  return figures.some((figure) => figure > 0) ? figures : figures.map(() => 1);
}
