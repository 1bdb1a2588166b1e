import {
  GREATEST_AMOUNT,
  LEAST_AMOUNT,
  MOST_TRIAL_DAYS,
  MOST_VAT_PERCENT,
  PLAN_SETTINGS,
  type PlanSetting,
} from '@weekbord/domain/billing/plan-settings';
import { readPrice } from '@weekbord/domain/billing/read-price';
import type { Language } from '@weekbord/domain/languages/languages';
import type { StaffPlan } from '../api/plans.ts';

type NumberSetting = 'amount' | 'vat_percent' | 'trial_days' | 'position';
type Settings = Pick<StaffPlan, PlanSetting>;

/** A plan as typed: its numbers are strings. */
export type PlanDraft = Omit<StaffPlan, 'id' | NumberSetting> & Readonly<Record<NumberSetting, string>>;
export type PlanField = keyof PlanDraft;

type FaultPhrase = 'planKeyError' | 'planNameError' | 'planAmountError' | 'planNumberError';

const MOST: Readonly<Record<Exclude<NumberSetting, 'amount'>, number>> = {
  vat_percent: MOST_VAT_PERCENT,
  trial_days: MOST_TRIAL_DAYS,
  position: 1000,
};

/** Returns a new plan, placed after the existing ones. */
export function emptyDraft(plans: readonly StaffPlan[]): PlanDraft {
  const last = plans.at(-1);
  return {
    key: '',
    audience: last?.audience ?? 'PERSON',
    name_en: '',
    name_nl: '',
    amount: '',
    currency: last?.currency ?? 'eur',
    vat_percent: String(last?.vat_percent ?? 21),
    interval: 'month',
    trial_days: '0',
    portal_access: last?.portal_access ?? 'ALWAYS',
    position: String((last?.position ?? -1) + 1),
    is_offered: true,
  };
}

/** Returns a plan as typed in the given language. */
export function draftOf({ id: _id, ...plan }: StaffPlan, language: Language): PlanDraft {
  const price = (plan.amount / 100).toFixed(2);
  return {
    ...plan,
    amount: language === 'nl' ? price.replace('.', ',') : price,
    vat_percent: String(plan.vat_percent),
    trial_days: String(plan.trial_days),
    position: String(plan.position),
  };
}

/** Returns what is wrong with a draft, by field; the server makes the final decision. */
export function faultsOfPlan(draft: PlanDraft): Partial<Record<PlanField, FaultPhrase>> {
  const amount = readPrice(draft.amount) ?? 0;
  const numbers = Object.entries(MOST).flatMap(([name, most]) => {
    const typed = draft[name as keyof typeof MOST].trim();
    return /^\d{1,4}$/.test(typed) && Number(typed) <= most ? [] : [[name, 'planNumberError'] as const];
  });
  return {
    ...(!/^[a-z0-9-]{1,60}$/.test(draft.key.trim()) && { key: 'planKeyError' }),
    ...(draft.name_en.trim() === '' && { name_en: 'planNameError' }),
    ...(draft.name_nl.trim() === '' && { name_nl: 'planNameError' }),
    ...((amount < LEAST_AMOUNT || amount > GREATEST_AMOUNT) && { amount: 'planAmountError' }),
    ...Object.fromEntries(numbers),
  };
}

/** Returns the settings of a valid draft. */
export function settingsOfDraft(draft: PlanDraft): Settings {
  const { key: _key, audience: _audience, ...settings } = draft;
  return {
    ...settings,
    name_en: draft.name_en.trim(),
    name_nl: draft.name_nl.trim(),
    amount: readPrice(draft.amount) ?? 0,
    vat_percent: Number(draft.vat_percent),
    trial_days: Number(draft.trial_days),
    position: Number(draft.position),
  };
}

export function changesOf(plan: StaffPlan, draft: PlanDraft): Partial<Settings> {
  const settings = settingsOfDraft(draft);
  return Object.fromEntries(
    PLAN_SETTINGS.flatMap((name) => (settings[name] === plan[name] ? [] : [[name, settings[name]]])),
  );
}
