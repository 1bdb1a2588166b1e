import { progressPaths } from '@weekbord/contract/progress/paths';
import type { PlainDate } from '@weekbord/domain/dates/plain-date';
import type { MeasurementType, ProgressPeriod } from '@weekbord/domain/progress/measurement-types';
import type { InfiniteData } from '@tanstack/react-query';
import { keyOf } from '../../../shared/api/key-of.ts';
import { pagesOf, queryOf } from '../../../shared/api/query-of.ts';
import { useSend } from '../../../shared/api/use-send.ts';
import { useQueuedWrite } from '../../../shared/offline/queued-write.ts';
import type { AnswerOf } from '../../../shared/http/call.ts';

export type Progress = AnswerOf<'getProgress'>;
export type ProgressPoint = Progress['points'][number];
export type Measurement = AnswerOf<'listUserWeight'>['results'][number];

const STALE_MS = 5 * 60 * 1000;
/** Polling interval for measurements, in milliseconds, if the server does not announce changes. */
export const MEASUREMENTS_POLL_MS = 60_000;
const PAGE_SIZE = 30;

const LISTS = {
  WEIGHT: progressPaths.listUserWeight,
  SLEEP: progressPaths.listUserSleep,
  STRESS: progressPaths.listUserStress,
  WAIST_CIRCUMFERENCE: progressPaths.listUserDistance,
  BODY_FAT_PERCENTAGE: progressPaths.listUserBodyFatPercentage,
} as const;

const CREATIONS = {
  WEIGHT: progressPaths.createUserWeight,
  SLEEP: progressPaths.createUserSleep,
  STRESS: progressPaths.createUserStress,
  WAIST_CIRCUMFERENCE: progressPaths.createUserDistance,
  BODY_FAT_PERCENTAGE: progressPaths.createUserBodyFatPercentage,
} as const;

const CHANGES = {
  WEIGHT: progressPaths.updateUserWeight,
  SLEEP: progressPaths.updateUserSleep,
  STRESS: progressPaths.updateUserStress,
  WAIST_CIRCUMFERENCE: progressPaths.updateUserDistance,
  BODY_FAT_PERCENTAGE: progressPaths.updateUserBodyFatPercentage,
} as const;

/** The progress queries that a measurement of a type affects. */
const affectedBy = (type: MeasurementType) => [keyOf(progressPaths.getProgress), keyOf(LISTS[type])];

/** Whose progress: the user's own, or that of the client with this id. */
export type Whose = Readonly<{ user?: number }>;

/** The course of a value over a period that ends today; refetched each new day. */
export function progressQuery(type: MeasurementType, period: ProgressPeriod, today: PlainDate, whose: Whose = {}) {
  return queryOf(
    progressPaths.getProgress,
    { query: { ...whose, measurement_type: type, period, today } },
    { staleTime: STALE_MS },
  );
}

/** All measurements of a type, latest first. */
export function measurementsQuery(type: MeasurementType, whose: Whose = {}) {
  return pagesOf(LISTS[type], { query: { ...whose, page_size: PAGE_SIZE } }, { staleTime: STALE_MS });
}

/** Adds a measurement; the value is in the stored unit. */
export function useAddMeasurement(type: MeasurementType, whose: Whose = {}) {
  return useSend(CREATIONS[type], {
    sent: ({ value, date }: Readonly<{ value: number; date: PlainDate }>) => ({
      body: { ...whose, value, created_at: date },
    }),
    affects: affectedBy(type),
  });
}

/** Deletes a measurement immediately, even offline. It can be restored exactly, because it has no other fields. */
export function useDeleteMeasurement(type: MeasurementType) {
  const affects = affectedBy(type);
  const { write: remove } = useQueuedWrite({
    route: progressPaths.deleteMeasurement,
    affects,
    show: (client, { body }) =>
      client.setQueriesData({ queryKey: keyOf(LISTS[type]) }, (known: Listed | undefined) =>
        withoutMeasurement(known, body.measurement_id),
      ),
  });
  const { write: create } = useQueuedWrite({ route: CREATIONS[type], affects });
  return {
    remove: ({ id, user }: Measurement) =>
      remove({ body: { measurement_id: id, measurement_type: type, user_id: user } }),
    // The time is in UTC. If its UTC date differs from the entered date, the entered date is sent.
    bringBack: ({ user, value, created_at, date }: Measurement) =>
      create({ body: { user, value, created_at: created_at.startsWith(date) ? created_at : date } }),
  };
}

/** The corrected fields of a measurement: its value in the stored unit, its date, or both. */
export type Correction = Readonly<{ value?: number; date?: PlainDate }>;

/** Corrects a measurement immediately, even offline. */
export function useCorrectMeasurement(type: MeasurementType) {
  const { write } = useQueuedWrite({
    route: CHANGES[type],
    affects: affectedBy(type),
    show: (client, { params, body: { value, created_at } }) =>
      client.setQueriesData({ queryKey: keyOf(LISTS[type]) }, (known: Listed | undefined) =>
        withCorrection(known, Number(params.id), {
          ...(value !== undefined && { value }),
          ...(created_at !== undefined && { created_at: `${created_at}T00:00:00.000Z`, date: created_at }),
        }),
      ),
  });
  return ({ id }: Measurement, { value, date }: Correction) =>
    write({ params: { id }, body: { ...(value !== undefined && { value }), ...(date && { created_at: date }) } });
}

type Listed = InfiniteData<AnswerOf<'listUserWeight'>>;

function withoutMeasurement(known: Listed | undefined, id: number): Listed | undefined {
  const without = (results: readonly Measurement[]) => results.filter((one) => one.id !== id);
  return known && { ...known, pages: known.pages.map((page) => ({ ...page, results: without(page.results) })) };
}

/** Returns the pages with a corrected measurement, sorted latest first, as the server sorts them. */
function withCorrection(known: Listed | undefined, id: number, part: Partial<Measurement>): Listed | undefined {
  if (known === undefined) return known;
  const rows = known.pages
    .flatMap(({ results }) => results)
    .map((one) => (one.id === id ? { ...one, ...part } : one))
    .toSorted((a, b) => b.date.localeCompare(a.date));
  return { ...known, pages: known.pages.map((page) => ({ ...page, results: rows.splice(0, page.results.length) })) };
}
