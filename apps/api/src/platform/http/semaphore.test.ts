import { describe, expect, it } from 'vitest';
import { semaphore } from './semaphore.ts';

/** Returns work that runs until `end` is called. */
function work() {
  let end: () => void = () => undefined;
  const ended = new Promise<void>((resolve) => {
    end = resolve;
  });
  return { run: () => ended, end };
}

const settle = () => new Promise((resolve) => setImmediate(resolve));

describe('a semaphore of two', () => {
  it("starts the third caller's work when one of the first two ends, in order of arrival", async () => {
    const room = semaphore(2, 10_000);
    const works = [work(), work(), work(), work()];
    const begun: number[] = [];
    const runs = works.map(({ run }, index) =>
      room(() => {
        begun.push(index);
        return run();
      }),
    );
    await settle();
    expect(begun).toEqual([0, 1]);
    works[1]?.end();
    await settle();
    expect(begun).toEqual([0, 1, 2]);
    for (const { end } of works) end();
    await Promise.all(runs);
    expect(begun).toEqual([0, 1, 2, 3]);
  });

  it('is free again after a failure', async () => {
    const room = semaphore(1, 10_000);
    await expect(room(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
    await expect(room(async () => 'works')).resolves.toBe('works');
  });

  it('rejects a caller who waited too long, but not later ones', async () => {
    const room = semaphore(1, 5);
    const first = work();
    const held = room(first.run);
    await expect(room(async () => 'late')).rejects.toMatchObject({ code: 'unavailable' });
    first.end();
    await held;
    await expect(room(async () => 'in time')).resolves.toBe('in time');
  });
});
