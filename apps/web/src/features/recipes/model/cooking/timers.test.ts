import { afterEach, beforeEach, expect, it, vi } from 'vitest';

const kept = new Map<string, string>();
const MINUTE_MS = 60_000;
const SOUP = { meal: 'meal:1', name: 'Soup', step: 1 };

beforeEach(() => {
  kept.clear();
  vi.useFakeTimers();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** The timers as a newly loaded page would read them, and those that rang on that page. */
async function aPage() {
  // Timers of the previous page end with that page; the library then resets the clock.
  const now = Date.now();
  vi.clearAllTimers();
  vi.setSystemTime(now);
  vi.resetModules();
  const timers = await import('./timers.ts');
  const rung: number[] = [];
  timers.whenTimerEnds(({ id }) => rung.push(id));
  const left = () => timers.currentTimers().map((one) => [one.id, timers.timeLeft(one, Date.now()) / 1000]);
  return { ...timers, rung, left };
}

it('keeps the remaining time of a paused timer, even after a reload, and rings once resumed', async () => {
  const before = await aPage();
  before.startTimer(SOUP, 30);
  before.startTimer({ ...SOUP, step: 2 }, 300);
  await vi.advanceTimersByTimeAsync(10_000);
  before.pauseTimer(1);
  await vi.advanceTimersByTimeAsync(2 * MINUTE_MS);
  expect([before.rung, before.left()]).toEqual([
    [],
    [
      [1, 20],
      [2, 170],
    ],
  ]);

  const after = await aPage();
  await vi.advanceTimersByTimeAsync(2 * MINUTE_MS);
  expect([after.rung, after.left()]).toEqual([
    [],
    [
      [1, 20],
      [2, 50],
    ],
  ]);
  after.resumeTimer(1);
  await vi.advanceTimersByTimeAsync(19_000);
  expect(after.rung).toEqual([]);
  await vi.advanceTimersByTimeAsync(31_000);
  expect(after.rung).toEqual([1, 2]);
  after.pauseTimer(1);
  expect(after.currentTimers().map(after.isPaused)).toEqual([false, false]);
});

it('adds a minute to a paused timer too', async () => {
  const page = await aPage();
  page.startTimer(SOUP, 30);
  page.pauseTimer(1);
  page.addMinute(1);
  await vi.advanceTimersByTimeAsync(5 * MINUTE_MS);
  expect([page.rung, page.left()]).toEqual([[], [[1, 90]]]);
  page.resumeTimer(1);
  await vi.advanceTimersByTimeAsync(90_000);
  expect(page.rung).toEqual([1]);
});

it('deletes timers that ended an hour ago or were paused half a day ago when the next page loads', async () => {
  const before = await aPage();
  before.startTimer(SOUP, 60);
  before.startTimer(SOUP, 60);
  before.pauseTimer(2);
  await vi.advanceTimersByTimeAsync(62 * MINUTE_MS);
  expect((await aPage()).left()).toEqual([[2, 60]]);
  await vi.advanceTimersByTimeAsync(12 * 60 * MINUTE_MS);
  expect((await aPage()).left()).toEqual([]);
});

it('ignores stored data that is not a timer', async () => {
  const one = { ...SOUP, id: 1, endsAt: Date.now() + MINUTE_MS, hasRung: false };
  kept.set('weekbord.cooking-timers', JSON.stringify([one, { ...one, id: 2, pausedMs: 'long' }, null, { id: 3 }]));
  expect((await aPage()).currentTimers()).toEqual([one]);
});
