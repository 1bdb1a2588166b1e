import { type proposalFilters, proposalReasons } from '@weekbord/contract/planner/generate-meals';
import type { RecipeMeal } from '@weekbord/contract/diary/models';
import { weekdayOf } from '@weekbord/domain/dates/plain-date';
import { buildCatalogueIndex, type CatalogueIndex } from '@weekbord/domain/planner/catalogue/catalogue-index';
import { isSideAt } from '@weekbord/domain/planner/side-dishes/side-dishes';
import { dayWithDish, slotTarget } from '@weekbord/domain/planner/side-dishes/slot-target';
import { type RankedMeal, rankSlot } from '@weekbord/domain/planner/search/rank-slot';
import type { Language } from '@weekbord/domain/languages/languages';
import type { MealMoment } from '@weekbord/domain/slots/meal-moments';
import { describeReason } from '@weekbord/phrases/plan-reasons';
import type { z } from 'zod';
import { type CheckedText, checkValue } from '../../../platform/http/checked-text.ts';
import { FieldError } from '../../../platform/http/errors.ts';
import { pageWindow } from '../../../platform/http/paginate.ts';
import { type Asking, authorizePerson } from '../../access/access.public.ts';
import {
  buildPlanRequest,
  type DatedItem,
  type Planning,
  type PlanningPerson,
} from '../auto-plan/build-plan-request.ts';
import { inOrder, isChosen } from '../inspiration/chosen-recipes.ts';
import { findRecipes } from '../inspiration/find-recipes.ts';
import type { SlotRow } from '../../plans/plans.public.ts';
import { reasonsOfMeals } from '../auto-plan/reasons-of-meals.ts';
import { fixedMeal, layOutDays } from '../auto-plan/lay-out-days.ts';
import { isSideOfMeal, itemsOfSlot, targetOfDish } from './dish-of-slot.ts';
import { presentProposals } from './present-proposals.ts';

type Filters = z.output<typeof proposalFilters>;
type Ctx = Asking & Planning & Readonly<{ today: string }>;

export type Proposals = Readonly<{
  count: number;
  rows: CheckedText<RecipeMeal>[];
  reasons: z.output<typeof proposalReasons>;
}>;

/**
 * Returns one page of the recipes fitted to a meal slot, best first, with the reasons for some of them, and the total.
 */
export async function proposeMeals(ctx: Ctx, filters: Filters): Promise<Proposals> {
  const personId = await authorizePerson(ctx, filters.user);
  const date = filters.date_to_plan_for ?? ctx.today;
  const person = await buildPlanRequest(ctx, personId, { from: date, to: date });
  if (person === null) throw new FieldError([{ path: [], code: 'no_plan' }]);
  const ranked = rank(person, date, filters);
  const wanted = await findRecipes(ctx.db, person.catalogue, {
    id: filters.id,
    author: filters.author,
    sourceProvider: filters.source_provider,
    published: filters.published,
    tags: filters.tags,
    favouriteOf: filters.favourite === true ? personId : undefined,
    text: filters.ingredient_search,
    minutesFrom: filters.preparation_time_min_gte,
    minutesTo: filters.preparation_time_min_lte,
  });
  const { recipes, indexById } = person.catalogue.index;
  const isAsked = (id: number) => {
    const recipe = recipes[indexById.get(id) ?? -1];
    return (wanted?.has(id) ?? true) && recipe !== undefined && isChosen(recipe, filters);
  };
  const found = ranked.filter(({ recipeId }) => isAsked(recipeId));
  const matching = inOrder(found, filters.sort, { catalogue: person.catalogue, locale: ctx.locale });
  const { limit, offset } = pageWindow(filters);
  const page = matching.slice(offset, offset + limit);
  const rows = await presentProposals(ctx, person.catalogue, page);
  const slot = slotOf(person, date, filters);
  return { count: matching.length, rows, reasons: reasonsOfPage(person, page, { date, slot, locale: ctx.locale }) };
}

/**
 * Returns every recipe that the person's rules allow for the slot, best first. `meal_types` requests recipes of meals
 * other than the slot's. A side dish is ranked with the other dishes of the slot, and a main dish
 * with its side dishes. Amounts are those that the recipe would be planned with, so that a person gets what was shown.
 */
function rank(person: PlanningPerson, date: string, filters: Filters): RankedMeal[] {
  const slot = slotOf(person, date, filters);
  const { id: slotId, meal_moment: moment } = slot;
  const [day] = layOutDays(person, [date], { replacesPlanned: false });
  const index = indexFor(person, filters);
  const types: readonly MealMoment[] = filters.meal_types ?? [moment];
  const best = new Map<number, RankedMeal>();
  const inSlot = itemsOfSlot(person, date, slot);
  const isSideItem = (item: DatedItem) => isSideOfMeal(person, item);
  const replaced = inSlot.find(({ id }) => id === filters.replaces);
  const isSide =
    replaced === undefined
      ? filters.id !== undefined && isSideAt(person.catalogue.index, filters.id, moment)
      : isSideItem(replaced);
  const others = inSlot.filter((item) => item !== replaced && isSideItem(item) !== isSide).map(fixedMeal);
  const own = targetOfDish(slot, { isSide, others });
  for (const type of new Set(types)) {
    const target = slotTarget({ ...own, ...wishes(filters) });
    const input = dayWithDish(day!.input, { id: slotId, type, target }, others);
    const asked = { ...person.preferences, day: input, slotId, isSide: isSide && type === moment };
    for (const meal of rankSlot(index, asked)) {
      const known = best.get(meal.recipeId);
      if (known === undefined || meal.points < known.points) best.set(meal.recipeId, meal);
    }
  }
  return [...best.values()].toSorted((a, b) => a.points - b.points || a.recipeId - b.recipeId);
}

/** Returns the requested slot on the date. Rejects one that is not the person's, or not on that date. */
function slotOf({ week }: PlanningPerson, date: string, { meal_slot_specification: slotId }: Filters): SlotRow {
  const slot = week[weekdayOf(date)].slots.find(({ id }) => id === slotId);
  if (slot !== undefined) return slot;
  const isTheirs = Object.values(week).some((day) => day.slots.some(({ id }) => id === slotId));
  throw new FieldError({ meal_slot_specification: isTheirs ? 'slot_not_in_plan' : 'does_not_exist' });
}

/**
 * Returns why some recipes of a page are proposed for a slot, in place of its current meals. Two reasons are left out:
 * being quick, because a card shows the minutes anyway, and being a side dish, because only side dishes replace one.
 */
function reasonsOfPage(
  person: PlanningPerson,
  page: readonly RankedMeal[],
  { date, slot, locale }: Readonly<{ date: string; slot: SlotRow; locale: Language }>,
): Proposals['reasons'] {
  const inSlot = person.items.filter((item) => item.date === date && item.meal_moment === slot.meal_moment);
  const gone = new Set(inSlot.map(({ id }) => id));
  const { servings } = person.catalogue.shown[locale];
  const reasons = page.flatMap(({ recipeId: recipe }) => {
    const [reason] = reasonsOfMeals(person, [{ recipeId: recipe, date, moment: slot.meal_moment }], gone);
    if (reason === null || reason === undefined || reason.kind === 'QUICK' || reason.kind === 'SIDE_DISH') return [];
    const lines = person.catalogue.lines.get(recipe) ?? [];
    const nameOfFood = (id: number) =>
      [...(lines.find(({ food }) => food.id === id)?.food.servings.values() ?? [])]
        .map((serving) => servings.get(serving)?.food_name)
        .find((name) => name !== undefined);
    const presented = describeReason(reason, nameOfFood, locale);
    return presented === null ? [] : [{ recipe, reason: presented }];
  });
  return checkValue(proposalReasons, reasons, 'reasons of proposals');
}

/** Returns targets that replace the slot's. */
function wishes({ kcal, protein }: Filters): { kcal?: number; protein?: number } {
  return {
    ...(kcal === undefined || kcal === 0 ? {} : { kcal }),
    ...(protein === undefined || protein === 0 ? {} : { protein }),
  };
}

/**
 * Custom recipes without a meal type are never planned automatically, but a request for custom recipes finds them for
 * any meal.
 */
function indexFor({ catalogue }: PlanningPerson, { source_provider: source, id }: Filters): CatalogueIndex {
  const { index } = catalogue;
  const asksForOwn = source === 'USER_GENERATED' || id !== undefined;
  if (!asksForOwn || index.recipes.every(({ meals }) => meals.length > 0)) return index;
  const anyMeal = ['BREAKFAST', 'LUNCH', 'DINNER', 'SNACK'] as const;
  return buildCatalogueIndex(
    index.recipes.map((recipe) => (recipe.meals.length === 0 ? { ...recipe, meals: anyMeal } : recipe)),
  );
}
