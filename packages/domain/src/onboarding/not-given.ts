import { DEFAULT_WEEKLY_CHANGE_KG } from '../goals/weekly-goals.ts';
import { DEFAULT_PROFILE_HEIGHT_CM } from './validate-body.ts';
import type { Goal } from '../goals/goals.ts';
import type { Sustainability } from '../energy/profile.ts';

/** Profile fields that always have a value for the calculation, even if the person left them empty. */
export const MAY_BE_NOT_GIVEN = ['main_goal', 'goal_weekly_change_in_kg', 'sustainability'] as const;
export type MayBeNotGiven = (typeof MAY_BE_NOT_GIVEN)[number];

type Sayable = Readonly<{
  main_goal?: Goal | undefined;
  goal_weekly_change_in_kg?: number | undefined;
  sustainability?: Sustainability | undefined;
  age?: number | null | undefined;
  height_in_cm?: number | null | undefined;
}>;

/**
 * Fills in the missing fields of a profile. If someone else fills in the profile, fields that a plan can do without
 * stay empty. `not_given` lists the fields that were missing.
 */
export function fillMissingFields<Profile extends Sayable>(profile: Profile, isOwn: boolean) {
  const notGiven = isOwn ? [] : MAY_BE_NOT_GIVEN.filter((field) => profile[field] === undefined);
  return {
    ...profile,
    main_goal: profile.main_goal ?? ('LOSE_WEIGHT' as const),
    goal_weekly_change_in_kg: profile.goal_weekly_change_in_kg ?? DEFAULT_WEEKLY_CHANGE_KG,
    sustainability: profile.sustainability ?? ('SUSTAINABLE' as const),
    age: profile.age === undefined ? (isOwn ? USUAL_AGE : null) : profile.age,
    height_in_cm:
      profile.height_in_cm === undefined ? (isOwn ? DEFAULT_PROFILE_HEIGHT_CM : null) : profile.height_in_cm,
    not_given: notGiven,
  };
}

/** In years; for a profile without an age. */
const USUAL_AGE = 25;

/** The fields that are still not given after a change to the profile. */
export function notGivenAfter(notGiven: readonly MayBeNotGiven[], change: Sayable): MayBeNotGiven[] {
  return notGiven.filter((field) => change[field] === undefined);
}
