import type { PlainDate } from '@weekbord/domain/dates/plain-date';
import type { PlanState } from '@weekbord/domain/plans/plan-versions';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../platform/database/tables.ts';
import { macrosEatenOn } from '../diary/diary.public.ts';

type Db = Kysely<Tables>;
type Period = Readonly<{ personId: number; from: PlainDate; until: PlainDate }>;

/** The totals eaten on a date, the plan's targets for its weekday, and the mean weight. */
export type DayRow = Readonly<{
  date: PlainDate;
  is_logged: boolean;
  is_partial: boolean;
  eaten_kcal: number | null;
  eaten_protein: number | null;
  eaten_carbohydrates: number | null;
  eaten_fat: number | null;
  are_macros_partial: boolean;
  goal_kcal: number | null;
  goal_protein: number | null;
  goal_carbohydrates: number | null;
  goal_fat: number | null;
  weight: number | null;
}>;

/** Returns every date of a period for a person, earliest first. */
export async function listDaysOf(db: Db, { personId, from, until }: Period): Promise<DayRow[]> {
  const { rows } = await sql<DayRow>`
    select date.date::date::text as date, coalesce(day.eaten_meals > 0, false) as is_logged,
      coalesce(day.eaten_is_partial, false) as is_partial,
      day.eaten_kcal::float8 as eaten_kcal, day.eaten_protein::float8 as eaten_protein,
      macros.carbohydrates::float8 as eaten_carbohydrates, macros.fat::float8 as eaten_fat,
      coalesce(macros.is_partial, false) as are_macros_partial,
      goal.kcal::integer as goal_kcal, goal.protein::integer as goal_protein,
      goal.carbohydrates::integer as goal_carbohydrates, goal.fat::integer as goal_fat, weight.value::float8 as weight
    from generate_series(${from}::date, ${until}::date, interval '1 day') as date (date)
    left join day_total as day on day.person_id = ${personId} and day.date = date.date::date
    left join weekly_plan as week on week.person_id = ${personId}
    left join lateral (
      select sum(kcal) as kcal, sum(protein) as protein, sum(carbohydrates) as carbohydrates, sum(fat) as fat
      from meal_slot
      where meal_slot.person_id = ${personId} and meal_slot.day_plan_id = (array[
        week.monday, week.tuesday, week.wednesday, week.thursday, week.friday, week.saturday, week.sunday
      ])[extract(isodow from date.date)::integer]
    ) as goal on true
    left join lateral (${macrosEatenOn(personId, sql`date.date::date`)}) as macros on true
    left join lateral (
      select round(avg(value), 2) as value from measurement
      where measurement.person_id = ${personId} and type = 'WEIGHT' and measurement.date = date.date::date
        -- The index is by moment; a date begins less than a day before or after it does in UTC.
        and created_at >= (${from}::date - 1)::timestamp at time zone 'UTC'
        and created_at < (${until}::date + 2)::timestamp at time zone 'UTC'
    ) as weight on true
    order by 1`.execute(db);
  return rows;
}

type Moments = Readonly<{ personId: number; from: Date; until: Date }>;

/** Returns a person's notes between two moments, earliest first; for a coach, only those shared with that coach. */
export function listNotesBetween(
  db: Db,
  { personId, coachId, from, until }: Moments & Readonly<{ coachId: number | null }>,
) {
  const notes = db
    .selectFrom('client_note')
    .select(['id', 'author_id', 'text', 'written_at'])
    .where('person_id', '=', personId)
    .where('written_at', '>=', from)
    .where('written_at', '<', until)
    .orderBy('id');
  return (coachId === null ? notes : notes.where('coach_id', '=', coachId)).execute();
}

/** The parts of a plan change that the week view shows. */
export type ChangeRow = Readonly<{
  id: number;
  made_by: number | null;
  made_at: Date;
  reason: string | null;
  before: PlanState;
  after: PlanState;
  answer: 'ACCEPTED' | 'ASKED' | 'RETURNED' | null;
  question: string | null;
}>;

/** Returns the changes to a person's plan between two moments, earliest first. */
export function listChangesBetween(db: Db, { personId, from, until }: Moments): Promise<ChangeRow[]> {
  return (
    db
      .selectFrom('plan_version')
      .select(['id', 'made_by', 'made_at', 'reason', 'before', 'after', 'answer', 'question'])
      .where('person_id', '=', personId)
      .where('changes_week', '=', true)
      // Leaves out offered plans, which change nothing until the client switches to them.
      .where(({ eb, or }) => or([eb('offered', '=', false), eb('made_by', '=', personId)]))
      .where('made_at', '>=', from)
      .where('made_at', '<', until)
      .orderBy('id')
      .execute()
  );
}
