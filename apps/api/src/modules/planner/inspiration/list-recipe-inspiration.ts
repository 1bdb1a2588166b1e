import {
  fittedRecipes,
  type listRecipeInspiration as endpoint,
} from '@weekbord/contract/planner/list-recipe-inspiration';
import { type PlainDate, weekdayOf } from '@weekbord/domain/dates/plain-date';
import type { Endpoints } from '@weekbord/contract/endpoints';
import { ELIGIBLE, findExclusions } from '@weekbord/domain/planner/catalogue/eligibility';
import type { PlannerRecipe } from '@weekbord/domain/planner/week/plan-request';
import { OWN_PORTION, readPlate } from '@weekbord/domain/plates/plate-code';
import { inDailyOrder } from '@weekbord/domain/recipes/list/daily-order';
import type { MealType } from '@weekbord/domain/slots/meal-moments';
import { CheckedText, checkValue } from '../../../platform/http/checked-text.ts';
import type { Context, Operation } from '../../../platform/http/context.ts';
import { ApiError } from '../../../platform/http/errors.ts';
import { pageWindow, paginate } from '../../../platform/http/paginate.ts';
import { loadPersonRules, type PersonRules } from '../person-rules/load-person-rules.ts';
import { findWeekOf, type PersonsWeek } from '../../plans/plans.public.ts';
import { inOrder, isChosen } from './chosen-recipes.ts';
import { findRecipes } from './find-recipes.ts';
import { type FittedPlate, fitToSlots } from '../proposals/fit-to-slots.ts';
import { presentProposals } from '../proposals/present-proposals.ts';
import { wordsOfSearch } from '../../recipes/recipes.public.ts';

type Ctx = Context<typeof endpoint>;

export const listRecipeInspiration: Operation<typeof endpoint> = async (ctx) => {
  const { limit, offset } = pageWindow(ctx.query);
  const [rules, week] = await loadRulesAndWeek(ctx);
  const matching = await listMatching(ctx, rules);
  const { sort = 'BEST_FIT' } = ctx.query;
  // The protein shown is that of the plate, so sorting by protein requires the plate of every recipe.
  const page = sort === 'PROTEIN' ? matching : onPage(ctx, matching, rules, { offset, limit });
  const asked = ctx.query.plate === undefined ? null : readPlate(ctx.query.plate);
  const plates: ReadonlyMap<number, FittedPlate> =
    asked === null ? platesOf(ctx.today, rules, week, page, ctx.query.meal_types) : new Map();
  const plated = page.map(({ id }) => ({ recipeId: id, plate: plates.get(id)?.plate ?? asked ?? OWN_PORTION }));
  const proposals =
    sort === 'PROTEIN' ? inOrder(plated, sort, { ...rules, locale: ctx.locale }).slice(offset, offset + limit) : plated;
  const rows = await presentProposals(ctx, rules.catalogue, proposals);
  const fitted = proposals.flatMap(({ recipeId: recipe }) => {
    const moment = plates.get(recipe)?.moment;
    return moment === undefined ? [] : [{ recipe, moment }];
  });
  return CheckedText.page({
    ...paginate(ctx, { count: matching.length, rows }),
    fitted: checkValue(fittedRecipes, fitted, 'fitted recipes'),
  });
};

export const getRecipeInspiration: Operation<Endpoints['getRecipeInspiration']> = async (ctx) => {
  const [rules, week] = await loadRulesAndWeek(ctx);
  const wanted = allowed(rules, [ctx.params.id]);
  const plates = platesOf(ctx.today, rules, week, wanted);
  const plated = wanted.map(({ id }) => ({ recipeId: id, plate: plates.get(id)?.plate ?? OWN_PORTION }));
  const [shown] = await presentProposals(ctx, rules.catalogue, plated);
  if (shown === undefined) throw new ApiError('not_found');
  return shown;
};

function loadRulesAndWeek(ctx: Pick<Ctx, 'db' | 'config' | 'actor'>) {
  const { db, actor } = ctx;
  return Promise.all([loadPersonRules(ctx, actor.id), findWeekOf(db, actor.id)]);
}

/**
 * Returns the recipes that break none of the person's rules and, on keto, stay within the day's carbohydrate limit. If
 * ids are given, returns only those recipes, in the same order.
 */
function allowed({ catalogue: { index }, preferences }: PersonRules, ids?: Iterable<number>): PlannerRecipe[] {
  const exclusions = findExclusions(index, preferences);
  const most = preferences.carbCapGrams ?? Infinity;
  const found: PlannerRecipe[] = [];
  const add = (at: number | undefined) => {
    if (at === undefined || exclusions[at] !== ELIGIBLE) return;
    const recipe = index.recipes[at]!;
    if (recipe.carbohydrates <= most) found.push(recipe);
  };
  if (ids === undefined) for (let at = 0; at < exclusions.length; at += 1) add(at);
  else for (const id of ids) add(index.indexById.get(id));
  return found;
}

/** Returns the recipes that match the filters; for a search, best match first. */
async function listMatching({ db, actor, query }: Ctx, rules: PersonRules): Promise<readonly PlannerRecipe[]> {
  const ids = await findRecipes(db, rules.catalogue, {
    id: query.id,
    mealTypes: query.meal_types,
    sourceProvider: query.source_provider,
    favouriteOf: query.favourite === true ? actor.id : undefined,
    text: query.ingredient_search,
    minutesFrom: query.preparation_time_min_gte,
    minutesTo: query.preparation_time_min_lte,
  });
  const recipes = allowed(rules, ids ?? undefined);
  const isAsked = query.diets !== undefined || query.high_protein !== undefined;
  return isAsked ? recipes.filter((recipe) => isChosen(recipe, query)) : recipes;
}

/**
 * Returns the requested page of the matches, in the requested order. By default, search results keep their order, and
 * other matches get the order of the day.
 */
function onPage(
  { actor, query, today, locale }: Ctx,
  matching: readonly PlannerRecipe[],
  { catalogue }: PersonRules,
  { offset, limit }: Readonly<{ offset: number; limit: number }>,
): readonly PlannerRecipe[] {
  const { sort = 'BEST_FIT' } = query;
  const isSearch = wordsOfSearch(query.ingredient_search) !== undefined;
  if (sort !== 'BEST_FIT') {
    const listed = matching.map((recipe) => ({ recipeId: recipe.id, plate: OWN_PORTION, recipe }));
    const ordered = inOrder(listed, sort, { catalogue, locale });
    return ordered.slice(offset, offset + limit).map(({ recipe }) => recipe);
  }
  const ordered = isSearch ? matching : inDailyOrder(matching, { personId: actor.id, date: today }, offset + limit);
  return ordered.slice(offset, offset + limit);
}

/** Returns the plate of each recipe that fits the caller's plan for today; empty without a plan. */
function platesOf(
  today: PlainDate,
  rules: PersonRules,
  week: PersonsWeek | null,
  page: readonly PlannerRecipe[],
  mealTypes?: readonly MealType[],
) {
  const slots = week === null ? [] : week[weekdayOf(today)].slots;
  const asPlanned = slots.map((slot) => {
    const { kcal, protein, fat, carbohydrates } = slot;
    return { id: slot.id, type: slot.meal_moment, target: { kcal, protein, fat, carbohydrates } };
  });
  const { preferences, catalogue } = rules;
  return fitToSlots(catalogue.index, page, asPlanned, { date: today, preferences, mealTypes });
}
