import type { generateMeals as endpoint } from '@weekbord/contract/recipes/generate-meals';
import { weekdayOf } from '@weekbord/domain/dates/plain-date';
import type { RankedMeal } from '@weekbord/domain/planner/rank-slot';
import { rankSlot } from '@weekbord/domain/planner/rank-slot';
import type { RecipeMeal } from '@weekbord/contract/recipes/models';
import type { MealMoment } from '@weekbord/domain/vocabulary';
import type { Context, Operation } from '../../platform/http/context.ts';
import { FieldError } from '../../platform/http/errors.ts';
import { pageWindow, paginate } from '../../platform/http/paginate.ts';
import { reachPerson } from '../accounts/accounts.public.ts';
import { buildPlanRequest, layOutDays, type PlanningPerson } from '../planner/planner.public.ts';
import { composeMeal } from './compose-meal.ts';
import { presentRecipeMeal } from './recipes.present.ts';
import { listMatchingIds, listTemplateIngredients, listTemplatesByIds } from './recipes.store.ts';

type Ctx = Context<typeof endpoint>;

export const generateMeals: Operation<typeof endpoint> = async (ctx) => {
  const { query } = ctx;
  const { id: personId } = await reachPerson(ctx, query.user);
  const date = query.date_to_plan_for ?? ctx.today;
  const person = await buildPlanRequest(ctx, personId, { from: date, to: date });
  if (person === null) throw new FieldError([{ path: [], code: 'no_plan' }]);
  const ranked = rank(person, date, query);
  const wanted = await listMatchingIds(ctx.db, filterOf(query, personId));
  const matching = ranked.filter(({ item }) => wanted.has(item.recipeId));
  const { limit, offset } = pageWindow(query);
  const rows = await presentProposals(ctx, person, matching.slice(offset, offset + limit));
  return paginate(ctx, { count: matching.length, rows });
};

function filterOf(query: Ctx['query'], personId: number) {
  return {
    author: query.author,
    sourceProvider: query.source_provider,
    tags: query.tags,
    favouriteOf: query.favourite === true ? personId : undefined,
    search: query.ingredient_search,
    preparationFrom: query.preparation_time_min_gte,
    preparationTo: query.preparation_time_min_lte,
  };
}

/**
 * Every recipe that the person's rules allow for the slot, best first. `meal_types` asks for recipes of other meals
 * than the slot's own. Amounts stay as the recipe has them, so that what is planned is what was shown.
 */
function rank(person: PlanningPerson, date: string, query: Ctx['query']): RankedMeal[] {
  const slotId = query.meal_slot_specification;
  const { slots } = person.week[weekdayOf(date)];
  const slot = slots.find(({ id }) => id === slotId);
  if (slot === undefined) {
    const isTheirs = Object.values(person.week).some((day) => day.slots.some(({ id }) => id === slotId));
    throw new FieldError({ meal_slot_specification: isTheirs ? 'slot_not_in_plan' : 'does_not_exist' });
  }
  const [day] = layOutDays(person, [date], { replacesPlanned: false });
  const types: readonly MealMoment[] = query.meal_types ?? [slot.meal_moment];
  const best = new Map<number, RankedMeal>();
  for (const type of types) {
    const input = { ...day!.input, slots: day!.input.slots.map((one) => (one.id === slotId ? { ...one, type } : one)) };
    const { index } = person.catalogue;
    const limit = index.recipes.length;
    for (const meal of rankSlot(index, { ...person.preferences, ingredientFit: 'off', day: input, slotId, limit })) {
      const known = best.get(meal.item.recipeId);
      if (known === undefined || meal.points < known.points) best.set(meal.item.recipeId, meal);
    }
  }
  return [...best.values()].toSorted((a, b) => a.points - b.points || a.item.recipeId - b.item.recipeId);
}

async function presentProposals(
  { db, locale }: Pick<Ctx, 'db' | 'locale'>,
  { catalogue }: PlanningPerson,
  ranked: readonly RankedMeal[],
): Promise<RecipeMeal[]> {
  if (ranked.length === 0) return [];
  const ids = ranked.map(({ item }) => item.recipeId);
  const templates = new Map((await listTemplatesByIds(db, ids, locale)).map((row) => [row.id, row]));
  const lines = Map.groupBy(await listTemplateIngredients(db, ids, locale), ({ owner_id: owner }) => owner);
  return ranked.map(({ item: { recipeId, multiplier } }) => {
    const { macros } = composeMeal(
      { id: recipeId, lines: catalogue.lines.get(recipeId) ?? [] },
      { portions: 1, portionsMultiplier: multiplier },
    );
    return presentRecipeMeal(
      { id: null, portions: 1, portions_multiplier: multiplier, ...macros },
      templates.get(recipeId)!,
      (lines.get(recipeId) ?? []).map((line) => ({ ...line, quantity: line.quantity * multiplier })),
    );
  });
}
