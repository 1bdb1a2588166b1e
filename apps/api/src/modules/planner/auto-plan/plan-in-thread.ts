import { buildCatalogueIndex, type CatalogueIndex } from '@weekbord/domain/planner/catalogue/catalogue-index';
import type { PlanDayInput, PlannerPreferences, PlannerRecipe } from '@weekbord/domain/planner/week/plan-request';
import type { WeekPlan } from '@weekbord/domain/planner/week/plan-result';
import { planWeek } from '@weekbord/domain/planner/week/plan-week';
import { chooseChanges, type MealChange, type RepairRequest } from '@weekbord/domain/repair/choose-changes';
import { type SentVersion, unpackVersion, withVersions } from '@weekbord/domain/planner/catalogue/sent-versions';
import { LastUsed } from '../proposals/last-used.ts';

/** The recipes of a person, as plain data. */
export type ThreadRecipes = Readonly<{
  /** Identifies the state of the shared recipes. */
  version: string;
  /** The original shared recipes; null if the thread is expected to have them. */
  shared: readonly PlannerRecipe[] | null;
  /** Identifies the person's rules; empty if there are none. */
  eater: string;
  /** The shared recipes that differ under these rules; null if the thread is expected to have them. */
  adapted: readonly SentVersion[] | null;
  /** The person's custom recipes. */
  own: readonly PlannerRecipe[];
}>;

/** The planning request, as plain data. */
export type ThreadRequest = ThreadRecipes &
  Readonly<{
    preferences: PlannerPreferences;
    seed: number;
    days: readonly PlanDayInput[];
    iterations?: number;
  }>;

/**
 * What the thread lacks: `recipes-wanted` is this version of the shared recipes, `versions-wanted` is their versions
 * for these rules.
 */
export type ThreadWants = 'recipes-wanted' | 'versions-wanted';

export type ThreadPlan = Pick<WeekPlan, 'days' | 'issues' | 'followed'>;

/** The number of sets of rules for which a thread caches the recipes. */
const MOST_EATERS = 8;

/** The shared recipes that this thread received last, and their versions for the most recent sets of rules. */
let known:
  | {
      version: string;
      recipes: readonly PlannerRecipe[];
      index: CatalogueIndex;
      byEater: LastUsed<CatalogueIndex>;
    }
  | undefined;

/** Plans the given days. Runs in a thread, which caches the shared recipes between calls. */
export function planInThread(request: ThreadRequest): ThreadWants | ThreadPlan {
  const index = indexOfPerson(request);
  if (typeof index === 'string') return index;
  const { preferences, seed, days: wanted, iterations } = request;
  const asked = { ...preferences, seed, days: wanted, ...(iterations !== undefined && { iterations }) };
  const { days, issues, followed } = planWeek(index, asked);
  return { days, issues, followed };
}

/** The repair request, as plain data. */
export type ThreadRepair = ThreadRecipes & Readonly<{ request: RepairRequest }>;

/** Chooses what changes on the given days, like `planInThread`. */
export function repairInThread(asked: ThreadRepair): ThreadWants | readonly MealChange[] {
  const index = indexOfPerson(asked);
  return typeof index === 'string' ? index : chooseChanges(index, asked.request);
}

function indexOfPerson(recipes: ThreadRecipes): ThreadWants | CatalogueIndex {
  const { version, shared, own } = recipes;
  if (known?.version !== version) {
    if (shared === null) return 'recipes-wanted';
    known = {
      version,
      recipes: shared,
      index: buildCatalogueIndex(shared),
      byEater: new LastUsed<CatalogueIndex>(MOST_EATERS),
    };
  }
  const forEater = indexFor(known, recipes);
  if (forEater === undefined) return 'versions-wanted';
  return own.length === 0 ? forEater : buildCatalogueIndex([...forEater.recipes, ...own]);
}

function indexFor(
  { recipes, index, byEater }: NonNullable<typeof known>,
  { eater, adapted }: ThreadRecipes,
): CatalogueIndex | undefined {
  if (eater === '') return index;
  const made = byEater.peek(eater) ?? (adapted === null ? undefined : indexOf(recipes, index, eater, adapted));
  return made === undefined ? undefined : byEater.keep(eater, made);
}

function indexOf(
  recipes: readonly PlannerRecipe[],
  index: CatalogueIndex,
  eater: string,
  adapted: readonly SentVersion[],
): CatalogueIndex {
  const byId = new Map(recipes.map((recipe) => [recipe.id, recipe]));
  const versions = new Map(adapted.map((sent) => [sent.id, unpackVersion(sent, byId.get(sent.id)!)]));
  return buildCatalogueIndex(withVersions(recipes, versions), { index, name: eater });
}
