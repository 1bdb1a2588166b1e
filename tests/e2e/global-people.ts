import { request, type FullConfig } from '@playwright/test';
import { nextMail } from './support/mailbox.ts';
import { inTransaction } from './support/database.ts';
import { ORIGINAL, WAITING_PORTAL } from './support/people.ts';
import { ANSWERS, dateOfDevice } from './support/planned-person.ts';

/**
 * Signs up the original person, completes the wizard for them and plans their week; the people in the tests are copies.
 * Also gives one portal a waitlist, before any page shows its sign-up mode.
 */
export default async function preparePeople({ projects }: FullConfig): Promise<void> {
  const api = await request.newContext({ baseURL: projects[0]?.use.baseURL ?? '' });
  const post = async (path: string, data: unknown, token?: string) => {
    const answer = await api.post(`/api/${path}`, {
      data,
      ...(token && { headers: { authorization: `Token ${token}` } }),
    });
    if (!answer.ok()) throw new Error(`${path}: ${answer.status()} ${await answer.text()}`);
    return answer;
  };
  const person = { email: ORIGINAL, first_name: 'Noor', last_name: 'van den Berg', terms_accepted: true };
  await post('auth/users', person);
  const { code } = await nextMail(ORIGINAL);
  const session = await post('users/verifyOTP', { email: ORIGINAL, otp: code });
  const { auth_token: token } = (await session.json()) as { auth_token: string };
  await post('users/completeOnboarding', { ...ANSWERS, start_date: dateOfDevice() }, token);
  await inTransaction((db) =>
    db.query(`update organisation set sign_up = 'WAITLIST' where subdomain = $1`, [WAITING_PORTAL.subdomain]),
  );
  await api.dispose();
}
