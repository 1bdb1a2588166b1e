import type { MacroPreference } from '../vocabulary.ts';

/** What a person consents to or not, each by itself. */
export const CONSENT_PURPOSES = [
  /** Body and weight measurements, and the targets that are computed from them. */
  'BODY',
  /** Allergies and diet. */
  'FOOD',
  /** The menstrual cycle and menopause. */
  'CYCLE',
  /** What a coach sees: the diary and the measurements of a client. */
  'COACH',
] as const;
export type ConsentPurpose = (typeof CONSENT_PURPOSES)[number];

/** The text that each purpose is asked by. A text that says something else has a higher version, and is asked anew. */
export const CONSENT_TEXT_VERSIONS: Readonly<Record<ConsentPurpose, number>> = { BODY: 1, FOOD: 1, CYCLE: 1, COACH: 1 };

/** A consent that was given, by the version of its text. */
export type GivenConsents = Readonly<Partial<Record<ConsentPurpose, number>>>;

/** What a person answered: the version of the text that they agreed to, and what they refused or withdrew. */
export interface ConsentAnswers {
  readonly given: GivenConsents;
  readonly withdrawn: readonly ConsentPurpose[];
}

/** What decides which purposes concern a person. */
export interface ConsentingPerson {
  readonly hasProfile: boolean;
  readonly dietType: MacroPreference | null;
  readonly isCoach: boolean;
  readonly hasCoach: boolean;
}

/** Whether a diet type says something of a cycle or of menopause. */
export function tellsOfCycle(dietType: MacroPreference): boolean {
  return dietType === 'CYCLE_DIET' || dietType === 'MENOPAUSE';
}

/** The purposes that concern a person: what is kept of them, and who else sees it. */
export function purposesOfPerson({ hasProfile, dietType, isCoach, hasCoach }: ConsentingPerson): ConsentPurpose[] {
  const concerns: Record<ConsentPurpose, boolean> = {
    BODY: hasProfile,
    FOOD: hasProfile,
    CYCLE: dietType !== null && tellsOfCycle(dietType),
    COACH: hasCoach && !isCoach,
  };
  return CONSENT_PURPOSES.filter((purpose) => concerns[purpose]);
}

/** Whether a person agreed to the text of now. */
export function isGiven({ given }: Pick<ConsentAnswers, 'given'>, purpose: ConsentPurpose): boolean {
  return given[purpose] === CONSENT_TEXT_VERSIONS[purpose];
}

/** The purposes that a person is to be asked about: those that concern them, with no answer to the text of now. */
export function dueConsents(person: ConsentingPerson, answers: ConsentAnswers): ConsentPurpose[] {
  return purposesOfPerson(person).filter(
    (purpose) => !isGiven(answers, purpose) && !answers.withdrawn.includes(purpose),
  );
}

/** The answers to the wizard that are of special kinds. */
export interface SensitiveAnswers {
  readonly dietType: MacroPreference;
  /** Whether any allergy or diet was named. */
  readonly namesFood: boolean;
}

/** What must be agreed to before the answers to the wizard are kept. */
export function neededForAnswers({ dietType, namesFood }: SensitiveAnswers): ConsentPurpose[] {
  return ['BODY', ...(namesFood ? (['FOOD'] as const) : []), ...(tellsOfCycle(dietType) ? (['CYCLE'] as const) : [])];
}
