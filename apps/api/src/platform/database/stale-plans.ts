/**
 * How many times work is restarted when its statements were planned for changed tables; enough for a few consecutive
 * migrations.
 */
const ATTEMPTS_MAX = 4;

/**
 * Whether a statement failed because a migration has changed its result since its connection prepared it. It is
 * recognised by the place in the server's source that it comes from, because the message itself is localised.
 */
export function isStalePlan(error: unknown): boolean {
  if (!(error instanceof Error) || !('code' in error) || !('routine' in error)) return false;
  return error.code === '0A000' && error.routine === 'RevalidateCachedQuery';
}

/** Runs work that has its own transaction, and reruns it if one of its statements was prepared before a migration. */
export async function withFreshPlans<Result>(work: () => Promise<Result>): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work();
    } catch (error) {
      if (attempt === ATTEMPTS_MAX || !isStalePlan(error)) throw error;
    }
  }
}
