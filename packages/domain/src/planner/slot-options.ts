import type { MealMoment } from '../vocabulary.ts';
import { type CatalogueIndex, mealBit } from './catalogue-index.ts';
import type { UnitMacros } from './day-cost.ts';
import { ELIGIBLE } from './eligibility.ts';
import { buildOptionTree, type OptionTree } from './option-tree.ts';
import type { PlannerWeights } from './weights.ts';

/** Quarters of a portion: the multiplier's grid from 0.5 to 3 in steps of 0.25. */
export const MIN_QUARTERS = 2;
export const MAX_QUARTERS = 12;
export const ONE_PORTION = 4;

/** A meal's energy as a share of its slot's: normally, and where too little fits. */
const ENERGY_WINDOW = [0.6, 1.45] as const;
const WIDE_ENERGY_WINDOW = [0.4, 1.8] as const;
const FEW_OPTIONS = 40;
/** Per cent that a meal's energy may be off its slot at no cost. */
export const SLOT_FREE_PERCENT = 10;
/** Points per per cent by which a meal's other macros are off; only decides which options are kept. */
const SHAPE_POINTS = 0.004;
const WELL_SHAPED = 0.35;
/** Well-shaped recipes below which one, and below which two, further repeats are allowed. */
const ONE_MORE_REPEAT = 21;
const TWO_MORE_REPEATS = 10;

/** Options as columns; `quarters` over 4 is the multiplier, macros in units. */
export type OptionColumns = Readonly<{
  recipe: Int32Array;
  quarters: Int32Array;
  kcal: Int32Array;
  protein: Int32Array;
  fat: Int32Array;
  carbohydrates: Int32Array;
  base: Float64Array;
}>;

/** Everything that may stand in a kind of slot, by base cost. */
export type OptionSet = OptionColumns &
  Readonly<{
    size: number;
    /** The same options by likeness of their macros; made where it is first asked for, since many questions need none. */
    tree: () => OptionTree;
    lowestBase: number;
    /** Recipes that pass all hard rules and reach the slot's energy. */
    eligible: number;
    wellShaped: number;
    /** How often one recipe may stand in the week before it must not come back. */
    cap: number;
    /** Whether recipes of the last days had to be let in. */
    usesRecent: boolean;
    target: UnitMacros;
  }>;

export type SlotKind = Readonly<{
  type: MealMoment;
  target: UnitMacros;
  carbCapped: boolean;
  minuteBudget: number;
  preferTags: readonly string[];
  repeats: number;
}>;

export type RecipePool = Readonly<{
  catalogue: CatalogueIndex;
  exclusions: Uint8Array;
  recent: Uint8Array;
  liked: ReadonlySet<number>;
  weights: PlannerWeights;
}>;

type Candidate = { recipe: number; quarters: number; base: number; screen: number };

/** Points for a meal's energy against its slot's, in units. */
export function slotEnergyPoints(weights: PlannerWeights, kcal: number, target: number): number {
  return weights.slotEnergy * Math.max(0, (Math.abs(kcal - target) * 100) / target - SLOT_FREE_PERCENT);
}

/** Points for what a recipe is to the person: favourite, popular, new, of a preferred tag. */
export function preferencePoints(pool: RecipePool, recipe: number, preferTags: readonly string[]): number {
  const { weights } = pool;
  const { id, popularity, tags } = pool.catalogue.recipes[recipe]!;
  const known = typeof popularity === 'number' && popularity >= 0 && popularity <= 1;
  return (
    (pool.liked.has(id) ? 0 : weights.nonFavourite) +
    (pool.recent[recipe] === 1 ? 2 * weights.repeat : 0) +
    (known ? weights.unpopularity * (1 - popularity) : 0) +
    (preferTags.length > 0 && !preferTags.some((tag) => tags.includes(tag)) ? weights.withoutPreferredTag : 0)
  );
}

/** Points for minutes of preparation above the budget. */
export function preparationPoints(weights: PlannerWeights, minutes: number, budget: number): number {
  return weights.minuteOver * Math.max(0, minutes - budget);
}

/** Points for a multiplier away from one portion. */
export function portionPoints(weights: PlannerWeights, quarters: number): number {
  return (weights.portion * Math.abs(quarters - ONE_PORTION)) / ONE_PORTION;
}

function shapePoints(pool: RecipePool, kind: SlotKind, recipe: number, quarters: number): number {
  const { catalogue } = pool;
  const off = (tenths: number, target: number, smallest: number): number =>
    ((tenths * quarters - target) * 100) / Math.max(target, smallest);
  const carbs = off(catalogue.carbohydrates[recipe]!, kind.target.carbohydrates, 200);
  return (
    SHAPE_POINTS *
    (Math.abs(off(catalogue.protein[recipe]!, kind.target.protein, 200)) +
      Math.abs(off(catalogue.fat[recipe]!, kind.target.fat, 200)) +
      (kind.carbCapped ? Math.max(0, carbs) : Math.abs(carbs)))
  );
}

function collect(
  pool: RecipePool,
  kind: SlotKind,
  window: readonly [number, number],
  withRecent: boolean,
): { candidates: Candidate[]; eligible: number; wellShaped: number } {
  const { catalogue, weights } = pool;
  const bit = mealBit(kind.type);
  const target = kind.target.kcal;
  const candidates: Candidate[] = [];
  let eligible = 0;
  let wellShaped = 0;
  for (let recipe = 0; recipe < catalogue.recipes.length; recipe += 1) {
    if ((catalogue.meals[recipe]! & bit) === 0 || pool.exclusions[recipe] !== ELIGIBLE) continue;
    if (!withRecent && pool.recent[recipe] === 1) continue;
    const kcal = catalogue.kcal[recipe]!;
    const lowest = Math.max(MIN_QUARTERS, Math.ceil((target * window[0]) / kcal));
    const highest = Math.min(MAX_QUARTERS, Math.floor((target * window[1]) / kcal));
    if (lowest > highest) continue;
    eligible += 1;
    const fixed =
      preferencePoints(pool, recipe, kind.preferTags) +
      preparationPoints(weights, catalogue.minutes[recipe]!, kind.minuteBudget);
    let bestFit = Infinity;
    for (let quarters = lowest; quarters <= highest; quarters += 1) {
      const energy = slotEnergyPoints(weights, kcal * quarters, target);
      const shape = shapePoints(pool, kind, recipe, quarters);
      const base = fixed + energy + portionPoints(weights, quarters);
      bestFit = Math.min(bestFit, energy + shape);
      candidates.push({ recipe, quarters, base, screen: base + shape });
    }
    if (bestFit < WELL_SHAPED) wellShaped += 1;
  }
  return { candidates, eligible, wellShaped };
}

function columns(catalogue: CatalogueIndex, candidates: readonly Candidate[]): OptionColumns {
  const macro = (tenths: Int32Array): Int32Array =>
    Int32Array.from(candidates, ({ recipe, quarters }) => tenths[recipe]! * quarters);
  return {
    recipe: Int32Array.from(candidates, ({ recipe }) => recipe),
    quarters: Int32Array.from(candidates, ({ quarters }) => quarters),
    kcal: macro(catalogue.kcal),
    protein: macro(catalogue.protein),
    fat: macro(catalogue.fat),
    carbohydrates: macro(catalogue.carbohydrates),
    base: Float64Array.from(candidates, ({ base }) => base),
  };
}

/**
 * The options of a kind of slot: recipe times multiplier within the energy window, the best `limit`
 * of them. Too few options widen the window; too few recipes of the right shape allow repeats, and
 * then recipes of the last days. The hard rules are never widened.
 */
export function buildOptions(pool: RecipePool, kind: SlotKind, limit: number): OptionSet {
  let usesRecent = false;
  let found = collect(pool, kind, ENERGY_WINDOW, false);
  if (found.candidates.length < FEW_OPTIONS) found = collect(pool, kind, WIDE_ENERGY_WINDOW, false);
  if (found.wellShaped < TWO_MORE_REPEATS) {
    const more = collect(pool, kind, WIDE_ENERGY_WINDOW, true);
    usesRecent = more.eligible > found.eligible;
    if (usesRecent) found = more;
  }
  const { candidates, eligible, wellShaped } = found;
  const screened =
    candidates.length <= limit
      ? candidates
      : candidates
          .toSorted((a, b) => a.screen - b.screen || a.recipe - b.recipe || a.quarters - b.quarters)
          .slice(0, limit);
  const kept = screened.toSorted((a, b) => a.base - b.base || a.recipe - b.recipe || a.quarters - b.quarters);
  const extra = wellShaped < TWO_MORE_REPEATS ? 2 : wellShaped < ONE_MORE_REPEAT ? 1 : 0;
  return optionSet(columns(pool.catalogue, kept), {
    size: kept.length,
    lowestBase: kept[0]?.base ?? 0,
    eligible,
    wellShaped,
    cap: kind.repeats + extra,
    usesRecent,
    target: kind.target,
  });
}

/** No getter: with one, the engine would look up every column by its name, in the planner's innermost loops. */
function optionSet(options: OptionColumns, about: Omit<OptionSet, keyof OptionColumns | 'tree'>): OptionSet {
  let tree: OptionTree | undefined;
  return { ...options, ...about, tree: () => (tree ??= buildOptionTree(options, about.target)) };
}

/** The first `size` options of a set, which are those with the lowest base cost. */
export function firstOptions(options: OptionSet, size: number): OptionSet {
  const cut = (from: OptionColumns): OptionColumns => ({
    recipe: from.recipe.subarray(0, size),
    quarters: from.quarters.subarray(0, size),
    kcal: from.kcal.subarray(0, size),
    protein: from.protein.subarray(0, size),
    fat: from.fat.subarray(0, size),
    carbohydrates: from.carbohydrates.subarray(0, size),
    base: from.base.subarray(0, size),
  });
  const { lowestBase, eligible, wellShaped, cap, usesRecent, target } = options;
  return optionSet(cut(options), { size, lowestBase, eligible, wellShaped, cap, usesRecent, target });
}
