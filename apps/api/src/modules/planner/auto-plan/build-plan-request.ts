import { cycleOfRecord } from '@weekbord/domain/cycle/period-starts';
import { type FirstWeekday, weekStart } from '@weekbord/domain/dates/first-weekday';
import { addDays, daysBetween } from '@weekbord/domain/dates/plain-date';
import { keptByBatch } from '@weekbord/domain/diary/replaceable';
import { preferredTags } from '@weekbord/domain/planner/catalogue/person-rules';
import { TASTE_DAYS } from '@weekbord/domain/planner/taste/learned-taste';
import { type PlannerPreferences, RECENT_DAYS } from '@weekbord/domain/planner/week/plan-request';
import type { Kysely } from 'kysely';
import type { Config } from '../../../platform/config/config.ts';
import type { Workers } from '../../../platform/workers/workers.ts';
import type { Tables } from '../../../platform/database/tables.ts';
import { dateOf } from '../../../platform/clock/clock.ts';
import { findReadableCycle } from '../../intake/intake.public.ts';
import { findWeekOf, type PersonsWeek } from '../../plans/plans.public.ts';
import { loadPersonRules } from '../person-rules/load-person-rules.ts';
import { findTaste, listEatenRecipes } from '../tastes/taste.store.ts';
import { type Taste, tasteOf } from '../tastes/taste-of-person.ts';
import { listItemsBetween } from '../../diary/diary.public.ts';
import type { PlanningCatalogue } from './planning-catalogue.ts';

/** The dependencies of planning. An operation's context has all of them. */
export type Planning = Readonly<{
  db: Kysely<Tables>;
  config: Config;
  now: Date;
  locale: 'en' | 'nl';
  /** If absent, plans are made in this thread, for example when the server starts. */
  workers?: Workers;
  /** The number of moves the search tries; defaults to the planner's own. */
  iterations?: number;
}>;

/** An item of the diary with its date. */
export type DatedItem = Awaited<ReturnType<typeof listItemsBetween>>[number];

/** Everything that the planner needs to know about a person and the days to plan. */
export type PlanningPerson = Readonly<{
  week: PersonsWeek;
  catalogue: PlanningCatalogue;
  preferences: PlannerPreferences;
  /** How many people the person usually cooks for. */
  cookFor: number;
  firstWeekday: FirstWeekday;
  /** The items on the days to plan. */
  items: readonly DatedItem[];
  /** The ids of items that stay because a meal in the same batch does. */
  cookedWithKept: ReadonlySet<number>;
  /** The items, and those on the days before and after. */
  around: readonly DatedItem[];
  taste: Taste;
  tagsOn: (date: string) => readonly string[];
}>;

/** Returns what the planner needs to plan a person's days from one date to another; null without a plan. */
export async function buildPlanRequest(
  ctx: Planning,
  personId: number,
  range: Readonly<{ from: string; to: string }>,
): Promise<PlanningPerson | null> {
  const { db } = ctx;
  const around = { from: addDays(range.from, -RECENT_DAYS), to: addDays(range.to, RECENT_DAYS) };
  const today = dateOf(ctx.now);
  const [week, rules, cycle, items, row] = await Promise.all([
    findWeekOf(db, personId),
    loadPersonRules(ctx, personId),
    findReadableCycle(ctx, personId),
    listItemsBetween(db, personId, around.from, around.to),
    findTaste(db, { personId, after: addDays(today, -TASTE_DAYS), today }),
  ]);
  const { intake, catalogue, preferences, cookFor, firstWeekday } = rules;
  if (week === null || intake === undefined) return null;
  const taste = tasteOf(row, catalogue.index, preferences);
  const isInRange = ({ date }: DatedItem) => date >= range.from && date <= range.to;
  const profile = {
    gender: intake.gender,
    dietType: intake.diet_type,
    isOnMenopauseDiet: intake.is_on_menopause_diet,
    cycle: cycle === undefined ? null : cycleOfRecord(cycle),
  };
  return {
    week,
    catalogue,
    cookFor,
    firstWeekday,
    items: items.filter(isInRange),
    cookedWithKept: keptByBatch(items),
    around: items,
    taste,
    tagsOn: (date) => preferredTags(profile, date),
    preferences: {
      ...preferences,
      learned: taste.learned,
      ...(preferences.wishes !== undefined && {
        around: mealsAround(items, range, firstWeekday),
        eatenRecipeIds: preferences.wishes.familiarity === 'BALANCED' ? [] : await listEatenRecipes(db, personId),
      }),
      recent: items
        .filter((item) => !isInRange(item))
        .flatMap(({ recipe_template_id: recipeId, date }) =>
          recipeId === null ? [] : [{ recipeId, daysAgo: distance(date, range) }],
        ),
    },
  };
}

const DAYS = 7;

/** Returns the recipes on the other days of the week, for a range shorter than a week. */
function mealsAround(
  items: readonly DatedItem[],
  { from, to }: Readonly<{ from: string; to: string }>,
  firstWeekday: FirstWeekday,
): NonNullable<PlannerPreferences['around']> {
  if (daysBetween(from, to) + 1 >= DAYS) return [];
  const start = weekStart(from, firstWeekday);
  const isAround = (date: string) => date >= start && date < addDays(start, DAYS) && (date < from || date > to);
  return items.flatMap(({ recipe_template_id: recipeId, date, meal_moment: type }) =>
    recipeId === null || !isAround(date) ? [] : [{ recipeId, date, type }],
  );
}

/** Returns the days between a date and the nearest of the days to plan, before or after. */
function distance(date: string, range: Readonly<{ from: string; to: string }>): number {
  return date < range.from ? daysBetween(date, range.from) : daysBetween(range.to, date);
}
