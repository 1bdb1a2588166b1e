import type { Allergen } from '../../foods/allergens.ts';
import type { Diets, Traits } from '../dish-facts/traits-of-ingredients.ts';

type FoodId = number | string;

/**
 * The properties that decide whether a food in a dish suits a person. Two objects with the same id are the same food.
 */
export type FoodOfDish = Readonly<{ id: FoodId }> & Pick<Traits, 'diets' | 'allergens'>;

export type LineOfDish<F extends FoodOfDish> = Readonly<{ food: F; grams: number }>;

/** A food that may replace another; `factor` is its grams per gram of the other. */
export type Substitute<F extends FoodOfDish> = Readonly<{ food: F; factor: number }>;

/** The possible substitutes for each food, the most common first. */
export type Swaps<F extends FoodOfDish> = ReadonlyMap<FoodId, readonly Substitute<F>[]>;

/**
 * A recipe's own rules for swaps: either no swaps are allowed, or its substitutes take precedence over those in the
 * table.
 */
export type OwnSwaps<F extends FoodOfDish> = 'never' | Swaps<F>;

/** A person's rule that a food breaks. */
export type BrokenRule = Readonly<
  { rule: 'diet'; diet: keyof Diets } | { rule: 'intolerance'; allergen: Allergen } | { rule: 'food' }
>;

/** A line whose food was replaced. */
export type ChangedLine<F extends FoodOfDish> = Readonly<{
  /**
   * The index of the line in the version that contains the substitute. Two changed lines may have been merged into it.
   */
  line: number;
  /** The index of the original line, whose food is `from`. */
  written: number;
  from: F;
  /** Every rule that the original food breaks: the diet first, then intolerances, then foods to avoid. */
  because: readonly BrokenRule[];
}>;

/** A recipe in a version that a person can eat; `changes` and `parts` are absent if it is unchanged. */
export type Version<F extends FoodOfDish> = Readonly<{
  lines: readonly LineOfDish<F>[];
  changes?: readonly ChangedLine<F>[];
  /** For each line, the indexes of the original lines that were merged into it, in order. */
  parts?: readonly (readonly number[])[];
}>;

/** An original recipe. */
export type DishAsWritten<F extends FoodOfDish> = Version<F> & Readonly<{ swaps?: OwnSwaps<F> | null }>;

/** What a person must not eat; where something is unknown, the food counts as unsuitable. */
export type RulesOfEater = Readonly<{
  diet?: keyof Diets | null;
  intolerances?: readonly Allergen[];
  avoidFoodIds?: Iterable<FoodId>;
}>;

/** The outcome for a food: kept (null), replaced, or impossible because no substitute satisfies all rules. */
type Outcome<F extends FoodOfDish> = Readonly<{
  substitute: Substitute<F> | null;
  because: readonly BrokenRule[];
}> | null;

/**
 * Creates the function that returns a recipe's version for a person. Each food that breaks a rule is replaced by the
 * first substitute that satisfies all rules, and a substitute is merged with a line that has the same food. The
 * function returns the recipe itself if no rule is broken, and null if a food that breaks a rule has no such
 * substitute. Outcomes are cached by food, so use one function for all recipes of a request.
 */
export function recipeAdapter<F extends FoodOfDish>(
  swaps: Swaps<F>,
  rules: RulesOfEater,
): (dish: DishAsWritten<F>) => Version<F> | null {
  const intolerances = rules.intolerances ?? [];
  const diet = rules.diet ?? null;
  const avoided = new Set(rules.avoidFoodIds);

  const isFit = ({ id, diets, allergens }: F): boolean =>
    (diet === null || diets[diet] === 'yes') &&
    intolerances.every((allergen) => allergens[allergen] === 'free') &&
    !avoided.has(id);
  const brokenBy = ({ id, diets, allergens }: F): BrokenRule[] => [
    ...(diet !== null && diets[diet] !== 'yes' ? [{ rule: 'diet' as const, diet }] : []),
    ...intolerances
      .filter((allergen) => allergens[allergen] !== 'free')
      .map((allergen) => ({ rule: 'intolerance' as const, allergen })),
    ...(avoided.has(id) ? [{ rule: 'food' as const }] : []),
  ];
  const outcomeOf = (food: F, substitutes: readonly Substitute<F>[] | undefined): Outcome<F> =>
    isFit(food)
      ? null
      : { substitute: substitutes?.find((substitute) => isFit(substitute.food)) ?? null, because: brokenBy(food) };

  const byTable = new Map<FoodId, Outcome<F>>();
  const outcomeIn = (dish: DishAsWritten<F>, food: F): Outcome<F> => {
    const own = dish.swaps === 'never' ? [] : dish.swaps?.get(food.id);
    if (own !== undefined) return outcomeOf(food, own);
    const known = byTable.get(food.id);
    if (known !== undefined) return known;
    const outcome = outcomeOf(food, swaps.get(food.id));
    byTable.set(food.id, outcome);
    return outcome;
  };

  // Nothing is known about a dish without ingredients, so it satisfies no rule.
  const asksForKnowledge = diet !== null || intolerances.length > 0;
  return (dish) => {
    if (dish.lines.length === 0 && asksForKnowledge) return null;
    let isChanged = false;
    for (const { food } of dish.lines) {
      const outcome = outcomeIn(dish, food);
      if (outcome === null) continue;
      if (outcome.substitute === null) return null;
      isChanged = true;
    }
    return isChanged ? changed(dish, (food) => outcomeIn(dish, food)) : dish;
  };
}

/** The version of a dish in which each food that breaks a rule is replaced. */
function changed<F extends FoodOfDish>(dish: DishAsWritten<F>, outcomeOf: (food: F) => Outcome<F>): Version<F> {
  const lines: LineOfDish<F>[] = [];
  const changes: ChangedLine<F>[] = [];
  const parts: number[][] = [];
  /** The line of each food, and whether it includes a substitute. */
  const places = new Map<FoodId, { line: number; isSubstitute: boolean }>();
  for (const [written, line] of dish.lines.entries()) {
    const outcome = outcomeOf(line.food);
    const substitute = outcome?.substitute ?? null;
    const now = substitute === null ? line : { food: substitute.food, grams: line.grams * substitute.factor };
    const place = places.get(now.food.id);
    const joins = place !== undefined && (substitute !== null || place.isSubstitute);
    const at = joins ? place.line : lines.length;
    if (joins) lines[at] = { food: now.food, grams: lines[at]!.grams + now.grams };
    else lines.push(now);
    (parts[at] ??= []).push(written);
    if (place === undefined || joins)
      places.set(now.food.id, { line: at, isSubstitute: substitute !== null || place?.isSubstitute === true });
    if (outcome !== null) changes.push({ line: at, written, from: line.food, because: outcome.because });
  }
  return { lines, changes, parts };
}
