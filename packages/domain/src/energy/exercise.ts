/** A kind of exercise that a person does every week. */
export type Exercise = Readonly<{
  kcalPerKgPerMinute: number;
  minutesPerSession: number;
  sessionsPerWeek: number;
}>;

/** The kcal that a person of this weight burns in one session. */
export function kcalPerSession(exercise: Exercise, weightInKg: number): number {
  return exercise.kcalPerKgPerMinute * weightInKg * exercise.minutesPerSession;
}

/** The kcal per day burnt by all weekly exercise, averaged over the week. */
export function exerciseKcalPerDay(exercises: readonly Exercise[], weightInKg: number): number {
  const perWeek = exercises.reduce(
    (sum, exercise) => sum + kcalPerSession(exercise, weightInKg) * exercise.sessionsPerWeek,
    0,
  );
  return perWeek / 7;
}
