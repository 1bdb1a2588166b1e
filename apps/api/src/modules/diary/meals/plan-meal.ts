import type { CalendarItem, ItemOf } from '@weekbord/contract/diary/models';
import { weekdayOf } from '@weekbord/domain/dates/plain-date';
import type { ItemStatus } from '@weekbord/domain/diary/calendar-items';
import type { Language } from '@weekbord/domain/languages/languages';
import type { MealSize } from '@weekbord/domain/planner/search/compose-meal';
import type { MealMoment } from '@weekbord/domain/slots/meal-moments';
import type { Kysely } from 'kysely';
import type { Config } from '../../../platform/config/config.ts';
import type { Tables } from '../../../platform/database/tables.ts';
import { FieldError } from '../../../platform/http/errors.ts';
import { type Asking, authorizeReference } from '../../access/access.public.ts';
import { findWeekOf, type SlotRow } from '../../plans/plans.public.ts';
import { COOKED_ALONE } from '../batches/batches.ts';
import type { MealKey } from './meals.store.ts';
import { type Eating, type TemplateRow, presentRecipeMeal } from '../../recipes/recipes.public.ts';
import { type DayRow, insertItems, listItemsByIds } from '../diary.store.ts';
import { slotOfDay } from '../diary.resources.ts';
import { insertMealOfRecipe } from './recipe/meals-of-recipes.store.ts';
import { presentItem, presentItems } from '../days/present-days.ts';

type Planning = Readonly<{ db: Kysely<Tables>; config: Config; now: Date; locale: Language }>;

/** Where to put a meal: a day, and a slot of its plan. */
export type Spot<SlotId = number> = Readonly<{ day: DayRow; slot: Readonly<{ id: SlotId; meal_moment: MealMoment }> }>;

/** Returns the slots of the person's plan on a day, and those of all their days. */
export async function slotsOf(
  ctx: Planning,
  day: DayRow,
): Promise<{ today: readonly SlotRow[]; all: readonly SlotRow[] }> {
  const week = await findWeekOf(ctx.db, day.person_id);
  if (week === null) return { today: [], all: [] };
  return { today: week[weekdayOf(day.date)].slots, all: Object.values(week).flatMap(({ slots }) => slots) };
}

/** Returns the slot named in `field` of a body. Rejects one that is not the person's, or not in the day's plan. */
export async function slotOfBody(ctx: Planning, field: string, id: number, day: DayRow): Promise<SlotRow> {
  const { today, all } = await slotsOf(ctx, day);
  const slot = today.find((one) => one.id === id);
  if (slot !== undefined) return slot;
  const isTheirs = all.some((one) => one.id === id);
  throw new FieldError({ [field]: isTheirs ? 'slot_not_in_plan' : 'does_not_exist' });
}

/**
 * Returns the day in a body and the slot named in `slot.field`. Rejects what is out of reach, or not in the day's plan.
 */
export async function spotOfBody(
  ctx: Asking,
  dayId: number,
  slot: Readonly<{ field: string; id: number }>,
): Promise<Spot> {
  const key = { dayId, slotId: slot.id };
  const found = await authorizeReference(ctx, slotOfDay, 'calendar_day_id', key);
  if (found.slot === null) throw new FieldError({ [slot.field]: 'does_not_exist' });
  if (!found.slot.isOfDay) throw new FieldError({ [slot.field]: 'slot_not_in_plan' });
  return { day: found.day, slot: found.slot };
}

/** Puts a meal of the day's person on the day. */
export async function planMeal(
  ctx: Planning,
  spot: Spot<number | null>,
  meal: MealKey,
  status?: ItemStatus,
): Promise<CalendarItem> {
  const [presented] = await planMeals(ctx, spot, [meal], status);
  return presented!;
}

/** Like `planMeal`, for several meals. */
export async function planMeals(
  { db, now, locale }: Planning,
  { day, slot }: Spot<number | null>,
  meals: readonly MealKey[],
  status: ItemStatus = 'PLANNED',
): Promise<CalendarItem[]> {
  const place = { calendarDayId: day.id, mealSlotId: slot.id, mealMoment: slot.meal_moment };
  const items = meals.map((meal) => ({ ...place, meal, status, plannedBy: 'PERSON' as const }));
  const ids = await insertItems(db, day.person_id, items, now);
  return presentItems(db, day.person_id, await listItemsByIds(db, day.person_id, ids), locale);
}

/** Creates a recipe meal for the day's person and puts it on the day. */
export async function planRecipe(
  ctx: Planning,
  { day, slot }: Spot,
  planned: MealSize &
    Readonly<{ recipe: TemplateRow; eating: Eating; isAsWritten?: boolean; cookFor?: number | undefined }>,
): Promise<ItemOf<'recipemeal'>> {
  const spot = { calendarDayId: day.id, mealSlotId: slot.id, mealMoment: slot.meal_moment };
  const personId = day.person_id;
  const { meal, recipe, lines, itemId } = await insertMealOfRecipe(ctx, { ...planned, personId, spot });
  if (meal.cook_for > 1) {
    const [cooked] = await presentItems(
      ctx.db,
      personId,
      await listItemsByIds(ctx.db, personId, [itemId!]),
      ctx.locale,
    );
    if (cooked?.content_type === 'recipemeal') return cooked;
  }
  return presentItem(
    {
      id: itemId!,
      calendar_day_id: day.id,
      meal_slot_id: slot.id,
      meal_moment: slot.meal_moment,
      status: 'PLANNED',
      planned_by: 'PERSON',
      locked: false,
      skipped: false,
      reason: null,
      modified_at: ctx.now,
    },
    {
      content_type: 'recipemeal',
      object_id: meal.id,
      meal: presentRecipeMeal(meal, recipe, lines),
      ...COOKED_ALONE,
    },
    ctx.locale,
  );
}
