/** Functions that close what was opened. They run one after the other, last first. */
export type Closers = (() => Promise<unknown>)[];

/** Closes everything, last opened first, and empties the list. Throws the first error after all were tried. */
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
