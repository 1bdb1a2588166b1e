/** Memory in MB at a point in time, given in minutes since the measurement began. */
export type MemorySample = Readonly<{ minute: number; megabytes: number }>;

/** The results of a soak test. */
export type SoakResult = Readonly<{
  minutes: number;
  errors: number;
  /** The longest delay before a call was sent, in milliseconds. */
  latestMs: number;
  /** The 95th percentile of each minute, in milliseconds. */
  p95: readonly number[];
  /** The memory of the server, and of the database per process. */
  memory: Readonly<Record<string, readonly MemorySample[]>>;
}>;

/** The share of a run, at its beginning, during which memory may grow because caches and the heap fill up. */
const SETTLING_SHARE = 1 / 3;
/** Maximum growth of memory after it has settled, as a share of its median; less than the variation between samples. */
const GROWTH_MAX = 0.1;
const P95_TIMES_MAX = 2;
/** Above this delay, the machine was too busy for a valid measurement. */
const LATE_MS_MAX = 1000;

/** The criteria of the verdict, in words. */
export const SOAK_RULE =
  `no error; memory flat, that of the database for each of its processes: from a third of the time on, the median of all slopes between two readings (Theil-Sen) comes to ` +
  `at most ${GROWTH_MAX * 100} % until the end; 95th percentile of the last minute at most ${P95_TIMES_MAX} times the first's`;

/** Returns what is wrong with a run, one line per problem; empty if there is none. */
export function soakFaults({ minutes, errors, latestMs, p95, memory }: SoakResult): string[] {
  const faults = errors === 0 ? [] : [`${errors} errors`];
  for (const [name, samples] of Object.entries(memory)) {
    const growth = memoryGrowth(samples, minutes);
    const grown = `${name}: memory grows by ${(growth * 100).toFixed(1)} % after a third of the time`;
    // NaN, which results from too few samples, counts as a failure too.
    if (!(growth <= GROWTH_MAX)) faults.push(grown);
  }
  if (latestMs > LATE_MS_MAX) {
    faults.push(`calls were sent up to ${latestMs.toFixed(0)} ms late: this machine was too busy to say anything`);
  }
  const [first = 0, last = Infinity] = [p95[0], p95.at(-1)];
  if (last > P95_TIMES_MAX * first) {
    faults.push(`the 95th percentile is ${last.toFixed(1)} ms in the last minute, ${first.toFixed(1)} in the first`);
  }
  return faults;
}

/** Returns the relative growth of memory after it has settled; NaN if there are fewer than two samples. */
function memoryGrowth(samples: readonly MemorySample[], minutes: number): number {
  const watched = samples.filter(({ minute }) => minute >= minutes * SETTLING_SHARE);
  const slopes = watched.flatMap((one, index) =>
    watched.slice(index + 1).map((next) => (next.megabytes - one.megabytes) / (next.minute - one.minute)),
  );
  const level = medianOf(watched.map(({ megabytes }) => megabytes));
  return (medianOf(slopes) * minutes * (1 - SETTLING_SHARE)) / level;
}

function medianOf(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}
