import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { shared as sharedEn } from '@weekbord/phrases/en/shared';
import { shared as sharedNl } from '@weekbord/phrases/nl/shared';
import { type ApiFailure, readFailure } from '../http/api-failure.ts';
import type { Say } from '../phrases/use-phrases.ts';
import { fieldMessage, failureText } from './failure-text.ts';

beforeEach(() => {
  vi.resetModules();
  vi.useFakeTimers({ toFake: ['performance'] });
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

async function alertsOnScreen() {
  const { currentAlerts, ...alerts } = await import('./alerts.ts');
  return { ...alerts, texts: () => currentAlerts().map(({ text }) => text) };
}

it('shows at most one failure per second, the newest', async () => {
  const { showAlert, texts } = await alertsOnScreen();
  showAlert('First', { tone: 'bad' });
  vi.advanceTimersByTime(999);
  showAlert('Too soon', { tone: 'bad' });
  vi.advanceTimersByTime(1);
  showAlert('Second', { tone: 'bad' });
  expect(texts()).toEqual(['Second']);
});

it('keeps only the latest success, and a failure before it', async () => {
  const { showAlert, texts } = await alertsOnScreen();
  showAlert('Failed', { tone: 'bad' });
  for (const text of ['Saved', 'Sent', 'Planned']) showAlert(text, { tone: 'good' });
  expect(texts()).toEqual(['Failed', 'Planned']);
});

it('shows a repeated message once, as the newest', async () => {
  const { showAlert, texts } = await alertsOnScreen();
  for (const text of ['Saved', 'Soup is off the list', 'Saved']) showAlert(text, { stays: true });
  expect(texts()).toEqual(['Soup is off the list', 'Saved']);
});

it('never replaces a message with an undo button, or one that stays until it is closed', async () => {
  const { showAlert, texts } = await alertsOnScreen();
  const action = { label: 'Undo', onPress: () => undefined };
  showAlert('Soup deleted', { action });
  showAlert('Stew left out', { stays: true });
  for (const text of ['A', 'B']) showAlert(text, { tone: 'good' });
  expect(texts()).toEqual(['Soup deleted', 'Stew left out', 'B']);
  showAlert('Rice deleted', { action });
  expect(texts()).toEqual(['Soup deleted', 'Stew left out', 'Rice deleted']);
});

it('capitalises messages, even those that start with the name of a food, but not those that start with an email address', async () => {
  const { showAlert, texts } = await alertsOnScreen();
  showAlert('pizza margherita logged for dinner.', { stays: true });
  showAlert('noor@example.com is invited.', { stays: true });
  expect(texts()).toEqual(['Pizza margherita logged for dinner.', 'noor@example.com is invited.']);
});

it('dismisses success messages when another screen opens, unless they are very recent', async () => {
  const { showAlert, texts } = await alertsOnScreen();
  const { dismissRead } = await import('./alert-list-read.ts');
  showAlert('Deleted', { action: { label: 'Undo', onPress: () => undefined } });
  showAlert('Planned', { tone: 'good' });
  vi.advanceTimersByTime(1000);
  dismissRead();
  expect(texts()).toEqual(['Deleted', 'Planned']);
  vi.advanceTimersByTime(500);
  dismissRead();
  expect(texts()).toEqual(['Deleted']);
});

it('dismisses success messages when a dialog opens, and keeps failures and messages with an undo button', async () => {
  const { showAlert, dismissPassing, texts } = await alertsOnScreen();
  showAlert('Deleted', { action: { label: 'Undo', onPress: () => undefined } });
  showAlert('Failed', { tone: 'bad' });
  showAlert('Planned', { tone: 'good' });
  dismissPassing();
  expect(texts()).toEqual(['Deleted', 'Failed']);
});

it('uses the call’s own message for a failure, but prefers the server’s reason', async () => {
  const { alertFailure } = await import('./alert-failure.ts');
  const { CallFailed } = await import('../http/api-failure.ts');
  const { currentAlerts } = await import('./alerts.ts');
  const refused = new CallFailed({ kind: 'fields', errors: {}, nonField: 'Choose another plan for Monday first.' });
  await alertFailure(new CallFailed({ kind: 'refused', status: 500 }), 'The plan was not deleted.');
  expect(currentAlerts().map(({ text }) => text)).toEqual(['The plan was not deleted.']);
  vi.advanceTimersByTime(1000);
  await alertFailure(refused, 'The plan was not deleted.');
  expect(currentAlerts().map(({ text }) => text)).toEqual(['Choose another plan for Monday first.']);
});

it('finds the message of a field at any depth', () => {
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

describe.each([
  ['English', sharedEn, 'Oops, something went wrong. Please try again.'],
  ['Dutch', sharedNl, 'Oops, er ging iets mis. Probeer het alsjeblieft opnieuw.'],
] as const)('[MSG-01] a refused request, in %s', (_, phrases, general) => {
  const say = ((key: keyof typeof sharedEn) => phrases[key]) as Say<'shared'>;
  const textOf = (failure: ApiFailure | undefined) => failureText(failure, say);

  it("shows the server's general message, or else one line per field, or else the default text", () => {
    const errors = { portions: ['At least 1.', 'Whole numbers only.'], meal: { name: ['Required.'] } };
    expect(textOf(readFailure(400, { ...errors, non_field_errors: ['Not on a Sunday.', 'Nor later.'] }))).toBe(
      'Not on a Sunday.',
    );
    expect(textOf(readFailure(400, errors))).toBe(
      'portions: At least 1.\nportions: Whole numbers only.\nmeal.name: Required.',
    );
    expect(textOf(readFailure(400, {}))).toBe(general);
    expect(textOf(readFailure(500, null))).toBe(general);
    expect(textOf(readFailure(502, '<html>'))).toBe(general);
    expect(textOf(undefined)).toBe(general);
  });

  it("shows the server's message if it is meant for people", () => {
    const detail = 'This week has changed since you looked.';
    expect(textOf({ kind: 'refused', status: 409, code: 'week_changed', detail })).toBe(detail);
    for (const code of ['idempotency_key_in_use', 'not_found', 'server_error'] as const)
      expect(textOf({ kind: 'refused', status: 409, code, detail: 'This key' })).toBe(general);
  });

  it('shows at most one alert per second, and none when the session has ended', async () => {
    const { alertFailure } = await import('./alert-failure.ts');
    const { speakLanguage } = await import('../locale/language.ts');
    const { CallFailed } = await import('../http/api-failure.ts');
    const { currentAlerts } = await import('./alerts.ts');
    speakLanguage(phrases === sharedEn ? 'en' : 'nl');
    const texts = () => currentAlerts().map(({ text }) => text);
    await alertFailure(new CallFailed({ kind: 'refused', status: 401 }));
    expect(texts()).toEqual([]);
    await alertFailure(new CallFailed({ kind: 'refused', status: 500 }));
    vi.advanceTimersByTime(999);
    await alertFailure(new CallFailed({ kind: 'fields', errors: { date: ['Too far away.'] } }));
    expect(texts()).toEqual([general]);
    vi.advanceTimersByTime(1);
    await alertFailure(new CallFailed({ kind: 'fields', errors: { date: ['Too far away.'] } }));
    expect(texts()).toEqual(['date: Too far away.']);
  });
});
