import type { ConsentPurpose } from '@weekbord/domain/consent/consents';
import type { PlainDate } from '@weekbord/domain/dates/plain-date';
import type { OnboardingForm } from '@weekbord/domain/onboarding/onboarding-form';
import { WIZARD_STEPS, type WizardStep } from '@weekbord/domain/onboarding/wizard-steps';
import type { BirthdayBoxes } from '@weekbord/domain/intake/birthday';
import type { MealMoment } from '@weekbord/domain/slots/meal-moments';
import type { HeightEntry, WeightEntry } from '../../../shared/intake/measure-entry.ts';

/** The texts of the fields for custom macros: grams, or percentages of the calories. */
export type MacroTexts = Readonly<{
  unit: 'GRAMS' | 'PERCENT';
  calories: string;
  protein: string;
  fat: string;
  carbohydrates: string;
  /** The texts in the other unit from before the unit was switched, if nothing has been typed since. */
  other?: Readonly<Record<'protein' | 'fat' | 'carbohydrates', string>> | undefined;
}>;

/** The texts of the fields with the grams of each macro, per meal. */
export type MealTexts = Readonly<
  Partial<Record<MealMoment, Readonly<Record<'protein' | 'fat' | 'carbohydrates', string>>>>
>;

/** Field texts that may not be valid yet, stored so that going back or reloading loses nothing. */
export type Typed = Readonly<{
  age?: string | undefined;
  height?: HeightEntry | undefined;
  weight?: WeightEntry | undefined;
  goalWeight?: WeightEntry | undefined;
  macros?: MacroTexts | undefined;
  birthday?: BirthdayBoxes | undefined;
  /** The grams per meal in fine tuning. */
  meals?: MealTexts | undefined;
  cycleLength?: number | 'NOT_SURE' | undefined;
}>;

/** Alternative starting points to the wizard: the questions about the person, or the self-service intake. */
export type Via = 'start' | 'self-service';

/** A choice that is made before the wizard. */
export type FirstChoice = 'gender' | 'goal' | 'lifestyle';

/** One attempt to save, repeated with the same key as long as the content stays the same. */
export type Attempt = Readonly<{ key: string; startDate: PlainDate }>;

/** A person's answers that are not yet saved on the server. */
export type Draft = Readonly<{
  shape: typeof SHAPE;
  /** The owner: a person's id, or null for a guest. */
  owner: number | null;
  changedOn: PlainDate;
  form: OnboardingForm;
  typed: Typed;
  /** The screens on which the person began, if not in the wizard itself. */
  via?: Via | undefined;
  /** The choices made before the wizard; a default answer not listed here does not count as chosen. */
  chosen?: readonly FirstChoice[];
  /** The furthest step reached. */
  reached: WizardStep;
  /** `submitted`: everything is answered and saving was requested; `awaits-log-in`: the same, but by a guest. */
  state: 'open' | 'awaits-log-in' | 'submitted';
  attempt: Attempt | null;
  /** The person's consents, saved with the answers. */
  consents?: readonly ConsentPurpose[];
}>;

/** The version of the draft format; older drafts are dropped. */
const SHAPE = 1;

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

/** Returns the draft with new answers; an earlier attempt to save does not apply to them. */
export function withForm(draft: Draft, form: OnboardingForm): Draft {
  return { ...draft, form, attempt: null, state: draft.state === 'awaits-log-in' ? 'open' : draft.state };
}

/** Returns the draft with at least the given step reached. */
export function withReached(draft: Draft, step: WizardStep): Draft {
  return WIZARD_STEPS.indexOf(step) > WIZARD_STEPS.indexOf(draft.reached) ? { ...draft, reached: step } : draft;
}

/** Returns the draft ready to be saved as a plan from `startDate`, with the key of an earlier attempt for that date. */
export function withAttempt(draft: Draft, startDate: PlainDate, newKey: () => string): Draft & { attempt: Attempt } {
  const attempt = draft.attempt?.startDate === startDate ? draft.attempt : { key: newKey(), startDate };
  return { ...draft, attempt, state: 'submitted' };
}

/** Parses a stored draft; null if it is invalid or of an older version. */
export function parseDraft(text: string | null): Draft | null {
  if (text === null) return null;
  try {
    const draft = JSON.parse(text) as Partial<Draft> | null;
    return draft?.shape === SHAPE && draft.form !== undefined ? (draft as Draft) : null;
  } catch {
    return null;
  }
}
