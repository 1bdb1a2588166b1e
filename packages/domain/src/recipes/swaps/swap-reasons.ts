import { ALLERGENS, type Allergen } from '../../foods/allergens.ts';
import { INGREDIENT_DISLIKES, type IngredientDislike } from '../../foods/ingredient-dislikes.ts';
import { MARKED_DIETS, type MarkedDiet } from '../../diets/diets.ts';
import type { BrokenRule } from '../versions/adapt-recipe.ts';

/** Origins that some diets exclude beyond what their mark covers, such as eggs for lacto-vegetarians. */
export const LEFT_OUT_ORIGINS = ['egg', 'dairy', 'alcohol'] as const;
type LeftOutOrigin = (typeof LEFT_OUT_ORIGINS)[number];

/** Why a food in a recipe was swapped, in the form that is stored and sent. */
export type SwapReason =
  | `diet:${MarkedDiet}`
  | `intolerance:${Allergen}`
  | `dislike:${IngredientDislike}`
  | `without:${LeftOutOrigin}`;

/** A swap reason split into its parts. */
export type PartsOfReason =
  | Readonly<{ rule: 'diet'; of: MarkedDiet }>
  | Readonly<{ rule: 'intolerance'; of: Allergen }>
  | Readonly<{ rule: 'dislike'; of: IngredientDislike }>
  | Readonly<{ rule: 'without'; of: LeftOutOrigin }>;

/** Splits a reason into its rule and what the rule is about. */
export function partsOfReason(reason: SwapReason): PartsOfReason {
  const [rule, of] = reason.split(':');
  // Safe, because the type of a reason defines which words can be on either side of the colon.
  return { rule, of } as PartsOfReason;
}

export const SWAP_REASONS: readonly SwapReason[] = [
  ...MARKED_DIETS.map((diet) => `diet:${diet}` as const),
  ...ALLERGENS.map((allergen) => `intolerance:${allergen}` as const),
  ...INGREDIENT_DISLIKES.map((dislike) => `dislike:${dislike}` as const),
  ...LEFT_OUT_ORIGINS.map((origin) => `without:${origin}` as const),
];

const KNOWN: ReadonlySet<string> = new Set(SWAP_REASONS);

/** Whether a stored reason is still a known one. */
export function isSwapReason(reason: string): reason is SwapReason {
  return KNOWN.has(reason);
}

/** What a person avoids besides a diet and intolerances. */
export type Avoidances = Readonly<{ dislikes: readonly string[]; without: readonly LeftOutOrigin[] }>;

/** Why a person must not eat a food, from the rules that it breaks and what the person avoids. */
export function swapReasons(
  broken: readonly BrokenRule[],
  food: Readonly<{ dislikes: readonly string[]; origins: readonly string[] | null }>,
  avoided: Avoidances,
): SwapReason[] {
  return broken.flatMap((one): SwapReason[] => {
    if (one.rule === 'diet') return [`diet:${one.diet}`];
    if (one.rule === 'intolerance') return [`intolerance:${one.allergen}`];
    return [
      ...INGREDIENT_DISLIKES.filter(
        (dislike) => food.dislikes.includes(dislike) && avoided.dislikes.includes(dislike),
      ).map((dislike) => `dislike:${dislike}` as const),
      ...avoided.without
        .filter((origin) => food.origins?.includes(origin) ?? true)
        .map((origin) => `without:${origin}` as const),
    ];
  });
}
