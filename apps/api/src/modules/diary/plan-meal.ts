import type { CalendarItem } from '@weekbord/contract/diary/models';
import { weekdayOf } from '@weekbord/domain/dates/plain-date';
import type { Language, MealMoment } from '@weekbord/domain/vocabulary';
import type { Kysely } from 'kysely';
import type { Tables } from '../../platform/database/tables.ts';
import { FieldError } from '../../platform/http/errors.ts';
import { only } from '../access/access.public.ts';
import { findWeekOf, type SlotRow } from '../plans/plans.public.ts';
import type { MealKey } from './meals.store.ts';
import type { TemplateRow } from '../recipes/recipes.public.ts';
import { type DayRow, findItem, insertItems } from './diary.store.ts';
import { presentItems } from './present-days.ts';

type Planning = Readonly<{ db: Kysely<Tables>; now: Date; locale: Language }>;

/** The slots of the person's plan on a day, and those of all their days. */
export async function slotsOf(
  ctx: Planning,
  day: DayRow,
): Promise<{ today: readonly SlotRow[]; all: readonly SlotRow[] }> {
  const week = await findWeekOf(ctx.db, day.person_id);
  if (week === null) return { today: [], all: [] };
  return { today: week[weekdayOf(day.date)].slots, all: Object.values(week).flatMap(({ slots }) => slots) };
}

/** The slot that a body names in `field`; refuses one that is not the person's, or not in the day's plan. */
export async function slotOfBody(ctx: Planning, field: string, id: number, day: DayRow): Promise<SlotRow> {
  const { today, all } = await slotsOf(ctx, day);
  const slot = today.find((one) => one.id === id);
  if (slot !== undefined) return slot;
  const isTheirs = all.some((one) => one.id === id);
  throw new FieldError({ [field]: isTheirs ? 'slot_not_in_plan' : 'does_not_exist' });
}

/** Puts a meal of the day's person into the day; `recipe` spares a query where it is at hand. */
export async function planMeal(
  ctx: Planning,
  day: DayRow,
  planned: Readonly<{ meal: MealKey; mealMoment: MealMoment; mealSlotId: number | null; recipe?: TemplateRow }>,
): Promise<CalendarItem> {
  const { recipe, ...item } = planned;
  const [id] = await insertItems(
    ctx.db,
    day.person_id,
    [{ ...item, calendarDayId: day.id, plannedBy: 'PERSON' }],
    ctx.now,
  );
  const row = await findItem(ctx.db, id!, only(day.person_id));
  const recipes = recipe === undefined ? [] : [recipe];
  const [presented] = await presentItems(ctx.db, day.person_id, [row!], ctx.locale, recipes);
  return presented!;
}
