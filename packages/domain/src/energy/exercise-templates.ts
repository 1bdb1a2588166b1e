/** A kind of exercise that a coach chooses for a client. */
export type ExerciseTemplate = Readonly<{ id: number; name: ExerciseName; kcalPerKgPerMinute: number }>;

/** kcal per kg per minute of one MET: 3.5 ml of oxygen, at 5 kcal per litre. */
const KCAL_OF_A_MET = (3.5 * 5) / 1000;

/** Exercises with their METs, from the Compendium of Physical Activities, 2011. An id never changes. */
const METS = [
  [1, 'WALKING', 3.5],
  [2, 'BRISK_WALKING', 4.3],
  [3, 'HIKING', 6],
  [4, 'JOGGING', 7],
  [5, 'RUNNING', 9.8],
  [6, 'CYCLING', 6.8],
  [7, 'FAST_CYCLING', 8],
  [8, 'SPINNING', 8.5],
  [9, 'SWIMMING', 5.8],
  [10, 'ROWING_MACHINE', 4.8],
  [11, 'CROSS_TRAINER', 5],
  [12, 'STRENGTH_TRAINING', 5],
  [13, 'CIRCUIT_TRAINING', 8],
  [14, 'AEROBICS', 7.3],
  [15, 'PILATES', 3],
  [16, 'YOGA', 2.5],
  [17, 'DANCING', 5],
  [18, 'FOOTBALL', 7],
  [19, 'HOCKEY', 7.8],
  [20, 'TENNIS', 7.3],
  [21, 'SKATING', 7],
  [22, 'MARTIAL_ARTS', 10.3],
] as const;

export type ExerciseName = (typeof METS)[number][1];

export const EXERCISE_TEMPLATES: readonly ExerciseTemplate[] = METS.map(([id, name, met]) => ({
  id,
  name,
  kcalPerKgPerMinute: Math.round(met * KCAL_OF_A_MET * 10_000) / 10_000,
}));

const BY_ID = new Map(EXERCISE_TEMPLATES.map((template) => [template.id, template]));

/** The kind of exercise with this id, if any. */
export function exerciseTemplate(id: number): ExerciseTemplate | undefined {
  return BY_ID.get(id);
}
