import type { ConsentPurpose } from '@weekbord/domain/consent/consents';
import type { PlainDate } from '@weekbord/domain/dates/plain-date';
import type { OnboardingForm } from '@weekbord/domain/onboarding/onboarding-form';
import { WIZARD_STEPS, type WizardStep } from '@weekbord/domain/onboarding/wizard-steps';
import type { BirthdayBoxes } from '@weekbord/domain/intake/birthday';
import type { MealMoment } from '@weekbord/domain/vocabulary';
import type { HeightEntry, WeightEntry } from '../../../shared/intake/measure-entry.ts';

/** A person's own macros as they stand in the fields: grams, or percentages of the calories. */
export type MacroTexts = Readonly<{
  unit: 'GRAMS' | 'PERCENT';
  calories: string;
  protein: string;
  fat: string;
  carbohydrates: string;
  /** The macros in the other unit, as they stood there before switching; nothing was typed since. */
  other?: Readonly<Record<'protein' | 'fat' | 'carbohydrates', string>> | undefined;
}>;

/** Grams of each macro of each meal as they stand in their fields. */
export type MealTexts = Readonly<
  Partial<Record<MealMoment, Readonly<Record<'protein' | 'fat' | 'carbohydrates', string>>>>
>;

/** What stands in fields and may not be right yet, so that going back or reloading loses nothing. */
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

/** Ways into the wizard's answers: who a person is first, or the self-service intake. */
export type Via = 'start' | 'self-service';

/** What is chosen before the wizard. */
export type FirstChoice = 'gender' | 'goal' | 'lifestyle';

/** One try at saving: repeated with the same key as long as the content stays the same. */
export type Attempt = Readonly<{ key: string; startDate: PlainDate }>;

/** A person's answers that are not saved on the server yet. */
export type Draft = Readonly<{
  shape: typeof SHAPE;
  /** Whose they are: a person's id, or null for a guest. */
  owner: number | null;
  changedOn: PlainDate;
  form: OnboardingForm;
  typed: Typed;
  /** The screens that the answers were begun on, where these are not the wizard's own. */
  via?: Via | undefined;
  /** What was chosen before the wizard: until then, its usual answer does not count as one. */
  chosen?: readonly FirstChoice[];
  /** The furthest step that was opened. */
  reached: WizardStep;
  /** `submitted`: everything was answered and saving was asked for; `awaits-log-in`: so it was, but by a guest. */
  state: 'open' | 'awaits-log-in' | 'submitted';
  attempt: Attempt | null;
  /** What the person agreed to; it is saved with the answers. */
  consents?: readonly ConsentPurpose[];
}>;

/** Changes with what a draft holds; older drafts are dropped. */
const SHAPE = 1;

/** A draft without a change. */
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

/** The draft with other answers; what was tried to save before does not count for them. */
export function withForm(draft: Draft, form: OnboardingForm): Draft {
  return { ...draft, form, attempt: null, state: draft.state === 'awaits-log-in' ? 'open' : draft.state };
}

/** The draft with at least this step reached. */
export function withReached(draft: Draft, step: WizardStep): Draft {
  return WIZARD_STEPS.indexOf(step) > WIZARD_STEPS.indexOf(draft.reached) ? { ...draft, reached: step } : draft;
}

/** The draft ready to be saved from `startDate` on, under the key of the same earlier try where there is one. */
export function withAttempt(draft: Draft, startDate: PlainDate, newKey: () => string): Draft & { attempt: Attempt } {
  const attempt = draft.attempt?.startDate === startDate ? draft.attempt : { key: newKey(), startDate };
  return { ...draft, attempt, state: 'submitted' };
}

/** Reads a kept draft; null where it is none, or of an older shape. */
export function parseDraft(text: string | null): Draft | null {
  if (text === null) return null;
  try {
    const draft = JSON.parse(text) as Partial<Draft> | null;
    return draft?.shape === SHAPE && draft.form !== undefined ? (draft as Draft) : null;
  } catch {
    return null;
  }
}
