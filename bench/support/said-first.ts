import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Config } from '@weekbord/api/platform/config/config';
import type { Tables } from '@weekbord/api/platform/database/tables';
import type { Kysely } from 'kysely';
import { type Call, sendCall } from './attack.ts';
import type { Caller } from './fuzz-people.ts';

type Given = Readonly<{ db: Kysely<Tables>; config: Config; address: string }>;

const LOOK_MS = 50;
const MAIL_WITHIN_MS = 20_000;

/** For each call that proves an email address with a link, the call that sends the link. */
const ASKED_BY: Readonly<Record<string, string>> = {
  activation: '/api/auth/users/set_email',
  resetEmailConfirm: '/api/auth/users/reset_email',
  resetPasswordConfirm: '/api/auth/users/reset_password',
  lookAtMagicLink: '/api/users/createMagicLink',
  tokenLogin: '/api/users/createMagicLink',
  verifyOtp: '/api/users/createOTP',
};

/**
 * Resets the counters of email requests and guesses per address and network, so that they do not cause the next call to
 * be rejected.
 */
export async function forgetLimits(db: Kysely<Tables>): Promise<void> {
  for (const table of ['login_network', 'login_mail', 'login_guard'] as const) await db.deleteFrom(table).execute();
}

/**
 * Returns the parts of a valid body that come from an earlier response: an emailed proof, or the values that were
 * shown.
 */
export async function saidFirst(given: Given, name: string, caller: Caller): Promise<object> {
  if (name === 'changeGoal') return goalAsShown(given.address, caller.token ?? '');
  const path = ASKED_BY[name];
  if (path === undefined) return {};
  const { email } = await given.db
    .selectFrom('person')
    .select('email')
    .where('id', '=', caller.personId)
    .executeTakeFirstOrThrow();
  const body = {
    email,
    redirect_url: `${given.address}/login`,
    ...(name === 'activation' && { new_email: `new-${email}` }),
  };
  const status = await sendCall(given.address, caller.token ?? '', { method: 'POST', path, body });
  if (status >= 400) throw new Error(`No proof for ${name}: ${status} of ${path}`);
  const mail = await mailTo(join(given.config.dataDir, 'outbox'), email);
  const part = (pattern: RegExp) => pattern.exec(mail)?.[1];
  const proof = {
    email: name === 'verifyOtp' ? email : undefined,
    otp: name === 'verifyOtp' ? part(/^Subject: .*?\b(\d{4})\b/m) : undefined,
    magic_link_token: part(/[?&]magic_link_token=([\w-]+)/),
    uid: part(/[?&]uid=([\w-]+)/),
    token: part(/[?&]token=([\w-]+)/),
  };
  return JSON.parse(JSON.stringify(proof)) as object;
}

/** Returns the latest email to an address, as plain text. */
async function mailTo(folder: string, email: string): Promise<string> {
  for (const until = performance.now() + MAIL_WITHIN_MS; performance.now() < until; await pause(LOOK_MS)) {
    const names = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.eml')).toSorted();
    const mails = await Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')));
    const mail = mails.findLast((text) => text.includes(`To: ${email}`));
    if (mail !== undefined) return mail.replaceAll(/=\r?\n/g, '').replaceAll(/=3D/g, '=');
  }
  throw new Error(`No mail to ${email}`);
}

/** Returns the first goal that a person can choose, with the values shown for that goal. */
async function goalAsShown(address: string, token: string): Promise<object> {
  const call: Call = { method: 'GET', path: '/api/users/goalOptions' };
  const answer = await fetch(address + call.path, { headers: { authorization: `Token ${token}` } });
  const { goal, weekly_goal, present, options } = (await answer.json()) as {
    goal: string;
    weekly_goal: string | null;
    present: object | null;
    options: readonly object[];
  };
  return { today: undefined, read: { goal, weekly_goal, present }, ...options[0] };
}
