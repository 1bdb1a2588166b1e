/** The number of slow hashes that run concurrently. Each occupies one of the process's few threads. */
const AT_ONCE_MAX = 4;

let running = 0;
const waiting: (() => void)[] = [];

/** Runs a slow hash once a thread is free, in order of arrival. */
export async function queueHash<Result>(make: () => Promise<Result>): Promise<Result> {
  if (running >= AT_ONCE_MAX) await new Promise<void>((resolve) => waiting.push(resolve));
  else running += 1;
  try {
    return await make();
  } finally {
    const next = waiting.shift();
    if (next === undefined) running -= 1;
    else next();
  }
}
