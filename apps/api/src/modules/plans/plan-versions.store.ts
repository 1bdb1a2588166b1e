import { createHash } from 'node:crypto';
import type { PlanMaker } from '@weekbord/domain/goals/energy-floor';
import { changesOfPlan, type PlanState, textOfState } from '@weekbord/domain/plans/plan-versions';
import { WEEKDAYS } from '@weekbord/domain/dates/weekdays';
import { type Expression, type Insertable, type Kysely, type Selectable, sql, type Updateable } from 'kysely';
import type { Tables } from '../../platform/database/tables.ts';
import type { PlanVersionTable } from '../../platform/database/tables/plans.ts';
import { listSlotsOf, listWeeklyPlansOf } from './plans.store.ts';

export type PlanVersionRow = Selectable<PlanVersionTable>;
type Db = Kysely<Tables>;

/**
 * Returns a person's current plan: all day plans with their meals, including those not used on any day, and the week.
 */
export async function findPlanState(db: Db, personId: number): Promise<PlanState> {
  const plans = await db
    .selectFrom('day_plan')
    .select(['id', 'name'])
    .where('person_id', '=', personId)
    .orderBy('id')
    .execute();
  const [[week], slots] = await Promise.all([
    listWeeklyPlansOf(db, [personId]),
    listSlotsOf(
      db,
      [personId],
      plans.map(({ id }) => id),
    ),
  ]);
  const mealsOf = (id: number) =>
    slots
      .filter((slot) => slot.day_plan_id === id)
      .map(({ meal_moment, kcal, protein, carbohydrates, fat }) => ({
        meal_moment,
        kcal,
        protein,
        carbohydrates,
        fat,
      }));
  return {
    plans: plans.map(({ id, name }) => ({ id, name, meals: mealsOf(id) })),
    week:
      week === undefined ? null : (Object.fromEntries(WEEKDAYS.map((day) => [day, week[day]])) as PlanState['week']),
  };
}

/** Whether a person had a weekly plan with meals that was deleted. */
export async function hadWeekBefore(db: Db, personId: number): Promise<boolean> {
  const row = await db.selectFrom('person').select('had_week').where('id', '=', personId).executeTakeFirst();
  return row?.had_week ?? true;
}

/** Returns a hash of a plan's state, which does not reveal the state. */
export function hashOfPlan(state: PlanState): string {
  return createHash('sha256').update(textOfState(state)).digest('base64url');
}

export async function insertPlanVersion(
  db: Db,
  version: Omit<Insertable<PlanVersionTable>, 'before' | 'after'> & { before: PlanState; after: PlanState },
): Promise<void> {
  const states = { before: JSON.stringify(version.before), after: JSON.stringify(version.after) };
  await db
    .insertInto('plan_version')
    .values({ ...version, ...states })
    .execute();
}

/** Offers a person who has a plan the plan that their coach made earlier. Does nothing if the two are the same. */
export async function offerPlan(
  db: Db,
  offer: Readonly<{
    personId: number;
    coachId: number;
    own: PlanState;
    plan: PlanState;
    reason: string | null;
    now: Date;
  }>,
): Promise<void> {
  const { personId, coachId, own, plan, reason, now } = offer;
  if (changesOfPlan(own, plan).length === 0) return;
  await insertPlanVersion(db, {
    person_id: personId,
    made_by: coachId,
    made_at: now,
    reason,
    before: own,
    after: plan,
    changes_week: true,
    restored_id: null,
    answer: null,
    answered_at: null,
    question: null,
    offered: true,
  });
}

/**
 * Returns whose minimum applies when a person restores a version of their own plan: the coach's if the person's present
 * coach made the change, or the change that it restored; otherwise the person's.
 */
export async function makerOfRestored(db: Db, personId: number, restoredId: number | null): Promise<PlanMaker> {
  if (restoredId === null) return 'PERSON';
  const { rows } = await sql<{ is_of_coach: boolean | null }>`
    with recursive restored as (
      select made_by, restored_id from plan_version where person_id = ${personId} and id = ${restoredId}
      union all
      select version.made_by, version.restored_id from restored
      join plan_version as version on version.person_id = ${personId} and version.id = restored.restored_id
      where restored.made_by = ${personId}
    )
    select made_by = (select coach_id from person where id = ${personId}) as is_of_coach
    from restored where made_by is distinct from ${personId}`.execute(db);
  return rows[0]?.is_of_coach === true ? 'COACH' : 'PERSON';
}

/** Returns a version by its id, if it belongs to one of these people. */
export function findPlanVersion(db: Db, id: number, people: Expression<number>): Promise<PlanVersionRow | undefined> {
  return db
    .selectFrom('plan_version')
    .selectAll()
    .where('id', '=', id)
    .where('person_id', 'in', people)
    .executeTakeFirst();
}

/** Returns one page of the versions that changed what a person eats on any day, newest first, and the total. */
export async function listVersionsOf(
  db: Db,
  personId: number,
  window: { limit: number; offset: number },
): Promise<{ count: number; rows: PlanVersionRow[] }> {
  const all = db.selectFrom('plan_version').where('person_id', '=', personId).where('changes_week', '=', true);
  const { count } = await all.select((eb) => eb.fn.countAll<number>().as('count')).executeTakeFirstOrThrow();
  const rows = await all.selectAll().orderBy('id', 'desc').limit(window.limit).offset(window.offset).execute();
  return { count: Number(count), rows };
}

/** Stores a person's answer to a version. */
export function saveAnswer(
  db: Db,
  version: Pick<PlanVersionRow, 'person_id' | 'id'>,
  values: Pick<Updateable<PlanVersionTable>, 'answer' | 'answered_at' | 'question'>,
): Promise<PlanVersionRow> {
  return db
    .updateTable('plan_version')
    .set(values)
    .where('person_id', '=', version.person_id)
    .where('id', '=', version.id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Accepts the unanswered changes made before this one. */
export async function acceptVersionsBefore(
  db: Db,
  version: Pick<PlanVersionRow, 'person_id' | 'id'>,
  now: Date,
): Promise<void> {
  await openVersionsOf(db, version.person_id)
    .set({ answer: 'ACCEPTED', answered_at: now })
    .where('id', '<', version.id)
    .execute();
}

/** Marks this version, and later unanswered changes that someone else made, as rejected. */
export async function returnVersionsFrom(
  db: Db,
  version: Pick<PlanVersionRow, 'person_id' | 'id'>,
  now: Date,
): Promise<void> {
  const returned = { answer: 'RETURNED', answered_at: now, question: null } as const;
  await openVersionsOf(db, version.person_id).set(returned).where('id', '>', version.id).execute();
  await saveAnswer(db, version, returned);
}

export async function deletePlanVersions(db: Db, personId: number): Promise<void> {
  await db.deleteFrom('plan_version').where('person_id', '=', personId).execute();
}

/** Selects changes that someone else made and that the person has not answered. */
function openVersionsOf(db: Db, personId: number) {
  return db
    .updateTable('plan_version')
    .where('person_id', '=', personId)
    .where('made_by', 'is distinct from', personId)
    .where('offered', '=', false)
    .where('answer', 'is', null);
}
