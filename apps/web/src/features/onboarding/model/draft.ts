import type { ConsentPurpose } from '@weekbord/domain/consent/consents';
import type { PlainDate } from '@weekbord/domain/dates/plain-date';
import type { OnboardingForm } from '@weekbord/domain/onboarding/onboarding-form';
import { WIZARD_STEPS, type WizardStep } from '@weekbord/domain/onboarding/wizard-steps';
import type { BirthdayBoxes } from '@weekbord/domain/intake/birthday';
import type { MealMoment } from '@weekbord/domain/slots/meal-moments';
import type { HeightEntry, WeightEntry } from '../../../shared/intake/measure-entry.ts';

/** The texts of the fields of a person's own macros: grams, or percentages of the calories. */
export type MacroTexts = Readonly<{
  unit: 'GRAMS' | 'PERCENT';
  calories: string;
  protein: string;
  fat: string;
  carbohydrates: string;
  /** The texts in the other unit before switching; nothing was typed since. */
  other?: Readonly<Record<'protein' | 'fat' | 'carbohydrates', string>> | undefined;
}>;

/** The texts of the fields with each meal's grams of each macro. */
export type MealTexts = Readonly<
  Partial<Record<MealMoment, Readonly<Record<'protein' | 'fat' | 'carbohydrates', string>>>>
>;

/** The texts of fields that may not be valid yet, so that going back or reloading loses nothing. */
export type Typed = Readonly<{
  age?: string | undefined;
  height?: HeightEntry | undefined;
  weight?: WeightEntry | undefined;
  goalWeight?: WeightEntry | undefined;
  macros?: MacroTexts | undefined;
  birthday?: BirthdayBoxes | undefined;
  /** Grams of the meals in fine tuning. */
  meals?: MealTexts | undefined;
  cycleLength?: number | 'NOT_SURE' | undefined;
}>;

/** The entries to the wizard's answers: who a person is first, or the self-service intake. */
export type Via = 'start' | 'self-service';

/** What is chosen before the wizard. */
export type FirstChoice = 'gender' | 'goal' | 'lifestyle';

/** One attempt at saving: repeated with the same key as long as the content stays the same. */
export type Attempt = Readonly<{ key: string; startDate: PlainDate }>;

/** A person's answers that are not saved on the server yet. */
export type Draft = Readonly<{
  shape: typeof SHAPE;
  /** The owner: a person's id, or null for a guest. */
  owner: number | null;
  changedOn: PlainDate;
  form: OnboardingForm;
  typed: Typed;
  /** The screens where the answers were started, if not on the wizard's own. */
  via?: Via | undefined;
  /** What was chosen before the wizard: until then, its default answer does not count as one. */
  chosen?: readonly FirstChoice[];
  /** The furthest step that was opened. */
  reached: WizardStep;
  /** `submitted`: everything was answered and saving was requested; `awaits-log-in`: the same, but by a guest. */
  state: 'open' | 'awaits-log-in' | 'submitted';
  attempt: Attempt | null;
  /** The person's consents, which are saved with the answers. */
  consents?: readonly ConsentPurpose[];
}>;

/** The version of a draft's shape; older drafts are dropped. */
const SHAPE = 1;

/** Returns a draft without changes. */
export function newDraft(owner: number | null, form: OnboardingForm, reached: WizardStep, day: PlainDate): Draft {
  return {
    shape: SHAPE,
    owner,
    changedOn: day,
    form,
    typed: {},
    reached,
    state: 'open',
    attempt: null,
  };
}

/** Returns the draft with other answers; an earlier attempt at saving does not apply to them. */
export function withForm(draft: Draft, form: OnboardingForm): Draft {
  return { ...draft, form, attempt: null, state: draft.state === 'awaits-log-in' ? 'open' : draft.state };
}

/** Returns the draft with at least this step reached. */
export function withReached(draft: Draft, step: WizardStep): Draft {
  return WIZARD_STEPS.indexOf(step) > WIZARD_STEPS.indexOf(draft.reached) ? { ...draft, reached: step } : draft;
}

/**
 * Returns the draft ready to be saved from `startDate` on, with the key of an identical earlier attempt if there is
 * one.
 */
export function withAttempt(draft: Draft, startDate: PlainDate, newKey: () => string): Draft & { attempt: Attempt } {
  const attempt = draft.attempt?.startDate === startDate ? draft.attempt : { key: newKey(), startDate };
  return { ...draft, attempt, state: 'submitted' };
}

/** Reads a stored draft; null if it is invalid, or of an older shape. */
export function parseDraft(text: string | null): Draft | null {
  if (text === null) return null;
  try {
    const draft = JSON.parse(text) as Partial<Draft> | null;
    return draft?.shape === SHAPE && draft.form !== undefined ? (draft as Draft) : null;
  } catch {
    return null;
  }
}
