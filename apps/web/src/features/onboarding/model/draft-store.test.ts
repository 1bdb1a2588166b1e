import { defaultOnboardingForm } from '@weekbord/domain/onboarding/onboarding-form';
import { defaultUnitPreferences } from '@weekbord/domain/onboarding/unit-preferences';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createDraftStore } from './draft-store.ts';
import { type Draft, newDraft, parseDraft, withAttempt, withForm, withReached } from './draft.ts';

const DAY = '2026-03-02';
const NOOR = 7;
const form = defaultOnboardingForm(defaultUnitPreferences('nl-NL', 'web-wizard', false));
const device = new Map<string, string>();
const older = { ...form, biometricData: { ...form.biometricData, age: 41 } };
const toForty = (draft: Draft) => withForm(draft, older);

/** The draft as a newly opened page would read it. */
const reopened = (owner: number | null) => createDraftStore().read(owner);

beforeEach(() => {
  device.clear();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => device.get(key) ?? null,
    setItem: (key: string, value: string) => device.set(key, value),
    removeItem: (key: string) => device.delete(key),
  });
});

function begun(owner: number | null) {
  const store = createDraftStore();
  store.begin(newDraft(owner, form, 'goal', DAY));
  return store;
}

describe('the draft on this device', () => {
  it('is not stored before the first answer', () => {
    expect(begun(NOOR).current()?.form).toEqual(form);
    expect(device.size).toBe(0);
  });

  it('is restored after a reload', () => {
    begun(NOOR).change(DAY, toForty);
    expect(reopened(NOOR)?.form.biometricData.age).toBe(41);
  });

  it('is assigned to the user who logs in if a guest wrote it', () => {
    const store = begun(null);
    store.change(DAY, toForty);
    expect(store.read(NOOR)).toMatchObject({ owner: NOOR, form: older });
    expect(reopened(NOOR)?.form).toEqual(older);
    expect(reopened(NOOR + 1)).toBeNull();
  });

  it('is dropped, and not shown, if it belongs to another person', () => {
    begun(NOOR).change(DAY, toForty);
    expect(reopened(NOOR + 1)).toBeNull();
    expect(device.size).toBe(0);
    begun(NOOR).change(DAY, toForty);
    expect(reopened(null)).toBeNull();
  });

  it('is deleted completely, including the dates and length of a cycle', () => {
    const store = begun(NOOR);
    const menstrualCycle = { lastMenstrualPeriodStartDate: '2026-02-20', menstrualCycleLength: 29 };
    store.change(DAY, (draft) => withForm(draft, { ...form, menstrualCycle }));
    expect([...device.values()].join()).toContain('2026-02-20');
    store.wipe();
    expect(device.size).toBe(0);
    expect(store.current()).toBeNull();
  });

  it('notifies its listeners of every change', () => {
    const store = begun(NOOR);
    const heard = vi.fn();
    const leave = store.subscribe(heard);
    store.change(DAY, toForty);
    store.wipe();
    leave();
    store.begin(newDraft(NOOR, form, 'goal', DAY));
    expect(heard).toHaveBeenCalledTimes(2);
  });

  it('works on a device that stores nothing, until the page is closed', () => {
    vi.stubGlobal('localStorage', undefined);
    const store = begun(NOOR);
    store.change(DAY, toForty);
    expect(store.current()?.form).toEqual(older);
    expect(reopened(NOOR)).toBeNull();
  });

  it('ignores anything that is not a draft, and drafts of an older version', () => {
    for (const text of [null, '', 'x', 'null', '{}', '{"shape":0,"form":{}}']) expect(parseDraft(text)).toBeNull();
  });
});

describe('a draft', () => {
  const draft = newDraft(NOOR, form, 'goal', DAY);
  const keys = () => {
    let last = 0;
    return () => `key ${++last}`;
  };

  it('is saved again under the same key until its content changes', () => {
    const newKey = keys();
    const first = withAttempt(draft, DAY, newKey);
    expect(first).toMatchObject({ state: 'submitted', attempt: { key: 'key 1', startDate: DAY } });
    expect(withAttempt(first, DAY, newKey).attempt.key).toBe('key 1');
    expect(withAttempt(first, '2026-03-03', newKey).attempt.key).toBe('key 2');
    expect(withAttempt(withForm(first, older), DAY, newKey).attempt.key).toBe('key 3');
  });

  it('is not saved at login if a guest has changed it since, but stays submitted after a failed save', () => {
    expect(withForm({ ...draft, state: 'awaits-log-in' }, older).state).toBe('open');
    expect(withForm({ ...draft, state: 'submitted' }, older).state).toBe('submitted');
  });

  it('stores the furthest step', () => {
    const further = withReached(draft, 'diet');
    expect(further.reached).toBe('diet');
    expect(withReached(further, 'activity').reached).toBe('diet');
  });
});
