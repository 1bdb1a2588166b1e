/** Cleanup functions, run one after another in reverse order. */
export type Closers = (() => Promise<unknown>)[];

/** Runs all functions, last first, and empties the list. Throws the first error after all have run. */
export async function closeAll(closers: Closers): Promise<void> {
  const errors: unknown[] = [];
  for (const close of closers.splice(0).toReversed()) {
    try {
      await close();
    } catch (error) {
      errors.push(error);
    }
  }
  if (errors.length > 0) throw errors[0];
}
