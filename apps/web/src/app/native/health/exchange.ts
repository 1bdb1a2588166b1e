import type { CalendarDay } from '@weekbord/contract/diary/models';
import { diaryPaths } from '@weekbord/contract/diary/paths';
import { progressPaths } from '@weekbord/contract/progress/paths';
import { addDays, compareDates, type PlainDate } from '@weekbord/domain/dates/plain-date';
import {
  type LocalTime,
  type NutritionRecord,
  nutritionChanges,
  recordIds,
  withoutRecords,
} from '@weekbord/domain/health-store/nutrition-out';
import {
  caughtUp,
  chooseWeighIns,
  readFrom,
  type StoredWeight,
  withSeen,
} from '@weekbord/domain/health-store/weight-in';
import type { QueryClient } from '@tanstack/react-query';
import { userHasAccess } from '../../../shared/access/access.ts';
import { read } from '../../../shared/api/query-of.ts';
import { call } from '../../../shared/http/call.ts';
import { dateOfMoment, today } from '../../../shared/locale/today.ts';
import { countWaitingWrites } from '../../../shared/offline/queued-write.ts';
import { type CurrentUser, currentUserQuery } from '../../../shared/session/current-user.ts';
import { readToken } from '../../../shared/session/token.ts';
import { callNative } from '../bridge.ts';
import { changeHealthConnection, healthConnection } from './connection.ts';
import { diaryMeals } from './diary-meals.ts';

/** The number of days, counted back from today, that are checked each time. */
const LOOK_BACK_DAYS = 13;
/** The maximum number of days to look back if the app has not been opened for a long time. */
const MOST_DAYS_BACK = 60;
/** The number of days that are read at once. */
const DAYS_OF_PAGE = 31;

/** The last exchange. Exchanges run one at a time, because each continues from what the previous one stored. */
let last: Promise<unknown> = Promise.resolve();

function inTurn<Value>(work: () => Promise<Value>): Promise<Value> {
  const next = last.then(work);
  last = next.catch(() => undefined);
  return next;
}

/** Reads new weights, and writes what was eaten on recent days, if the person switched these on. */
export function exchangeAll(client: QueryClient): Promise<void> {
  return inTurn(async () => {
    const user = await userOf(client);
    if (user === null) return;
    await readWeights(user);
    const { nutritionOut } = healthConnection(user.id);
    if (nutritionOut === null) return;
    const date = today();
    const earliest = [addDays(date, -LOOK_BACK_DAYS), nutritionOut.checkedOn].toSorted(compareDates)[0] ?? date;
    const from = [earliest, nutritionOut.from, addDays(date, -MOST_DAYS_BACK)].toSorted(compareDates).at(-1) ?? date;
    const isWhole = await writeNutrition(client, user, { from, to: date });
    if (isWhole) changeHealthConnection(user.id, { nutritionOut: { ...nutritionOut, checkedOn: date } });
  });
}

/**
 * Writes what was eaten on the days that screens show, if it differs from what was written. Returns false if that has
 * to wait until the person's own changes have reached the server.
 */
export function exchangeDays(client: QueryClient, shown: readonly CalendarDay[]): Promise<boolean> {
  return inTurn(async () => {
    const user = await userOf(client);
    if (user === null) return true;
    const { nutritionOut, written } = healthConnection(user.id);
    if (nutritionOut === null) return true;
    const now = localTime();
    const isMeant = (date: PlainDate) =>
      compareDates(date, nutritionOut.from) >= 0 && compareDates(date, now.date) <= 0;
    const changed = shown.filter((day) => {
      if (!isMeant(day.date)) return false;
      const given = { personId: user.id, from: day.date, to: day.date, meals: diaryMeals([day]), now };
      const { add, remove } = nutritionChanges(written, given);
      return add.length > 0 || remove.length > 0;
    });
    const dates = changed.map(({ date }) => date).toSorted(compareDates);
    const [from] = dates;
    const to = dates.at(-1);
    // The days are fetched again, because the data on screen may be older than the server's.
    return from === undefined || to === undefined || writeNutrition(client, user, { from, to });
  });
}

/** Switches reading weights on, from this morning, or off. */
export function switchWeightIn(client: QueryClient, user: CurrentUser, isOn: boolean): Promise<void> {
  const midnight = new Date();
  midnight.setHours(0, 0, 0, 0);
  const weightIn = isOn ? { since: midnight.getTime(), seen: {} } : null;
  changeHealthConnection(user.id, { weightIn });
  return isOn ? exchangeAll(client) : Promise.resolve();
}

/** Switches on writing what was eaten, from today. */
export function switchNutritionOn(client: QueryClient, user: CurrentUser): Promise<void> {
  const date = today();
  changeHealthConnection(user.id, { nutritionOut: { from: date, checkedOn: date } });
  return exchangeAll(client);
}

/** Switches writing off; the records already written stay. */
export function switchNutritionOff(user: CurrentUser): void {
  changeHealthConnection(user.id, { nutritionOut: null });
}

/** Deletes all records that were written for this person on this phone. */
export function removeWritten(user: CurrentUser): Promise<void> {
  return inTurn(async () => {
    const { written } = healthConnection(user.id);
    const ids = recordIds(written);
    if (ids.length > 0) await callNative('HealthStore.removeNutrition', { ids });
    changeHealthConnection(user.id, { written: withoutRecords(written) });
  });
}

/** The user who owns the diary; null if no one is logged in, or their account is closed. */
async function userOf(client: QueryClient): Promise<CurrentUser | null> {
  if (readToken() === null) return null;
  const user = await client.ensureQueryData(currentUserQuery);
  return userHasAccess(user) ? user : null;
}

async function readWeights(user: CurrentUser): Promise<void> {
  const { weightIn } = healthConnection(user.id);
  if (weightIn === null) return;
  const now = Date.now();
  const { weights: found } = await callNative('HealthStore.readWeights', { since: readFrom(weightIn, now) });
  const weights = found.map(({ id, kilograms, at, offsetMinutes, isOwn }): StoredWeight => {
    return { id, kilograms, at, date: dateAt(at, offsetMinutes), isOwn };
  });
  let known = weightIn;
  if (weights.some(({ id }) => known.seen[id] === undefined)) {
    const query = { measurement_type: 'WEIGHT', period: 'LAST_2_MONTHS', today: today() } as const;
    const { points } = await read(progressPaths.getProgress, { query });
    const weighedDates = new Set(points.map(({ date }) => date));
    const unit = user.intake?.personal_weight_unit ?? 'KILOGRAMS';
    const { weighIns, passed } = chooseWeighIns(weights, known, { now, weighedDates, unit });
    known = withSeen(known, passed);
    for (const { recordId, at, date, value } of weighIns) {
      const body = { value, created_at: date };
      const result = await call(progressPaths.createUserWeight, { body }, { idempotencyKey: `health-${recordId}` });
      const isRefused = !result.ok && result.failure.kind === 'refused' && result.failure.status === 400;
      // If the app is offline or consent is missing, the weights are tried again next time.
      if (!result.ok && !isRefused) return;
      known = withSeen(known, [{ id: recordId, at }]);
      keepRead(user, known);
    }
  }
  keepRead(user, caughtUp(known, now));
}

/** Stores which weights have been read, unless reading was switched off in the meantime. */
function keepRead({ id }: CurrentUser, known: NonNullable<ReturnType<typeof healthConnection>['weightIn']>): void {
  if (healthConnection(id).weightIn !== null) changeHealthConnection(id, { weightIn: known });
}

/** Returns all days of the diary from one date to another, page by page. */
async function readDays(from: PlainDate, to: PlainDate): Promise<readonly CalendarDay[]> {
  const days: CalendarDay[] = [];
  for (let page = 1; ; page += 1) {
    const query = { date__gte: from, date__lte: to, page, page_size: DAYS_OF_PAGE };
    const { results, next } = await read(diaryPaths.listCalendarDays, { query });
    days.push(...results);
    if (next === null) return days;
  }
}

/** Writes what was eaten on the given dates; returns whether that succeeded. */
async function writeNutrition(
  client: QueryClient,
  { id: personId }: CurrentUser,
  { from, to }: Readonly<{ from: PlainDate; to: PlainDate }>,
): Promise<boolean> {
  if (countWaitingWrites(client) > 0) return false;
  const days = await readDays(from, to);
  const { written, nutritionOut } = healthConnection(personId);
  if (nutritionOut === null) return false;
  const given = { personId, from, to, meals: diaryMeals(days), now: localTime() };
  const { add, remove, after } = nutritionChanges(written, given);
  if (add.length === 0 && remove.length === 0) return true;
  // Stored before anything is deleted, because an app that is terminated in between must not reuse these ids.
  changeHealthConnection(personId, { written: { ...written, deleted: after.deleted } });
  if (remove.length > 0) await callNative('HealthStore.removeNutrition', { ids: remove });
  if (add.length > 0) await callNative('HealthStore.writeNutrition', { records: add.map(nativeRecord) });
  changeHealthConnection(personId, { written: after });
  return true;
}

const MINUTE_MS = 60_000;

/** Returns a record in the form that the native side expects. */
function nativeRecord({ id, date, startMinute, mealType, name, nutrition }: NutritionRecord): object {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
  const begin = new Date(year, month - 1, day, 0, startMinute);
  const start = begin.getTime();
  const offsetMinutes = -begin.getTimezoneOffset();
  return { id, start, end: start + MINUTE_MS, offsetMinutes, mealType, ...(name !== null && { name }), nutrition };
}

function localTime(): LocalTime {
  const now = new Date();
  return { date: dateOfMoment(now), minute: now.getHours() * 60 + now.getMinutes() };
}

/** Returns the date of an instant in the time zone where it was measured or, if that is unknown, in the phone's. */
function dateAt(at: number, offsetMinutes: number | null): PlainDate {
  if (offsetMinutes === null) return dateOfMoment(new Date(at));
  return new Date(at + offsetMinutes * MINUTE_MS).toISOString().slice(0, 10);
}
