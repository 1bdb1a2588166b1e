import type { userProfileChange, userProfileFields } from '@weekbord/contract/intake/models';
import { unitsAfter, unitsOfNew } from '@weekbord/domain/intake/chosen-units';
import type { ExerciseRow } from '@weekbord/domain/intake/exercise-rows';
import { defaultGoalWeightInKg } from '@weekbord/domain/goals/default-goal-weight';
import { notGivenAfter, fillMissingFields } from '@weekbord/domain/onboarding/not-given';
import { validateWeight } from '@weekbord/domain/onboarding/validate-body';
import type { z } from 'zod';
import { FieldError } from '../../platform/http/errors.ts';
import { type CycleChange, checkGoalWeight, cycleAfter, figuresOf } from './intake-change.ts';
import { refuseFaults } from './refuse-faults.ts';
import { type CycleStore, deleteCycle, findCycle, saveCycle } from './cycle.store.ts';
import { drawExerciseIds, insertIntake, type IntakeRow, updateIntake } from './intake.store.ts';

/** The store for a profile, its owner, the writer and the time. */
export interface IntakeWriting extends CycleStore {
  readonly personId: number;
  /** Only the owner writes a cycle. What another writer sends about it is ignored. */
  readonly writerId: number;
  readonly now: Date;
}

type ProfileFields = Omit<z.output<typeof userProfileFields>, 'minor_statement'>;
type ProfileChange = Omit<z.output<typeof userProfileChange>, 'minor_statement'>;

async function cycleToWrite(writing: IntakeWriting, change: ProfileChange): Promise<CycleChange> {
  const { personId, writerId, now } = writing;
  const { last_menstrual_period_start_date: start, menstrual_cycle_length: length } = change;
  if (writerId !== personId || (start === undefined && length === undefined)) return undefined;
  // Checked first, because deleting a cycle does not require reading it.
  if (start === null && length == null) return null;
  return cycleAfter(change, await findCycle(writing, personId), now);
}

async function writeCycle(writing: IntakeWriting, cycle: CycleChange): Promise<void> {
  if (cycle === undefined) return;
  if (cycle === null) await deleteCycle(writing.db, writing.personId);
  else await saveCycle(writing, writing.personId, cycle);
}

/** Returns ids for the new exercises in a change. */
async function freshExerciseIds(db: CycleStore['db'], { exercise_instances: given }: ProfileChange) {
  return drawExerciseIds(db, given?.length ?? 0);
}

async function wholeProfile(
  { db, writerId, personId }: IntakeWriting,
  written: ProfileFields,
  exercises: readonly ExerciseRow[],
) {
  const isOwn = writerId === personId;
  const fields = fillMissingFields(written, isOwn);
  const usualGoalWeight = isOwn ? defaultGoalWeightInKg(fields.height_in_cm) : null;
  const goalWeight = fields.goal_weight_in_kg === undefined ? usualGoalWeight : fields.goal_weight_in_kg;
  const {
    last_menstrual_period_start_date: _start,
    menstrual_cycle_length: _length,
    exercise_instances: _exercises,
    ...rest
  } = fields;
  const profile = { ...rest, meal_moments: fields.meal_moments ?? null, goal_weight_in_kg: goalWeight };
  checkGoalWeight(profile);
  const figures = figuresOf(
    { ...profile, exercise_instances: fields.exercise_instances },
    { diet_type: 'RECOMMENDED', exercise_instances: exercises, freshExerciseIds: await freshExerciseIds(db, fields) },
  );
  return {
    ...profile,
    ...figures,
    ...unitsOfNew(fields),
    diet_type: figures.diet_type ?? 'RECOMMENDED',
    is_keto_user: figures.is_keto_user ?? false,
    is_on_menopause_diet: figures.is_on_menopause_diet ?? false,
  };
}

/** Rejects a weight that people cannot enter for themselves. A coach may enter any. */
function checkWeight({ writerId, personId }: IntakeWriting, { weight }: Pick<ProfileChange, 'weight'>): void {
  if (writerId === personId && weight !== undefined) refuseFaults({ weight: validateWeight(weight, 'KILOGRAMS') });
}

/** Inserts the first profile of a person. Rejects a second one and inconsistent fields. */
export async function addIntake(writing: IntakeWriting, fields: ProfileFields): Promise<IntakeRow> {
  checkWeight(writing, fields);
  const profile = await wholeProfile(writing, fields, []);
  const cycle = await cycleToWrite(writing, fields);
  const row = await insertIntake(writing.db, { ...profile, person_id: writing.personId });
  if (row === undefined) throw new FieldError([{ path: [], code: 'duplicate' }]);
  await writeCycle(writing, cycle);
  return row;
}

/** Replaces the stored profile as a whole. */
export async function replaceIntake(
  writing: IntakeWriting,
  stored: IntakeRow,
  fields: ProfileFields,
): Promise<IntakeRow> {
  checkWeight(writing, fields);
  const profile = await wholeProfile(writing, fields, stored.exercise_instances);
  await writeCycle(writing, await cycleToWrite(writing, fields));
  return updateIntake(writing.db, writing.personId, profile);
}

/** Changes the given fields of a stored profile. */
export async function changeIntake(
  writing: IntakeWriting,
  stored: IntakeRow,
  change: ProfileChange,
): Promise<IntakeRow> {
  checkWeight(writing, change);
  const notGiven = notGivenAfter(stored.not_given, change);
  const isMoreGiven = notGiven.length < stored.not_given.length;
  const before = { ...stored, freshExerciseIds: await freshExerciseIds(writing.db, change) };
  const figures = {
    ...figuresOf(change, before),
    ...(isMoreGiven && { not_given: notGiven }),
    ...unitsAfter(stored, change),
  };
  checkGoalWeight({
    goal_weight_in_kg: figures.goal_weight_in_kg === undefined ? stored.goal_weight_in_kg : figures.goal_weight_in_kg,
    height_in_cm: figures.height_in_cm === undefined ? stored.height_in_cm : figures.height_in_cm,
  });
  await writeCycle(writing, await cycleToWrite(writing, change));
  const saysNothing = Object.values(figures).every((figure) => figure === undefined);
  return saysNothing ? stored : updateIntake(writing.db, writing.personId, figures);
}
