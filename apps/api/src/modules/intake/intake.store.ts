import {
  type Expression,
  type Insertable,
  type Kysely,
  type RawBuilder,
  type Selectable,
  sql,
  type Updateable,
} from 'kysely';
import { IMPERIAL } from '@weekbord/domain/intake/chosen-units';
import { type Place, statement } from '../../platform/database/statement.ts';
import type { Tables } from '../../platform/database/tables.ts';
import type { IntakeTable } from '../../platform/database/tables/intake.ts';
import { deleteCycle } from './cycle.store.ts';

export type IntakeRow = Selectable<IntakeTable>;
type Db = Kysely<Tables>;

/**
 * Selects profiles with the units to display. A person who chose none gets their coach's units, or feet and pounds if
 * those are the default of their organisation or, without one, of their coach's.
 */
function shownIntakes(db: Db) {
  return db
    .selectFrom('intake')
    .leftJoinLateral(
      (eb) =>
        eb
          .selectFrom('person as client')
          .leftJoin('person as coach', 'coach.id', 'client.coach_id')
          .leftJoin('organisation as own', 'own.id', 'client.organisation_id')
          .leftJoin('organisation as led', 'led.id', 'coach.organisation_id')
          .select([
            sql<boolean>`coalesce(coach.uses_imperial_measurements, false)`.as('recipes'),
            sql<boolean>`(coalesce(coach.uses_imperial_measurements, false)
              or coalesce(own.imperial_by_default, led.imperial_by_default, false))`.as('body'),
          ])
          .whereRef('client.id', '=', 'intake.person_id')
          .where('intake.units_chosen', '=', false)
          .as('usual'),
      (join) => join.onTrue(),
    )
    .selectAll('intake')
    .select([
      sql<boolean>`(intake.uses_imperial_measurements_for_recipes or coalesce(usual.recipes, false))`.as(
        'uses_imperial_measurements_for_recipes',
      ),
      sql<boolean>`(intake.uses_imperial_measurements_for_height or coalesce(usual.body, false))`.as(
        'uses_imperial_measurements_for_height',
      ),
      sql<IntakeRow['personal_weight_unit']>`(case when usual.body
        then ${sql.lit(IMPERIAL.personal_weight_unit)} else intake.personal_weight_unit end)`.as(
        'personal_weight_unit',
      ),
    ]);
}

const INTAKE_OF = statement((db, place: Place<{ personId: number }>) =>
  shownIntakes(db).where('intake.person_id', '=', place('personId')),
);

export async function findIntakeOf(db: Db, personId: number): Promise<IntakeRow | undefined> {
  const [intake] = await INTAKE_OF(db, { personId });
  return intake;
}

/** Returns an intake by its id, if the caller may see it. */
export function findIntakeById(db: Db, id: number, visible: Expression<number>): Promise<IntakeRow | undefined> {
  return shownIntakes(db).where('intake.id', '=', id).where('intake.person_id', 'in', visible).executeTakeFirst();
}

export function listIntakesOf(db: Db, personIds: readonly number[]): Promise<IntakeRow[]> {
  if (personIds.length === 0) return Promise.resolve([]);
  return shownIntakes(db).where('intake.person_id', 'in', personIds).execute();
}

/** Returns one page of the intakes of the given people, and the total. */
export async function listIntakes(
  db: Db,
  people: Expression<number>,
  window: { limit: number; offset: number },
): Promise<{ count: number; rows: IntakeRow[] }> {
  const all = db.selectFrom('intake').where('person_id', 'in', people);
  const { count } = await all.select((eb) => eb.fn.countAll<number>().as('count')).executeTakeFirstOrThrow();
  const rows = await shownIntakes(db)
    .where('intake.person_id', 'in', people)
    .orderBy('intake.id')
    .limit(window.limit)
    .offset(window.offset)
    .execute();
  return { count: Number(count), rows };
}

/** Inserts a person's first intake. Returns undefined if they already have one. */
export async function insertIntake(db: Db, values: Insertable<IntakeTable>): Promise<IntakeRow | undefined> {
  const row = await db
    .insertInto('intake')
    .values(values)
    .onConflict((conflict) => conflict.column('person_id').doNothing())
    .returningAll()
    .executeTakeFirst();
  return row === undefined || row.units_chosen ? row : findIntakeOf(db, row.person_id);
}

export async function updateIntake(db: Db, personId: number, values: Updateable<IntakeTable>): Promise<IntakeRow> {
  const row = await db
    .updateTable('intake')
    .set(values)
    .where('person_id', '=', personId)
    .returningAll()
    .executeTakeFirstOrThrow();
  return row.units_chosen ? row : ((await findIntakeOf(db, personId)) ?? row);
}

/** Deletes a person's intake and with it their weekly plan, their cycle, and stored responses that show them. */
export async function deleteIntake(db: Db, personId: number): Promise<void> {
  await db.deleteFrom('intake').where('person_id', '=', personId).execute();
  await deleteCycle(db, personId);
}

export function listWeeklyPlanIds(db: Db, personIds: readonly number[]): Promise<{ person_id: number; id: number }[]> {
  if (personIds.length === 0) return Promise.resolve([]);
  return db.selectFrom('weekly_plan').select(['person_id', 'id']).where('person_id', 'in', personIds).execute();
}

/** Returns the profile that contains an exercise, by the exercise's id, if the caller may see it. */
export function findIntakeWithExercise(
  db: Db,
  exerciseId: number,
  visible: Expression<number>,
): Promise<IntakeRow | undefined> {
  return shownIntakes(db).where(hasExercise(exerciseId)).where('intake.person_id', 'in', visible).executeTakeFirst();
}

/** Returns the owner of an exercise; null if there is none. */
export function ownerOfExercise(id: number): RawBuilder<number | null> {
  return sql<number | null>`(select person_id from intake where ${hasExercise(id)})`;
}

function hasExercise(id: number): RawBuilder<boolean> {
  return sql<boolean>`exercise_instances @> ${JSON.stringify([{ id }])}::jsonb`;
}

/** Returns new ids for exercises, unique across all profiles. */
export async function drawExerciseIds(db: Db, count: number): Promise<readonly number[]> {
  if (count === 0) return [];
  const { rows } = await sql<{ id: number }>`
    select nextval('exercise_instance_id')::integer as id from generate_series(1, ${count})`.execute(db);
  return rows.map(({ id }) => id);
}
