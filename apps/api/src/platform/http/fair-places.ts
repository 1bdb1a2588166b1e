import { ApiError } from './errors.ts';

/** How many requests may run concurrently, in total and per caller. */
export interface PlaceRules {
  readonly total: number;
  readonly perCaller: number;
  /** How many of one caller's requests may wait. Any more are rejected. */
  readonly waitingPerCaller: number;
  /** The maximum wait, in milliseconds. */
  readonly patienceMs: number;
}

/** Concurrency slots that callers share. */
export interface Places {
  /** Runs a function for a caller as soon as a slot is free. */
  run<Result>(caller: string, run: () => Promise<Result>): Promise<Result>;
  /** Throws `too_many_requests` if the caller's next request would be rejected. Call it before a body is read. */
  refuseWhereFull(caller: string): void;
}

interface Caller {
  running: number;
  readonly waiting: Set<() => void>;
}

/**
 * Returns slots shared among callers: each caller has only a few at a time, and free slots go to the callers in turn,
 * so that no one waits for all requests of another. Throws `too_many_requests` if too many requests of one caller are
 * already waiting, and `unavailable` if a request waited too long.
 */
export function fairPlaces(rules: PlaceRules): Places {
  let free = rules.total;
  // In the order in which they are served next.
  const callers = new Map<string, Caller>();

  const start = (caller: Caller) => {
    free -= 1;
    caller.running += 1;
  };
  /** Moves a caller behind the others, or removes it if it has nothing running or waiting. */
  const yieldTurn = (name: string, caller: Caller) => {
    callers.delete(name);
    if (caller.running > 0 || caller.waiting.size > 0) callers.set(name, caller);
  };
  const next = () => {
    if (free === 0) return;
    for (const [name, caller] of callers) {
      const [called] = caller.waiting;
      if (called === undefined || caller.running >= rules.perCaller) continue;
      caller.waiting.delete(called);
      start(caller);
      yieldTurn(name, caller);
      called();
      return;
    }
  };
  const refuseWhereFull = (name: string) => {
    if ((callers.get(name)?.waiting.size ?? 0) < rules.waitingPerCaller) return;
    throw new ApiError('too_many_requests', { headers: { 'retry-after': '1' } });
  };
  const enter = async (name: string): Promise<Caller> => {
    const caller = callers.get(name) ?? { running: 0, waiting: new Set() };
    callers.set(name, caller);
    if (free > 0 && caller.running < rules.perCaller) {
      start(caller);
      return caller;
    }
    refuseWhereFull(name);
    await new Promise<void>((resolve, reject) => {
      const called = () => {
        clearTimeout(timer);
        resolve();
      };
      const timer = setTimeout(() => {
        caller.waiting.delete(called);
        yieldTurn(name, caller);
        reject(new ApiError('unavailable', { headers: { 'retry-after': '5' } }));
      }, rules.patienceMs);
      caller.waiting.add(called);
    });
    return caller;
  };
  const leave = (name: string, caller: Caller) => {
    free += 1;
    caller.running -= 1;
    yieldTurn(name, caller);
    next();
  };
  return {
    refuseWhereFull,
    async run(name, run) {
      const caller = await enter(name);
      try {
        return await run();
      } finally {
        leave(name, caller);
      }
    },
  };
}
