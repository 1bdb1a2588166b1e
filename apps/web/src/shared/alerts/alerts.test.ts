import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fieldMessage } from './failure-text.ts';

beforeEach(() => {
  vi.resetModules();
  vi.useFakeTimers({ toFake: ['performance'] });
});
afterEach(() => vi.useRealTimers());

async function alertsOnScreen() {
  const { showAlert, currentAlerts } = await import('./alerts.ts');
  return { showAlert, texts: () => currentAlerts().map(({ text }) => text) };
}

it('shows at most one failure a second', async () => {
  const { showAlert, texts } = await alertsOnScreen();
  showAlert('first', { tone: 'bad' });
  vi.advanceTimersByTime(999);
  showAlert('too soon', { tone: 'bad' });
  vi.advanceTimersByTime(1);
  showAlert('second', { tone: 'bad' });
  expect(texts()).toEqual(['first', 'second']);
});

it('never holds back good news, and shows three at a time', async () => {
  const { showAlert, texts } = await alertsOnScreen();
  for (const text of ['a', 'b', 'c', 'd']) showAlert(text, { tone: 'good' });
  expect(texts()).toEqual(['b', 'c', 'd']);
});

it('finds the message of a field, however deep', () => {
  const failure = {
    kind: 'fields',
    errors: { email: ['Taken.'], physical_stats: { height_in_cm: ['Too tall.'] } },
  } as const;
  const errors = structuredClone(failure.errors) as never;
  expect(fieldMessage({ kind: 'fields', errors }, 'email')).toBe('Taken.');
  expect(fieldMessage({ kind: 'fields', errors }, 'physical_stats.height_in_cm')).toBe('Too tall.');
  expect(fieldMessage({ kind: 'fields', errors }, 'physical_stats')).toBeUndefined();
  expect(fieldMessage({ kind: 'network' }, 'email')).toBeUndefined();
});
