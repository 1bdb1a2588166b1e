import type { listRecipeInspiration as endpoint } from '@weekbord/contract/planner/list-recipe-inspiration';
import { weekdayOf } from '@weekbord/domain/dates/plain-date';
import { ELIGIBLE, findExclusions } from '@weekbord/domain/planner/eligibility';
import type { PlannerRecipe } from '@weekbord/domain/planner/plan-request';
import { OWN_PORTION } from '@weekbord/domain/plates/plate-code';
import { inDailyOrder } from '@weekbord/domain/recipes/daily-order';
import { CheckedText } from '../../platform/http/checked-text.ts';
import type { Context, Operation } from '../../platform/http/context.ts';
import { pageWindow, paginate } from '../../platform/http/paginate.ts';
import { loadPersonRules, type PersonRules } from './load-person-rules.ts';
import { findWeekOf } from '../plans/plans.public.ts';
import { findRecipes } from './find-recipes.ts';
import { fitToSlots } from './fit-to-slots.ts';
import { presentProposals } from './present-proposals.ts';
import { wordsOfSearch } from '../recipes/recipes.public.ts';

type Ctx = Context<typeof endpoint>;

export const listRecipeInspiration: Operation<typeof endpoint> = async (ctx) => {
  const rules = await loadPersonRules(ctx, ctx.actor.id);
  const matching = await listMatching(ctx, rules);
  const page = onPage(ctx, matching);
  const plates = await platesOf(ctx, rules, page);
  const proposals = page.map(({ id }) => ({ recipeId: id, plate: plates.get(id) ?? OWN_PORTION }));
  const rows = await presentProposals(ctx, rules.catalogue, proposals);
  return CheckedText.page(paginate(ctx, { count: matching.length, rows }));
};

/** The recipes that break none of the person's rules; on keto, none that takes more than a day's carbohydrates. */
function allowed({ catalogue: { index }, preferences }: PersonRules): PlannerRecipe[] {
  const exclusions = findExclusions(index, preferences);
  const most = preferences.carbCapGrams ?? Infinity;
  return index.recipes.filter(({ carbohydrates }, at) => exclusions[at] === ELIGIBLE && carbohydrates <= most);
}

/** Those that match the filters; where the caller looks for something, what fits it best first. */
async function listMatching({ db, actor, query }: Ctx, rules: PersonRules): Promise<readonly PlannerRecipe[]> {
  const recipes = allowed(rules);
  const ids = await findRecipes(db, rules.catalogue, {
    id: query.id,
    mealTypes: query.meal_types,
    favouriteOf: query.favourite === true ? actor.id : undefined,
    text: query.ingredient_search,
    preparationFrom: query.preparation_time_min_gte,
    preparationTo: query.preparation_time_min_lte,
  });
  return ids === null ? recipes : among(recipes, ids);
}

/** The asked page of what matches: what was looked for as found, else in the day's own order. */
function onPage({ actor, query, today }: Ctx, matching: readonly PlannerRecipe[]): readonly PlannerRecipe[] {
  const { limit, offset } = pageWindow(query);
  const isSearch = wordsOfSearch(query.ingredient_search) !== undefined;
  const ordered = isSearch ? matching : inDailyOrder(matching, { personId: actor.id, date: today }, offset + limit);
  return ordered.slice(offset, offset + limit);
}

/** Those of some recipes that have one of these ids, in the order of the ids. */
function among(recipes: readonly PlannerRecipe[], ids: Iterable<number>): PlannerRecipe[] {
  const byId = new Map(recipes.map((recipe) => [recipe.id, recipe]));
  return [...ids].flatMap((id) => byId.get(id) ?? []);
}

/** The plate of each that fits the caller's plan of today; empty where there is no plan. */
async function platesOf({ db, actor, query, today }: Ctx, rules: PersonRules, page: readonly PlannerRecipe[]) {
  const week = page.length === 0 ? null : await findWeekOf(db, actor.id);
  const slots = week === null ? [] : week[weekdayOf(today)].slots;
  const asPlanned = slots.map((slot) => {
    const { kcal, protein, fat, carbohydrates } = slot;
    return { id: slot.id, type: slot.meal_moment, target: { kcal, protein, fat, carbohydrates } };
  });
  const { preferences, catalogue } = rules;
  return fitToSlots(catalogue.index, page, asPlanned, { date: today, preferences, mealTypes: query.meal_types });
}
