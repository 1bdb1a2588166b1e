import { CONSENT_TEXT_VERSIONS } from '@weekbord/domain/consent/consents';
import type { Page } from '@playwright/test';
import { makeNewcomer, makePlannedPerson } from './people.ts';
import { callAs, localeOf, signIn } from './session.ts';

/** The wizard answers of a person with a plan: three meals a day, and the same values in every run. */
export const ANSWERS = {
  goal: 'LOSE_WEIGHT',
  activity_level: 'MILDLY_ACTIVE',
  biometric_data: { age: 35, gender: 'FEMALE' },
  physical_stats: { height_in_cm: 170, weight_in_kg: 72, goal_weight: 66 },
  weekly_goal: 'LOSE_0_25_KG_PER_WEEK',
  diet_preferences: {
    diet_type: 'RECOMMENDED',
    dietary_preference: null,
    intolerances: ['NO_INTOLERANCE'],
    ingredient_dislikes: [],
    meal_times: ['BREAKFAST', 'LUNCH', 'DINNER'],
    user_provided_macros: null,
  },
  menstrual_cycle: null,
  seed: 7,
  consents: [{ purpose: 'BODY', text_version: CONSENT_TEXT_VERSIONS.BODY }],
};

/** Returns today's date on this machine, which its browsers share, in the app's format. */
export function dateOfDevice(): string {
  const now = new Date();
  const two = (value: number) => String(value).padStart(2, '0');
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
}

/** Opens the session of a person who has just signed up in this browser. */
export async function newcomer(page: Page): Promise<void> {
  await signIn(page, await makeNewcomer(await localeOf(page)));
}

/**
 * Creates a person with three meals a day and a week planned from today; returns their address, for a test to log in.
 */
export async function plannedAddress(page: Page): Promise<string> {
  const { address } = await makePlannedPerson(await localeOf(page));
  return address;
}

/**
 * Opens the session of a new person with three meals a day and a week planned from today. With other answers, the
 * server must save and plan again, which takes much longer.
 */
export async function plannedPerson(page: Page, others?: Readonly<Record<string, unknown>>): Promise<void> {
  if (others === undefined) {
    const { token } = await makePlannedPerson(await localeOf(page));
    return signIn(page, token);
  }
  await newcomer(page);
  await callAs(page, 'POST', '/users/completeOnboarding', { ...ANSWERS, start_date: dateOfDevice(), ...others });
}
