import type { Exercise } from '../energy/exercise.ts';
import { exerciseTemplate } from '../energy/exercise-templates.ts';

/** A kind of exercise that a person does every week, as stored in their profile. */
export type ExerciseRow = Readonly<{
  id: number;
  /** The id of an exercise template. */
  exercise: number;
  minutes_per_session: number;
  sessions_per_week: number;
}>;

/** A row as sent by a client; an existing row has its id. */
export type GivenExerciseRow = Omit<ExerciseRow, 'id'> & Readonly<{ id?: number | null | undefined }>;

export const SESSION_MINUTES_RANGE = { min: 1, max: 600 } as const;
/** Range of sessions per week: at least one in total, at most three a day. */
export const SESSIONS_RANGE = { min: 1, max: 21 } as const;
export const MAX_EXERCISE_ROWS = 20;

export const NEW_EXERCISE_ROW = { exercise: 1, minutes_per_session: 30, sessions_per_week: 1 } as const;

/**
 * The rows after a change: rows that are not given are removed, and new ones get the next of `freshIds`, which must
 * contain at least one per given row.
 */
export function mergeExerciseRows(
  stored: readonly ExerciseRow[],
  given: readonly GivenExerciseRow[],
  freshIds: readonly number[],
): readonly ExerciseRow[] {
  const known = new Set(stored.map(({ id }) => id));
  const taken = new Set<number>();
  return given.map(({ id, exercise, minutes_per_session, sessions_per_week }, at) => {
    const isKept = id != null && known.has(id) && !taken.has(id);
    const rowId = isKept ? id : freshIds[at];
    if (rowId === undefined) throw new Error('There is no id for a new exercise.');
    taken.add(rowId);
    return { id: rowId, exercise, minutes_per_session, sessions_per_week };
  });
}

/** Converts rows for the energy formulas. A kind of exercise that is no longer offered burns nothing. */
export function exercisesOf(rows: readonly ExerciseRow[]): readonly Exercise[] {
  return rows.flatMap((row) => {
    const template = exerciseTemplate(row.exercise);
    if (template === undefined) return [];
    return {
      kcalPerKgPerMinute: template.kcalPerKgPerMinute,
      minutesPerSession: row.minutes_per_session,
      sessionsPerWeek: row.sessions_per_week,
    };
  });
}
