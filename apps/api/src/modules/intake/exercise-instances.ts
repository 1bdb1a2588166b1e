import type { Endpoints } from '@weekbord/contract/endpoints';
import { type ExerciseRow, MAX_EXERCISE_ROWS } from '@weekbord/domain/intake/exercise-rows';
import type { Context, Operation } from '../../platform/http/context.ts';
import { FieldError } from '../../platform/http/errors.ts';
import { pageWindow, paginate } from '../../platform/http/paginate.ts';
import { authorize, authorizePerson, authorizeReference, recordOf } from '../access/access.public.ts';
import { intake } from './intake.resources.ts';
import {
  drawExerciseIds,
  findIntakeOf,
  findIntakeWithExercise,
  type IntakeRow,
  ownerOfExercise,
  updateIntake,
} from './intake.store.ts';

interface ExerciseOfIntake {
  readonly person_id: number;
  readonly intake: IntakeRow;
  readonly row: ExerciseRow;
}

/** An exercise in a profile, by its own id. */
const exerciseInstance = {
  ...recordOf<ExerciseOfIntake>('intake', async ({ db, people }, id) => {
    const found = await findIntakeWithExercise(db, id, people);
    const row = found?.exercise_instances.find((one) => one.id === id);
    return found === undefined || row === undefined ? undefined : { person_id: found.person_id, intake: found, row };
  }),
  lockBy: ownerOfExercise,
};

function present({ id: intakeId }: Pick<IntakeRow, 'id'>, row: ExerciseRow) {
  return { ...row, intake: intakeId };
}

async function save({ db }: Pick<Context, 'db'>, { person_id: personId }: IntakeRow, rows: readonly ExerciseRow[]) {
  await updateIntake(db, personId, { exercise_instances: JSON.stringify(rows) });
}

export const listExerciseInstances: Operation<Endpoints['listExerciseInstances']> = async (ctx) => {
  const { db, query } = ctx;
  const found = await findIntakeOf(db, await authorizePerson(ctx, query.user));
  const isWanted = found !== undefined && (query.intake === undefined || query.intake === found.id);
  const rows = isWanted ? found.exercise_instances.map((row) => present(found, row)) : [];
  const { limit, offset } = pageWindow(query);
  return paginate(ctx, { count: rows.length, rows: rows.slice(offset, offset + limit) });
};

export const createExerciseInstance: Operation<Endpoints['createExerciseInstance']> = async (ctx) => {
  const { intake: intakeId, ...said } = ctx.body;
  const stored = await authorizeReference(ctx, intake, 'intake', intakeId);
  if (stored.exercise_instances.length >= MAX_EXERCISE_ROWS) {
    throw new FieldError([{ path: [], code: 'too_long', params: { max: MAX_EXERCISE_ROWS } }]);
  }
  const [id = 0] = await drawExerciseIds(ctx.db, 1);
  const row = { id, ...said };
  await save(ctx, stored, [...stored.exercise_instances, row]);
  return present(stored, row);
};

export const getExerciseInstance: Operation<Endpoints['getExerciseInstance']> = async (ctx) => {
  const { intake: stored, row } = await authorize(ctx, exerciseInstance, ctx.params.id);
  return present(stored, row);
};

export const updateExerciseInstance: Operation<Endpoints['updateExerciseInstance']> = async (ctx) => {
  const { intake: stored, row } = await authorize(ctx, exerciseInstance, ctx.params.id);
  const {
    exercise = row.exercise,
    minutes_per_session = row.minutes_per_session,
    sessions_per_week = row.sessions_per_week,
  } = ctx.body;
  const changed = { id: row.id, exercise, minutes_per_session, sessions_per_week };
  await save(
    ctx,
    stored,
    stored.exercise_instances.map((one) => (one.id === row.id ? changed : one)),
  );
  return present(stored, changed);
};

export const deleteExerciseInstance: Operation<Endpoints['deleteExerciseInstance']> = async (ctx) => {
  const { intake: stored, row } = await authorize(ctx, exerciseInstance, ctx.params.id);
  await save(
    ctx,
    stored,
    stored.exercise_instances.filter((one) => one.id !== row.id),
  );
};
