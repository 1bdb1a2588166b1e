import { MONTHLY_PLAN } from '@weekbord/testkit/builders/plan-settings';
import { describe, expect, it } from 'vitest';
import type { StaffPlan } from '../api/plans.ts';
import { changesOf, draftOf, emptyDraft, faultsOfPlan, type PlanDraft, settingsOfDraft } from './plan-draft.ts';

const MONTH: StaffPlan = {
  id: 3,
  key: 'killerbody-month',
  ...MONTHLY_PLAN,
  position: 1,
};

describe('a plan as typed', () => {
  it.each([
    ['en', '14.95'],
    ['nl', '14,95'],
  ] as const)('shows its price in %s as %s, and stays unchanged if nothing is edited', (language, amount) => {
    const draft = draftOf(MONTH, language);
    expect(draft.amount).toBe(amount);
    expect(faultsOfPlan(draft)).toEqual({});
    expect(changesOf(MONTH, draft)).toEqual({});
  });

  it('sends only what was changed', () => {
    const draft = { ...draftOf(MONTH, 'en'), amount: '16,5', trial_days: '7', name_en: ' Plan ', is_offered: false };
    expect(changesOf(MONTH, draft)).toEqual({ amount: 1650, trial_days: 7, name_en: 'Plan', is_offered: false });
  });

  it('is placed after the others when new, and starts as a copy of the last one', () => {
    const draft = emptyDraft([MONTH]);
    expect(draft).toMatchObject({ position: '2', audience: 'PERSON', currency: 'eur', vat_percent: '21' });
    expect(emptyDraft([])).toMatchObject({ position: '0', is_offered: true });
    expect(settingsOfDraft({ ...draft, name_en: 'A', name_nl: 'B', amount: '9.95' })).toMatchObject({ amount: 995 });
  });

  it.each<[Partial<PlanDraft>, object]>([
    [{ key: '' }, { key: 'planKeyError' }],
    [{ key: 'Killerbody month' }, { key: 'planKeyError' }],
    [{ name_nl: ' ' }, { name_nl: 'planNameError' }],
    [{ amount: '' }, { amount: 'planAmountError' }],
    [{ amount: '0.49' }, { amount: 'planAmountError' }],
    [{ amount: '10000.01' }, { amount: 'planAmountError' }],
    [{ amount: '10 euro' }, { amount: 'planAmountError' }],
    [{ vat_percent: '51' }, { vat_percent: 'planNumberError' }],
    [{ vat_percent: '' }, { vat_percent: 'planNumberError' }],
    [{ trial_days: '731' }, { trial_days: 'planNumberError' }],
    [{ position: '-1' }, { position: 'planNumberError' }],
  ])('with %j has the errors %j', (typed, faults) => {
    expect(faultsOfPlan({ ...draftOf(MONTH, 'en'), ...typed })).toEqual(faults);
  });
});
