import { bandOf, type DayAim, dayPoints, type UnitMacros, UNITS } from './day-cost.ts';
import type { IngredientRole, PlannerIngredient, PlannerRecipe } from './plan-request.ts';
import type { IngredientChange } from './plan-result.ts';
import { ONE_PORTION } from './slot-options.ts';

/** How far an ingredient may move, as factors on the recipe's amount; `other` stays. */
export const CHANGE_BOUNDS: Readonly<Record<IngredientRole, readonly [number, number]>> = {
  protein: [0.7, 1.5],
  starch: [0.5, 1.5],
  fat: [0.4, 1.6],
  vegetable: [0.7, 1.5],
  other: [1, 1],
};
/** Changed ingredients a meal may have. */
export const MAX_CHANGES_PER_MEAL = 3;
/** Grams below which an amount moves by single grams, otherwise by FIVE. */
const SMALL_GRAMS = 30;
const LARGE_STEP_GRAMS = 5;
/** Levels of one ingredient that are tried. */
const MAX_LEVELS = 14;
const MAX_ROUNDS = 8;
/** Points that it is worth to bring the day into the tight band. */
const TIGHT_REWARD = 1;

/** A meal whose ingredients may move. */
export type AdjustableMeal = Readonly<{ recipe: PlannerRecipe; quarters: number }>;

type Level = UnitMacros & { grams: number };
type Lever = { meal: number; ingredientIndex: number; levels: readonly Level[] };

/** What an ingredient's amount `toGrams`, as served, adds to its meal compared with the recipe's, in units. */
export function changeEffect(ingredient: PlannerIngredient, quarters: number, toGrams: number): UnitMacros {
  const served = (ingredient.grams * quarters) / ONE_PORTION;
  const share = served > 0 ? ((toGrams - served) / served) * (quarters / ONE_PORTION) * UNITS : 0;
  return {
    kcal: Math.round(ingredient.kcal * share),
    protein: Math.round(ingredient.protein * share),
    fat: Math.round(ingredient.fat * share),
    carbohydrates: Math.round(ingredient.carbohydrates * share),
  };
}

/** The amounts, in grams as served, to which an ingredient may move. */
export function allowedGrams(ingredient: PlannerIngredient, quarters: number): number[] {
  const served = (ingredient.grams * quarters) / ONE_PORTION;
  const [low, high] = CHANGE_BOUNDS[ingredient.role] ?? CHANGE_BOUNDS.other;
  if (!(served > 0) || low === high) return [];
  const whole = ingredient.wholeUnitGrams;
  const step = whole !== undefined && whole > 0 ? whole : served < SMALL_GRAMS ? 1 : LARGE_STEP_GRAMS;
  const amounts: number[] = [];
  for (let count = Math.max(1, Math.ceil((served * low) / step)); count * step <= served * high; count += 1) {
    if (Math.abs(count * step - served) >= step / 4) amounts.push(count * step);
  }
  return amounts;
}

function thinned<T>(values: readonly T[]): T[] {
  if (values.length <= MAX_LEVELS) return [...values];
  return Array.from(
    { length: MAX_LEVELS },
    (_, at) => values[Math.round((at * (values.length - 1)) / (MAX_LEVELS - 1))]!,
  );
}

function leversOf(meals: readonly AdjustableMeal[]): Lever[] {
  const levers: Lever[] = [];
  meals.forEach(({ recipe, quarters }, meal) => {
    recipe.ingredients.forEach((ingredient, ingredientIndex) => {
      const numbers = [ingredient.kcal, ingredient.protein, ingredient.fat, ingredient.carbohydrates];
      if (!numbers.every((amount) => Number.isFinite(amount) && amount >= 0)) return;
      const levels = thinned(allowedGrams(ingredient, quarters)).map((grams) => ({
        grams,
        ...changeEffect(ingredient, quarters, grams),
      }));
      if (levels.length > 0) levers.push({ meal, ingredientIndex, levels });
    });
  });
  return levers;
}

const UNCHANGED = -1;
const NO_EFFECT: UnitMacros = { kcal: 0, protein: 0, fat: 0, carbohydrates: 0 };

/**
 * Moves amounts of a few ingredients so that the day comes closer to its aim: per round the best
 * single move or pair of moves, at most MAX_CHANGES_PER_MEAL ingredients a meal, each within
 * CHANGE_BOUNDS. `totals` is the day with the recipes as written. Nothing where nothing helps.
 */
export function touchUpDay(
  aim: DayAim,
  totals: UnitMacros,
  meals: readonly AdjustableMeal[],
  changePoints: number,
): IngredientChange[][] {
  const levers = leversOf(meals);
  const chosen = new Int32Array(levers.length).fill(UNCHANGED);
  const changesIn = new Int32Array(meals.length);
  let now = totals;
  let best = judge(aim, totals, 0, changePoints);
  let changed = 0;

  const effectOf = (lever: number, level: number): UnitMacros =>
    level === UNCHANGED ? NO_EFFECT : levers[lever]!.levels[level]!;

  for (let round = 0; round < MAX_ROUNDS; round += 1) {
    let found: { lever: number; level: number; other: number; otherLevel: number; totals: UnitMacros } | null = null;
    for (let lever = 0; lever < levers.length; lever += 1) {
      for (let level = UNCHANGED; level < levers[lever]!.levels.length; level += 1) {
        if (level === chosen[lever]) continue;
        const one = shifted(now, effectOf(lever, chosen[lever]!), effectOf(lever, level));
        const count = changed + delta(chosen[lever]!, level);
        const room = fits(lever, level, -1, UNCHANGED);
        const points = judge(aim, one, count, changePoints);
        if (room && points < best - 1e-9) {
          best = points;
          found = { lever, level, other: -1, otherLevel: UNCHANGED, totals: one };
        }
        for (let other = lever + 1; other < levers.length; other += 1) {
          const mayMove = fits(lever, level, other, 0);
          for (let to = UNCHANGED; to < levers[other]!.levels.length; to += 1) {
            if (to === chosen[other] || (to !== UNCHANGED && !mayMove)) continue;
            if (to === UNCHANGED && !fits(lever, level, other, to)) continue;
            const both = shifted(one, effectOf(other, chosen[other]!), effectOf(other, to));
            const score = judge(aim, both, count + delta(chosen[other]!, to), changePoints);
            if (score >= best - 1e-9) continue;
            best = score;
            found = { lever, level, other, otherLevel: to, totals: both };
          }
        }
      }
    }
    if (!found) break;
    now = found.totals;
    setLevel(found.lever, found.level);
    if (found.other >= 0) setLevel(found.other, found.otherLevel);
  }

  function fits(lever: number, level: number, other: number, to: number): boolean {
    const meal = levers[lever]!.meal;
    const own = delta(chosen[lever]!, level);
    if (other < 0) return changesIn[meal]! + own <= MAX_CHANGES_PER_MEAL;
    const second = levers[other]!.meal;
    const theirs = delta(chosen[other]!, to);
    if (second === meal) return changesIn[meal]! + own + theirs <= MAX_CHANGES_PER_MEAL;
    return changesIn[meal]! + own <= MAX_CHANGES_PER_MEAL && changesIn[second]! + theirs <= MAX_CHANGES_PER_MEAL;
  }

  function setLevel(lever: number, level: number): void {
    const difference = delta(chosen[lever]!, level);
    changesIn[levers[lever]!.meal] = changesIn[levers[lever]!.meal]! + difference;
    changed += difference;
    chosen[lever] = level;
  }

  return meals.map(({ recipe, quarters }, meal) =>
    levers.flatMap(({ ingredientIndex, levels, ...lever }, number) => {
      if (lever.meal !== meal || chosen[number] === UNCHANGED) return [];
      const ingredient = recipe.ingredients[ingredientIndex]!;
      const toGrams = levels[chosen[number]!]!.grams;
      return {
        ingredientIndex,
        foodId: ingredient.foodId,
        fromGrams: (ingredient.grams * quarters) / ONE_PORTION,
        toGrams,
        portionGrams: (toGrams * ONE_PORTION) / quarters,
      };
    }),
  );
}

function delta(from: number, to: number): number {
  return (to === UNCHANGED ? 0 : 1) - (from === UNCHANGED ? 0 : 1);
}

function shifted(totals: UnitMacros, minus: UnitMacros, plus: UnitMacros): UnitMacros {
  return {
    kcal: totals.kcal - minus.kcal + plus.kcal,
    protein: totals.protein - minus.protein + plus.protein,
    fat: totals.fat - minus.fat + plus.fat,
    carbohydrates: totals.carbohydrates - minus.carbohydrates + plus.carbohydrates,
  };
}

function judge(aim: DayAim, totals: UnitMacros, changes: number, changePoints: number): number {
  const points = dayPoints(aim, totals) + changes * changePoints;
  return points < TIGHT_REWARD * 3 && bandOf(aim, totals) === 'tight' ? points - TIGHT_REWARD : points;
}
