/** What closes, one after the other from the end, what was opened. */
export type Closers = (() => Promise<unknown>)[];

/** Closes everything, the last that was opened first, and empties the list; throws the first error once all were tried. */
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
