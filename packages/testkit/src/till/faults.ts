import type { Fault, FaultPlace } from './interface.ts';

/** Faults for upcoming calls. */
export interface Faults {
  add(fault: Fault, where?: FaultPlace): void;
  /** Consumes and returns the fault for this call. */
  take(method: string, path: string): Fault | undefined;
  clear(): void;
}

export function faultQueue(): Faults {
  let waiting: { fault: Fault; where: FaultPlace; left: number }[] = [];
  return {
    add: (fault, where = {}) => {
      waiting.push({ fault, where, left: where.times ?? 1 });
    },
    take: (method, path) => {
      const fits = waiting.find(
        ({ where }) =>
          (where.method === undefined || where.method === method) &&
          (where.path === undefined || path.startsWith(where.path)),
      );
      if (fits === undefined) return undefined;
      fits.left -= 1;
      waiting = waiting.filter(({ left }) => left > 0);
      return fits.fault;
    },
    clear: () => {
      waiting = [];
    },
  };
}

/** Whether the work is done even though the caller gets no success response. */
export function isAfterWork(fault: Fault | undefined): boolean {
  return fault === 'time_out' || fault === 'reset_after_work' || fault === 'server_error_after_work';
}
