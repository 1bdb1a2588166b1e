import { currentCycle, type MenstrualCycle } from '../../cycle/current-cycle.ts';
import type { PlainDate } from '../../dates/plain-date.ts';
import type { Traits } from '../../recipes/dish-facts/traits-of-ingredients.ts';
import type { Allergen } from '../../foods/allergens.ts';
import type { Diet, MarkedDiet } from '../../diets/diets.ts';
import type { Gender } from '../../energy/profile.ts';
import type { MacroPreference } from '../../macros/macro-preferences.ts';
import type { RecipeTag } from '../../recipes/list/recipe-tags.ts';

/** What a diet requires: a mark that recipes must have, and animal products or alcohol that they must not contain. */
export type DietRules = Readonly<{ diet: MarkedDiet | null; without: readonly ('egg' | 'dairy' | 'alcohol')[] }>;

/** The rules of a diet. A plant-based organisation serves neither meat nor fish, whatever the diet. */
export function dietRules(diet: Diet, plantBased: boolean): DietRules {
  switch (diet) {
    case 'VEGAN':
      return { diet: 'vegan', without: [] };
    case 'LACTO_VEGETARIAN':
      return { diet: 'vegetarian', without: ['egg'] };
    case 'OVO_VEGETARIAN':
      return { diet: 'vegetarian', without: ['dairy'] };
    case 'VEGETARIAN':
      return { diet: 'vegetarian', without: [] };
    case 'PESCATARIAN':
      return { diet: plantBased ? 'vegetarian' : 'pescatarian', without: [] };
    case 'OMNIVORE':
      return { diet: plantBased ? 'vegetarian' : null, without: [] };
    case 'HALAL':
      return plantBased ? { diet: 'vegetarian', without: ['alcohol'] } : { diet: 'halal', without: [] };
  }
}

/** What is known about a food that a person may have to avoid; `origins` is null if its ingredients are unknown. */
export type AvoidableFood = Readonly<{
  id: number;
  dislikes: readonly string[];
  origins: readonly string[] | null;
}>;

/**
 * The foods that belong to a dislike, or that are or may be of an excluded origin; foods with unknown ingredients may
 * be of any.
 */
export function foodsToAvoid(
  foods: Iterable<AvoidableFood>,
  dislikes: readonly string[],
  without: DietRules['without'],
): number[] {
  if (dislikes.length === 0 && without.length === 0) return [];
  const leftOut: readonly string[] = without;
  const avoided = new Set<number>();
  for (const food of foods) {
    const isDisliked = food.dislikes.some((dislike) => dislikes.includes(dislike));
    const isLeftOut = leftOut.length > 0 && (food.origins?.some((origin) => leftOut.includes(origin)) ?? true);
    if (isDisliked || isLeftOut) avoided.add(food.id);
  }
  return [...avoided];
}

/** The hard rules of a person that apply to a single food. */
export type RulesForFood = DietRules & Readonly<{ intolerances: readonly Allergen[]; dislikes: readonly string[] }>;

/** A food with all the facts that decide who may eat it. */
export type JudgedFood = AvoidableFood & Readonly<{ traits: Pick<Traits, 'diets' | 'allergens'> }>;

/** The kinds of a person's rules that a food breaks; a rule for which the facts are unknown counts as broken. */
export function rulesBrokenBy(
  food: JudgedFood,
  { diet, without, intolerances, dislikes }: RulesForFood,
): ('diet' | 'intolerance' | 'avoided')[] {
  const { diets, allergens } = food.traits;
  const isAvoided = (disliked: readonly string[], origins: DietRules['without']) =>
    foodsToAvoid([food], disliked, origins).length > 0;
  const breaksDiet = (diet !== null && diets[diet] !== 'yes') || isAvoided([], without);
  return [
    ...(breaksDiet ? ['diet' as const] : []),
    ...(intolerances.some((allergen) => allergens[allergen] !== 'free') ? ['intolerance' as const] : []),
    ...(isAvoided(dislikes, []) ? ['avoided' as const] : []),
  ];
}

/** Returns a food with its unknown facts counted as suitable, for foods that a person knowingly chose. */
export function asFarAsKnown<Food extends JudgedFood>(food: Food): Food {
  const { diets, allergens } = food.traits;
  return {
    ...food,
    origins: food.origins ?? [],
    traits: {
      ...food.traits,
      diets: mapValues(diets, (suitability) => (suitability === 'unknown' ? 'yes' : suitability)),
      allergens: mapValues(allergens, (state) => (state === 'unknown' ? 'free' : state)),
    },
  };
}

function mapValues<Key extends string, Value>(
  record: Readonly<Record<Key, Value>>,
  change: (value: Value) => Value,
): Record<Key, Value> {
  const entries = Object.entries(record) as [Key, Value][];
  return Object.fromEntries(entries.map(([key, value]) => [key, change(value)])) as Record<Key, Value>;
}

/** The facts that decide which recipes are preferred on a date. */
export type HormoneProfile = Readonly<{
  gender: Gender;
  dietType: MacroPreference;
  isOnMenopauseDiet: boolean;
  cycle: MenstrualCycle | null;
}>;

/**
 * The tags of recipes to prefer on a date: HORMONE in menopause, and on the cycle diet during the luteal phase and
 * menstruation.
 */
export function preferredTags(profile: HormoneProfile, date: PlainDate): readonly RecipeTag[] {
  if (profile.isOnMenopauseDiet || profile.dietType === 'MENOPAUSE') return ['HORMONE'];
  if (profile.dietType !== 'CYCLE_DIET' || profile.cycle === null) return [];
  const { phase } = currentCycle(profile.gender, profile.cycle, date);
  return phase === 'LUTEAL' || phase === 'MENSTRUATION' ? ['HORMONE'] : [];
}
