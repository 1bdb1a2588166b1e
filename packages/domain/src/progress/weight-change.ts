const MILLISECONDS_PER_WEEK = 7 * 86_400_000;

/** A weight in kg and when it was taken, in milliseconds since 1970. */
export type WeightMeasurement = Readonly<{ value: number; takenAt: number }>;

/**
 * Change in kg per week between the first and the last measurement, negative where weight was lost; null where
 * there are not two at different times. The order of the list does not matter.
 */
export function weightChangePerWeek(measurements: readonly WeightMeasurement[]): number | null {
  const sorted = measurements.toSorted((a, b) => a.takenAt - b.takenAt);
  const first = sorted.at(0);
  const last = sorted.at(-1);
  if (!first || !last || first.takenAt === last.takenAt) return null;
  return (last.value - first.value) / ((last.takenAt - first.takenAt) / MILLISECONDS_PER_WEEK);
}
