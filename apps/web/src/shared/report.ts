let forward: ((what: string) => void) | undefined;

/** Logs something that a developer should know and a person need not. Never pass personal data. */
export function report(what: string, error?: unknown): void {
  console.warn(`[weekbord] ${what}`, ...(error === undefined ? [] : [error]));
  forward?.(what);
}

/** Sets a receiver of reports in addition to the console; undefined removes it. */
export function forwardReports(to: ((what: string) => void) | undefined): void {
  forward = to;
}
