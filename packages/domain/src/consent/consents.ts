import type { MacroPreference } from '../macros/macro-preferences.ts';

/** The purposes that a person can consent to, each separately. */
export const CONSENT_PURPOSES = [
  /** Body and weight measurements, and the targets computed from them. */
  'BODY',
  /** Allergies and diet. */
  'FOOD',
  /** The menstrual cycle and menopause. */
  'CYCLE',
  /** A client's diary and measurements, shown to the coach. */
  'COACH',
] as const;
export type ConsentPurpose = (typeof CONSENT_PURPOSES)[number];

/**
 * The current version of each purpose's text. A text with a different meaning gets a higher version, and people are
 * asked again.
 */
export const CONSENT_TEXT_VERSIONS: Readonly<Record<ConsentPurpose, number>> = { BODY: 1, FOOD: 1, CYCLE: 1, COACH: 1 };

/** The consents a person gave, each with the version of its text. */
export type GivenConsents = Readonly<Partial<Record<ConsentPurpose, number>>>;

/** A person's answers: the version of each text they agreed to, and what they refused or withdrew. */
export interface ConsentAnswers {
  readonly given: GivenConsents;
  readonly withdrawn: readonly ConsentPurpose[];
}

/** The facts that determine which consent purposes apply to a person. */
export interface ConsentingPerson {
  readonly hasProfile: boolean;
  readonly dietType: MacroPreference | null;
  readonly isCoach: boolean;
  readonly hasCoach: boolean;
}

/** Whether a diet type reveals something about a cycle or menopause. */
export function tellsOfCycle(dietType: MacroPreference): boolean {
  return dietType === 'CYCLE_DIET' || dietType === 'MENOPAUSE';
}

/** The purposes that apply to a person, which depend on what is stored about them and who else sees it. */
export function purposesOfPerson({ hasProfile, dietType, isCoach, hasCoach }: ConsentingPerson): ConsentPurpose[] {
  const concerns: Record<ConsentPurpose, boolean> = {
    BODY: hasProfile,
    FOOD: hasProfile,
    CYCLE: dietType !== null && tellsOfCycle(dietType),
    COACH: hasCoach && !isCoach,
  };
  return CONSENT_PURPOSES.filter((purpose) => concerns[purpose]);
}

/** Whether a person agreed to the current text. */
export function isGiven({ given }: Pick<ConsentAnswers, 'given'>, purpose: ConsentPurpose): boolean {
  return given[purpose] === CONSENT_TEXT_VERSIONS[purpose];
}

/** The purposes to ask a person about: those that apply to them and have no answer to the current text. */
export function dueConsents(person: ConsentingPerson, answers: ConsentAnswers): ConsentPurpose[] {
  return purposesOfPerson(person).filter(
    (purpose) => !isGiven(answers, purpose) && !answers.withdrawn.includes(purpose),
  );
}

/** The wizard's answers that are special categories of personal data. */
export interface SensitiveAnswers {
  readonly dietType: MacroPreference;
  /** Whether any allergy or diet was chosen. */
  readonly namesFood: boolean;
}

/** Returns the purposes that must be agreed to before the wizard's answers are stored. */
export function neededForAnswers({ dietType, namesFood }: SensitiveAnswers): ConsentPurpose[] {
  return ['BODY', ...(namesFood ? (['FOOD'] as const) : []), ...(tellsOfCycle(dietType) ? (['CYCLE'] as const) : [])];
}
