import type { Page } from '@playwright/test';
import { nextMail } from './mailbox.ts';

/** Today of the browser, as the app writes it. */
export async function todayOf(page: Page): Promise<string> {
  return page.evaluate(() => {
    const now = new Date();
    const two = (value: number) => String(value).padStart(2, '0');
    return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
  });
}

/** Signs somebody up by the API alone and opens their session in this browser; answers the token. */
export async function newcomer(page: Page, address: string): Promise<string> {
  const person = { email: address, first_name: 'Noor', last_name: 'van den Berg', terms_accepted: true };
  await page.request.post('/api/auth/users', { data: person });
  const { code } = await nextMail(address);
  const answered = await page.request.post('/api/users/verifyOTP', { data: { email: address, otp: code } });
  const { auth_token: token } = (await answered.json()) as { auth_token: string };
  await page.goto('/login');
  await page.evaluate((kept) => localStorage.setItem('weekbord.token', kept), token);
  return token;
}

/** The same, with three meals a day and a planned week from today, or with some other answers. */
export async function plannedPerson(
  page: Page,
  address: string,
  others: Readonly<Record<string, unknown>> = {},
): Promise<void> {
  const token = await newcomer(page, address);
  const answers = {
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
    start_date: await todayOf(page),
    seed: 7,
    ...others,
  };
  const saved = await page.request.post('/api/users/completeOnboarding', {
    data: answers,
    headers: { authorization: `Token ${token}` },
  });
  if (saved.status() !== 201) throw new Error(`the answers were not saved: ${await saved.text()}`);
}
