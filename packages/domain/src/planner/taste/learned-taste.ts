import type { MealType } from '../../slots/meal-moments.ts';
import type { PlannerRecipe } from '../week/plan-request.ts';

/** The answers that a person can give about a kind of dish. */
export const TASTE_ANSWERS = ['MORE', 'LESS'] as const;
export type TasteAnswer = (typeof TASTE_ANSWERS)[number];

/**
 * One signal of a person's taste: an answer, a recipe on one of their lists, or what they did with a meal: ticked it,
 * rejected it, or left it on a day when they ticked others.
 */
export type TasteSignal = Readonly<{
  kind: TasteAnswer | 'FAVOURITE' | 'DISLIKED' | 'EATEN' | 'LEFT' | 'TURNED_DOWN';
  recipeId: number;
  /** Whole days since the signal; ignored for entries on lists, which keep their weight. */
  daysAgo: number;
}>;

/** Groups of meals with similar dishes: lunch and dinner share one. */
type MealGroup = 'MAIN' | 'BREAKFAST' | 'SNACK';
const TRAITS = ['source', 'form', 'cuisine'] as const;
type Trait = (typeof TRAITS)[number];

/** What is known about a person's taste, as planner points in plain data: lower means liked better. Initially empty. */
export type LearnedTaste = Readonly<{
  /** By the recipe's id. */
  recipes: Readonly<Record<number, number>>;
  /** By group of meals, then by trait and its value. */
  kinds: Readonly<Record<MealGroup, Readonly<Record<Trait, Readonly<Record<string, number>>>>>>;
}>;

/** Days after which diary entries are ignored. */
export const TASTE_DAYS = 60;
/** Days after which an action (`done`) or an answer (`said`) counts for half. */
const HALF_LIFE = { done: 30, said: 90 } as const;

/** The direction and weight of each signal; `of` says whether it is an action, an answer, or an entry on a list. */
const SIGNALS: Readonly<
  Record<TasteSignal['kind'], Readonly<{ value: 1 | -1; weight: number; of: 'done' | 'said' | 'list' }>>
> = {
  MORE: { value: 1, weight: 2, of: 'said' },
  LESS: { value: -1, weight: 2, of: 'said' },
  FAVOURITE: { value: 1, weight: 1, of: 'list' },
  DISLIKED: { value: -1, weight: 1, of: 'list' },
  EATEN: { value: 1, weight: 1, of: 'done' },
  LEFT: { value: -1, weight: 0.7, of: 'done' },
  TURNED_DOWN: { value: -1, weight: 1, of: 'done' },
};

/** Maximum points for the recipe itself and for each trait that it shares with others. */
const POINTS = { recipe: 5, source: 10, form: 1, cuisine: 1.2 } as const;
/** Weight of the prior assumption that there is no preference. The larger it is, the more signals are needed. */
const DOUBT = { recipe: 2, kind: 3 } as const;
/**
 * Maximum points in total, chosen so that the difference between any two recipes costs less than one dinner outside the
 * mix or one recent dish.
 */
export const MOST_LEARNED = 5.95;

function groupOf(meal: MealType): MealGroup {
  if (meal === 'LUNCH' || meal === 'DINNER') return 'MAIN';
  return meal === 'BREAKFAST' ? 'BREAKFAST' : 'SNACK';
}

type Nature = Pick<PlannerRecipe, 'source' | 'form' | 'cuisine'>;

/** The traits that a dish may share with others; `NONE` and `EVERYDAY` are not shared traits. */
function traitsOf(recipe: Nature): readonly (readonly [Trait, string])[] {
  return TRAITS.flatMap((trait) => {
    const value = recipe[trait];
    return value === undefined || value === 'NONE' || value === 'EVERYDAY' ? [] : [[trait, value] as const];
  });
}

/** Whether two dishes are of the same kind: the same source, and the same form or cuisine. */
export function isOfAKind(one: Nature, other: Nature): boolean {
  const shared = traitsOf(one).filter(([trait, value]) => other[trait] === value);
  return shared.some(([trait]) => trait === 'source') && shared.length > 1;
}

type Sum = { weight: number; value: number };
type Sums = Map<string, Sum>;

function add(sums: Sums, key: string, weight: number, value: number): void {
  const sum = sums.get(key) ?? { weight: 0, value: 0 };
  sum.weight += weight;
  sum.value += weight * value;
  sums.set(key, sum);
}

const NO_SUM: Sum = { weight: 0, value: 0 };

/** A fixed order, so that the sums of equal signals are identical to the last digit. */
function inOrder(a: TasteSignal, b: TasteSignal): number {
  return a.recipeId - b.recipeId || a.daysAgo - b.daysAgo || (a.kind < b.kind ? -1 : 1);
}

/**
 * Learns from signals what a person likes: the recipes themselves and, by similarity, their kinds. An action is
 * compared with what the person does with all meals of the group, so ticking everything does not count as a preference.
 * Recipes unknown to `recipeOf` are skipped. The order of the signals does not matter.
 */
export function learnTaste(
  signals: readonly TasteSignal[],
  recipeOf: (id: number) => PlannerRecipe | undefined,
): LearnedTaste {
  const ofRecipes: Sums = new Map();
  const groups = { MAIN: noGroup(), BREAKFAST: noGroup(), SNACK: noGroup() };
  for (const { kind, recipeId, daysAgo } of signals.toSorted(inOrder)) {
    const recipe = recipeOf(recipeId);
    const { value, weight: full, of } = SIGNALS[kind];
    if (recipe === undefined || !Number.isFinite(daysAgo)) continue;
    const weight = of === 'list' ? full : full * 0.5 ** (Math.max(0, daysAgo) / HALF_LIFE[of]);
    // Favourites are scored separately, and disliked recipes are never planned.
    if (of !== 'list') add(ofRecipes, String(recipeId), weight, value);
    for (const group of new Set(recipe.meals.map(groupOf))) {
      const { done, said, usual } = groups[group];
      if (of === 'done') add(usual, 'all', weight, value);
      for (const [trait, name] of traitsOf(recipe)) add((of === 'done' ? done : said)[trait], name, weight, value);
    }
  }
  const recipes = [...ofRecipes].map(([id, { weight, value }]) => {
    return [id, -POINTS.recipe * (value / (weight + DOUBT.recipe))] as const;
  });
  return {
    recipes: Object.fromEntries(recipes),
    kinds: { MAIN: kindsOf(groups.MAIN), BREAKFAST: kindsOf(groups.BREAKFAST), SNACK: kindsOf(groups.SNACK) },
  };
}

const noSums = (): Record<Trait, Sums> => ({ source: new Map(), form: new Map(), cuisine: new Map() });

/** The actions and answers for the meals of a group, by trait, and the actions on all of its meals. */
const noGroup = () => ({ done: noSums(), said: noSums(), usual: new Map() as Sums });

function kindsOf({ done, said, usual }: ReturnType<typeof noGroup>): LearnedTaste['kinds'][MealGroup] {
  const all = usual.get('all') ?? NO_SUM;
  const mean = all.weight === 0 ? 0 : all.value / all.weight;
  const pointsBy = (trait: Trait): Record<string, number> =>
    Object.fromEntries(
      [...new Set([...done[trait].keys(), ...said[trait].keys()])].map((name) => {
        const [did, told] = [done[trait].get(name) ?? NO_SUM, said[trait].get(name) ?? NO_SUM];
        const beyondUsual = did.value - did.weight * mean + told.value;
        return [name, -POINTS[trait] * (beyondUsual / (did.weight + told.weight + DOUBT.kind))];
      }),
    );
  return { source: pointsBy('source'), form: pointsBy('form'), cuisine: pointsBy('cuisine') };
}

/** The learned points of a recipe for a meal, within MOST_LEARNED of 0; lower means liked better. */
export function learnedPoints(
  { recipes, kinds }: LearnedTaste,
  recipe: Nature & { id: number },
  meal: MealType,
): number {
  const { source, form, cuisine } = kinds[groupOf(meal)];
  const points =
    (recipes[recipe.id] ?? 0) +
    (recipe.source === undefined ? 0 : (source[recipe.source] ?? 0)) +
    (recipe.form === undefined ? 0 : (form[recipe.form] ?? 0)) +
    (recipe.cuisine === undefined ? 0 : (cuisine[recipe.cuisine] ?? 0));
  return Math.min(MOST_LEARNED, Math.max(-MOST_LEARNED, points));
}
