import process from 'node:process';

/** Returns the longest turn of the event loop while the work runs, in milliseconds of CPU time. */
export async function longestTurn(work: Promise<unknown>): Promise<number> {
  let isDone = false;
  const done = work.finally(() => {
    isDone = true;
  });
  let longest = 0;
  let before = process.threadCpuUsage();
  while (!isDone) {
    await new Promise((resolve) => {
      setImmediate(resolve);
    });
    const { user, system } = process.threadCpuUsage(before);
    longest = Math.max(longest, (user + system) / 1000);
    before = process.threadCpuUsage();
  }
  await done;
  return longest;
}
