/** Notes something that a developer should know of and a person need not. Never give it personal values. */
export function report(what: string, error?: unknown): void {
  console.warn(`[weekbord] ${what}`, ...(error === undefined ? [] : [error]));
}
