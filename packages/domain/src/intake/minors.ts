import { ADULT_AGE } from '../goals/adult-age.ts';
import type { Fault } from '../validation/fault.ts';

/** Minimum age in years of a coach's client. */
export const YOUNGEST_CLIENT_AGE = 16;

/** The version of the text of a coach's statement about a minor; increased when the meaning of the text changes. */
export const MINOR_STATEMENT_VERSION = 1;

/** Whether a person has a coach, and what the coach stated. */
export interface Coached {
  readonly hasCoach: boolean;
  /** Whether the coach stated that this person may take part as a minor. */
  readonly isStated: boolean;
}

export const ON_THEIR_OWN: Coached = { hasCoach: false, isStated: false };

/** Why an account is closed because of its owner's age. */
export const AGE_CLOSURES = ['ON_THEIR_OWN', 'TOO_YOUNG', 'NOT_STATED'] as const;
export type AgeClosure = (typeof AGE_CLOSURES)[number];

/**
 * Why a person of this age may not use the product; null if they may. 16- and 17-year-olds need a coach's statement;
 * anyone under 16 may not. An unknown age does not close an account.
 */
export function ageClosure(age: number | null, { hasCoach, isStated }: Coached): AgeClosure | null {
  if (age === null || age >= ADULT_AGE) return null;
  if (!hasCoach) return 'ON_THEIR_OWN';
  if (age < YOUNGEST_CLIENT_AGE) return 'TOO_YOUNG';
  return isStated ? null : 'NOT_STATED';
}

/** Whether a coach must state that a client of this age may take part. */
export function needsStatement(age: number | null): boolean {
  return age !== null && age >= YOUNGEST_CLIENT_AGE && age < ADULT_AGE;
}

/** The error code for a refused age, depending on who enters it. */
const REFUSALS = {
  SELF: { ON_THEIR_OWN: 'adults_only', TOO_YOUNG: 'client_too_young', NOT_STATED: 'minor_ask_coach' },
  COACH: { ON_THEIR_OWN: 'adults_only', TOO_YOUNG: 'client_too_young', NOT_STATED: 'minor_statement_required' },
} as const satisfies Record<string, Record<AgeClosure, string>>;

/** Who enters an age: the person themselves, or their coach. */
export type AgeGiver = keyof typeof REFUSALS;
export type MinorFault = Fault<(typeof REFUSALS)[AgeGiver][AgeClosure]>;

/** Checks an age entered for a person. `isStated` includes a statement that the coach makes at the same time. */
export function validateMinor(age: number | null, coached: Coached, giver: AgeGiver): MinorFault | null {
  const closure = ageClosure(age, coached);
  return closure === null ? null : { code: REFUSALS[giver][closure] };
}
