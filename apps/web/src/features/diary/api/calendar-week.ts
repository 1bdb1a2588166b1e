import type { CalendarDay, CalendarItem } from '@weekbord/contract/diary/models';
import { diaryPaths } from '@weekbord/contract/diary/paths';
import { addDays, type PlainDate } from '@weekbord/domain/dates/plain-date';
import { COPY_LOOKBACK_DAYS } from '@weekbord/domain/diary/planner-day';
import { type Query, type QueryClient, type QueryKey, useQuery } from '@tanstack/react-query';
import { keyOf } from '../../../shared/api/key-of.ts';
import { queryOf } from '../../../shared/api/query-of.ts';
import { knownServing } from '../../../shared/foods/food.ts';
import { knownFood } from '../../../shared/foods/known-food.ts';
import type { SentTo } from '../../../shared/http/call.ts';
import { useWeekStart, weekStartIn } from '../../../shared/locale/first-weekday.ts';
import { waitingWritesTo } from '../../../shared/offline/queued-write.ts';
import {
  type Days,
  type MealPlace,
  withAmount,
  withDay,
  withFigures,
  withIngredient,
  withLocked,
  withMoved,
  withNote,
  withoutItem,
  withServings,
  withSkipped,
  withStatus,
} from '../model/cached-days.ts';
import { withMealsOnTheirWay } from './waiting-meals.ts';

/** The prefix of the keys of all weeks. */
export const CALENDAR_KEY = keyOf(diaryPaths.listCalendarDays);

/** Part of the keys of queries that depend on a week's days, so that they are refetched along with them. */
const BALANCE = 'balance';

/** Returns the key of the balance of the week that starts on the given day. */
export function balanceKey(start: PlainDate): QueryKey {
  return [...CALENDAR_KEY, BALANCE, start];
}

const DAYS_OF_WEEK = 7;

/** The days of the week that starts on the given day. */
export function calendarWeekQuery(start: PlainDate) {
  const query = { date__gte: start, date__lte: addDays(start, DAYS_OF_WEEK - 1), page_size: DAYS_OF_WEEK };
  return queryOf(
    diaryPaths.listCalendarDays,
    { query },
    { keep: ({ results }, client): Days => withWaitingWrites(client, results), meta: { offline: true } },
  );
}

/** Returns a cached day; undefined if it is not cached. */
export function cachedDay(client: QueryClient, date: PlainDate): CalendarDay | undefined {
  return client.getQueryData(calendarWeekQuery(weekStartIn(client, date)).queryKey)?.find((day) => day.date === date);
}

/** A day of the caller's weeks. It is fetched with its week and updated when the week changes. */
export function useCalendarDay(date: PlainDate) {
  const week = calendarWeekQuery(useWeekStart(date));
  return useQuery({ ...week, select: (days: Days) => days.find((day) => day.date === date) });
}

/** The earlier days whose meals can be copied to a date, oldest first. */
export function earlierDaysQuery(date: PlainDate) {
  const query = { date__gte: addDays(date, -COPY_LOOKBACK_DAYS), date__lt: date, page_size: COPY_LOOKBACK_DAYS };
  return queryOf(diaryPaths.listCalendarDays, { query }, { keep: ({ results }): Days => results });
}

/** Finds a meal in the given days, and its date. */
function itemOf(days: Days, id: number): (CalendarItem & { date: PlainDate }) | undefined {
  for (const { date, calendar_items: items } of days) {
    const found = items.find((item) => item.id === id);
    if (found) return { ...found, date };
  }
  return undefined;
}

/** Finds a cached meal in any week, and its date. */
export function cachedItem(client: QueryClient, id: number): (CalendarItem & { date: PlainDate }) | undefined {
  const weeks = client.getQueriesData<Days>({ queryKey: CALENDAR_KEY, predicate: isOfDays });
  return itemOf(
    weeks.flatMap(([, days]) => days ?? []),
    id,
  );
}

/** Puts a day from the server into its cached week, if that week was loaded. */
export function cacheDay(client: QueryClient, day: CalendarDay): void {
  const start = weekStartIn(client, day.date);
  const { queryKey } = calendarWeekQuery(start);
  client.setQueryData(queryKey, (days) => days && withDay(days, day));
  void client.invalidateQueries({ queryKey: balanceKey(start) });
}

/** Changes cached days in any week. */
export function changeCachedDays(client: QueryClient, change: (days: Days) => Days): void {
  client.setQueriesData<Days>({ queryKey: CALENDAR_KEY, predicate: isOfDays }, (days) => days && change(days));
}

function isOfDays({ queryKey }: Query): boolean {
  return !queryKey.includes(BALANCE);
}

/** Applies unconfirmed writes to the server's response; without this, a tick would flip back and forth. */
function withWaitingWrites(client: QueryClient, answered: Days): Days {
  const isLogging = waitingWritesTo(client, diaryPaths.logMeals).length > 0;
  let days = isLogging ? withMealsOnTheirWay(client, answered) : answered;
  for (const { params, body } of waitingWritesTo(client, diaryPaths.updateCalendarItem)) {
    if (body.status) days = withStatus(days, Number(params.id), body.status);
    if (body.skipped !== undefined) days = withSkipped(days, Number(params.id), body.skipped);
    if (body.locked !== undefined) days = withLocked(days, Number(params.id), body.locked);
  }
  for (const { params, body } of waitingWritesTo(client, diaryPaths.editRecipeMealPortions)) {
    days = withServings(days, Number(params.id), body);
  }
  for (const { params, body } of waitingWritesTo(client, diaryPaths.updateSingleFoodMeal)) {
    const { quantity, suggested_serving: servingId } = body;
    if (quantity === undefined) continue;
    const serving = servingId === undefined ? undefined : knownServing(client, servingId);
    days = withAmount(days, Number(params.id), quantity, serving);
  }
  for (const { params, body } of waitingWritesTo(client, diaryPaths.updateIngredient)) {
    const { quantity, suggested_serving: servingId } = body;
    if (quantity === undefined || servingId === undefined) continue;
    days = withIngredient(days, Number(params.id), { servingId, quantity }, knownFood(client, servingId));
  }
  for (const { params, body } of waitingWritesTo(client, diaryPaths.updateQuickAddMeal)) {
    days = withFigures(days, Number(params.id), body);
  }
  for (const { params, body } of waitingWritesTo(client, diaryPaths.updateCalendarDay)) {
    if (body.note !== undefined) days = withNote(days, Number(params.id), body.note);
  }
  for (const move of waitingWritesTo(client, diaryPaths.moveMeal)) {
    days = withWaitingMove(client, days, move);
  }
  for (const { params } of waitingWritesTo(client, diaryPaths.deleteCalendarItem)) {
    days = withoutItem(days, Number(params.id));
  }
  return days;
}

/**
 * Returns a week with a meal in the place to which it is being moved, and any meal that it swaps places with in its old
 * place. Unchanged if the server has already moved them.
 */
function withWaitingMove(client: QueryClient, days: Days, { params, body }: SentTo<'moveMeal'>): Days {
  const to: MealPlace = { date: body.date, moment: body.meal_moment };
  const isThere = (item: CalendarItem & { date: PlainDate }) => item.date === to.date && item.meal_moment === to.moment;
  const known = (id: number) => itemOf(days, id) ?? cachedItem(client, id);
  const item = itemOf(days, Number(params.id));
  const otherId = body.exchange_with;
  if (item) {
    if (isThere(item)) return days;
    const other = otherId === undefined ? undefined : known(otherId);
    const moved = withMoved(days, item, to);
    return other ? withMoved(moved, other, { date: item.date, moment: item.meal_moment }) : moved;
  }
  // The meal is not in this week, so it comes from another week or was moved to one.
  const coming = known(Number(params.id));
  if (!coming || days.every(({ date }) => date !== to.date)) return days;
  const leaves = otherId === undefined ? undefined : itemOf(days, otherId);
  const rest =
    leaves && isThere(leaves)
      ? days.map((day) => ({ ...day, calendar_items: day.calendar_items.filter(({ id }) => id !== leaves.id) }))
      : days;
  return withMoved(rest, coming, to);
}
