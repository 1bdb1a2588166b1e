/**
 * Awaits several promises that were started together, so that their statements are sent together. If several of them
 * fail, the error of the first in the list is thrown, as if they had run one by one.
 */
export async function together<Parts extends readonly unknown[]>(parts: {
  [At in keyof Parts]: Promise<Parts[At]>;
}): Promise<Parts> {
  await Promise.allSettled(parts);
  const results: unknown[] = [];
  for (const part of parts) results.push(await part);
  return results as unknown as Parts;
}
