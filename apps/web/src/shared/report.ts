let forward: ((what: string) => void) | undefined;

/** Notes something that a developer should know of and a person need not. Never give it personal values. */
export function report(what: string, error?: unknown): void {
  console.warn(`[weekbord] ${what}`, ...(error === undefined ? [] : [error]));
  forward?.(what);
}

/** Sets a receiver of reports in addition to the console; undefined removes it. */
export function forwardReports(to: ((what: string) => void) | undefined): void {
  forward = to;
}
