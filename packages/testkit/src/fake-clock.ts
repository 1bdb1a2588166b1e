import type { Clock } from '@weekbord/api/platform/clock/clock';

/** A stopped clock that tests advance. */
export interface FakeClock extends Clock {
  set(moment: string | Date): void;
  advance(by: { seconds?: number; minutes?: number; hours?: number; days?: number }): void;
}

/** A Sunday morning. Tests may pass another time. */
const DEFAULT_MOMENT = '2027-03-14T09:00:00.000Z';

/** Creates a clock that is stopped at `moment`. */
export function fakeClock(moment: string | Date = DEFAULT_MOMENT): FakeClock {
  let now = new Date(moment);
  return {
    now: () => new Date(now),
    set: (next) => {
      now = new Date(next);
    },
    advance: ({ seconds = 0, minutes = 0, hours = 0, days = 0 }) => {
      now = new Date(now.getTime() + 1000 * (seconds + 60 * (minutes + 60 * (hours + 24 * days))));
    },
  };
}
