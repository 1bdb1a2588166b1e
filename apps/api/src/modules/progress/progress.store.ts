import type { PlainDate } from '@weekbord/domain/dates/plain-date';
import { MEASUREMENT_TYPES, type MeasurementType } from '@weekbord/domain/progress/measurement-types';
import { leastMeasured } from '@weekbord/domain/progress/measurements';
import type { DayValue } from '@weekbord/domain/progress/trend';
import { type Expression, type Insertable, type Kysely, type Selectable, sql } from 'kysely';
import { type Place, statement } from '../../platform/database/statement.ts';
import type { Tables } from '../../platform/database/tables.ts';
import type { MeasurementTable } from '../../platform/database/tables/progress.ts';

type Db = Kysely<Tables>;

export type MeasurementRow = Selectable<MeasurementTable>;

type OfType = Readonly<{ personId: number; type: MeasurementType }>;
type PageOfType = OfType & Readonly<{ limit: number; offset: number }>;

const COUNT = statement((db, place: Place<OfType>) =>
  db
    .selectFrom('measurement')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('person_id', '=', place('personId'))
    .where('type', '=', place('type')),
);

const PAGE = statement((db, place: Place<PageOfType>) =>
  db
    .selectFrom('measurement')
    .selectAll()
    .where('person_id', '=', place('personId'))
    .where('type', '=', place('type'))
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(place('limit'))
    .offset(place('offset')),
);

/** Returns one page of a person's measurements of a type, newest first, and the total. */
export async function listMeasurements(db: Db, page: PageOfType): Promise<{ count: number; rows: MeasurementRow[] }> {
  const [[counted], rows] = await Promise.all([COUNT(db, page), PAGE(db, page)]);
  return { count: Number(counted!.count), rows };
}

/** The maximum number of dates that are read, about eleven years. */
const MOST_DATES = 4000;

type Dates = Readonly<{ from: PlainDate; to: PlainDate }>;

/** The mean value of a date, and the number of its entries. */
type MeasuredDay = DayValue & Readonly<{ entries: number }>;

const DAYS = statement((db, place: Place<OfType & Dates & Readonly<{ least: number }>>) => {
  const days = sql<MeasuredDay>`
    select date, round(avg(value), 2) as value, count(*)::integer as entries from measurement
    where person_id = ${place('personId')} and type = ${place('type')} and value >= ${place('least')}
      and date between ${place('from')}::date and ${place('to')}::date
      -- The index is by moment; a date begins less than a day before or after it does in UTC.
      and created_at >= (${place('from')}::date - 1)::timestamp at time zone 'UTC'
      and created_at < (${place('to')}::date + 2)::timestamp at time zone 'UTC'
    group by 1 order by 1 desc limit ${sql.lit(MOST_DATES)}`;
  return { compile: () => days.compile(db) };
});

/** Returns the mean for each date on which a person measured something, from one date to another, oldest first. */
export async function listDays(db: Db, days: OfType & Dates): Promise<MeasuredDay[]> {
  return (await DAYS(db, { ...days, least: leastMeasured(days.type) })).toReversed();
}

type MeasuredOfType = MeasuredDay & Readonly<{ type: MeasurementType }>;

const DAYS_OF_ALL = statement((db, place: Place<Dates & Readonly<{ personId: number }>>) => {
  const isMeasured = MEASUREMENT_TYPES.map((type) => sql`(type = ${type} and value >= ${leastMeasured(type)})`);
  const days = sql<MeasuredOfType>`
    select type, date, round(avg(value), 2) as value, count(*)::integer as entries from measurement
    where person_id = ${place('personId')} and (${sql.join(isMeasured, sql` or `)})
      and date between ${place('from')}::date and ${place('to')}::date
      -- The index is by moment; a date begins less than a day before or after it does in UTC.
      and created_at >= (${place('from')}::date - 1)::timestamp at time zone 'UTC'
      and created_at < (${place('to')}::date + 2)::timestamp at time zone 'UTC'
    group by type, date order by array_position(${MEASUREMENT_TYPES}::text[], type), date`;
  return { compile: () => days.compile(db) };
});

/** Like `listDays`, for everything that a person measured, by type and then oldest first. */
export async function listDaysOfAll(
  db: Db,
  days: Dates & Readonly<{ personId: number }>,
): Promise<readonly MeasuredOfType[]> {
  return DAYS_OF_ALL(db, days);
}

/** Returns a measurement of a type by its id, if the caller may see it. */
export function findMeasurement(
  db: Db,
  { id, type }: Readonly<{ id: number; type: MeasurementType }>,
  people: Expression<number>,
): Promise<MeasurementRow | undefined> {
  return db
    .selectFrom('measurement')
    .selectAll()
    .where('id', '=', id)
    .where('type', '=', type)
    .where('person_id', 'in', people)
    .executeTakeFirst();
}

export function insertMeasurement(db: Db, row: Insertable<MeasurementTable>): Promise<MeasurementRow> {
  return db.insertInto('measurement').values(row).returningAll().executeTakeFirstOrThrow();
}

/** How many measurements are inserted in one statement. */
const BATCH = 1000;

/** Inserts several measurements. Returns their ids in the same order. */
export async function insertMeasurements(db: Db, rows: readonly Insertable<MeasurementTable>[]): Promise<number[]> {
  const ids: number[] = [];
  for (let at = 0; at < rows.length; at += BATCH) {
    const batch = rows.slice(at, at + BATCH);
    const written = await db.insertInto('measurement').values(batch).returning('id').execute();
    ids.push(...written.map(({ id }) => id));
  }
  return ids;
}

/** Updates the value and the time of a measurement. */
export function updateMeasurement(
  db: Db,
  { person_id, id }: MeasurementRow,
  measured: Pick<MeasurementRow, 'value' | 'created_at' | 'utc_offset_minutes'>,
): Promise<MeasurementRow> {
  return db
    .updateTable('measurement')
    .set(measured)
    .where('person_id', '=', person_id)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

export async function removeMeasurement(db: Db, { person_id, id }: MeasurementRow): Promise<void> {
  await db.deleteFrom('measurement').where('person_id', '=', person_id).where('id', '=', id).execute();
}

export async function deleteMeasurements(db: Db, personId: number, ids: readonly number[]): Promise<void> {
  await db
    .deleteFrom('measurement')
    .where('person_id', '=', personId)
    .where('id', '=', sql<number>`any(${ids})`)
    .execute();
}

export async function deleteAllMeasurements(db: Db, personId: number): Promise<void> {
  await db.deleteFrom('measurement').where('person_id', '=', personId).execute();
}
