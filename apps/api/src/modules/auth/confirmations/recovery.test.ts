import {
  activation,
  resetEmail,
  resetEmailConfirm,
  resetPassword,
  resetPasswordConfirm,
} from '@weekbord/contract/auth/confirmations';
import { setEmail, setPassword } from '@weekbord/contract/auth/credentials';
import { tokenLogin, verifyOtp } from '@weekbord/contract/auth/log-in';
import { endSessions } from '@weekbord/contract/auth/sessions';
import { getMe, signUp } from '@weekbord/contract/accounts/users';
import type { Answered } from '@weekbord/contract/endpoint';
import { whileLocked } from '@weekbord/testkit/overlapping-requests';
import type { TestAnswer } from '@weekbord/testkit/test-client';
import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { hashOf } from '../../../platform/secret/tokens.ts';
import {
  addPerson,
  askFor,
  type Browser,
  logIn,
  openBrowser,
  proofIn,
  readProof,
  startLoginApp,
} from '../login.test-support.ts';
import { emailKey } from '../login/login-keys.ts';
import { hashPassword } from '../passwords/password-hash.ts';
import { PENDING_PROOFS, SECRET_LINKS } from './recovery.store.ts';

const app = await startLoginApp();
type LogIn = () => Promise<TestAnswer<Answered<typeof verifyOtp>>>;
let last = 0;

beforeEach(() => app.clock.advance({ days: 1 }));

/**
 * Obtains a link or code as a stranger who looks into the mailbox once. Returns a function that uses it, and the
 * status on success.
 */
type Proof = (email: string) => Promise<{ attempt: () => Promise<{ status: number }>; works: number }>;

const mailedProof = async (endpoint: typeof resetEmail | typeof resetPassword, email: string) => {
  await openBrowser(app).call(endpoint, { body: { email } });
  return (await readProof(app, email)).body;
};

const PROOFS: Readonly<Record<string, Proof>> = {
  'a code': async (email) => {
    const browser = openBrowser(app);
    const { code } = await askFor(app, browser, email);
    return {
      attempt: () => browser.call(verifyOtp, { body: { email, otp: code } }),
      works: 200,
    };
  },
  'a log-in link': async (email) => {
    const { linkToken } = await askFor(app, openBrowser(app), email);
    return {
      attempt: () =>
        openBrowser(app).call(tokenLogin, {
          body: { magic_link_token: linkToken },
        }),
      works: 200,
    };
  },
  'a link that resets the password': async (email) => {
    const body = {
      ...(await mailedProof(resetPassword, email)),
      new_password: 'stolen purple lamp',
    };
    return {
      attempt: () => openBrowser(app).call(resetPasswordConfirm, { body }),
      works: 204,
    };
  },
  'a link that begins a change of address': async (email) => {
    const body = {
      ...(await mailedProof(resetEmail, email)),
      new_email: `thief-${email}`,
    };
    return {
      attempt: () => openBrowser(app).call(resetEmailConfirm, { body }),
      works: 204,
    };
  },
  'a change of address that waits for the new one': async (email) => {
    const body = {
      ...(await mailedProof(resetEmail, email)),
      new_email: `mover-${email}`,
    };
    await openBrowser(app).call(resetEmailConfirm, { body });
    const proof = (await readProof(app, `mover-${email}`)).body;
    return {
      attempt: () => openBrowser(app).call(activation, { body: proof }),
      works: 204,
    };
  },
  'a link that confirms a sign-up with a password': async (email) => {
    const form = {
      first_name: 'Noor',
      last_name: 'Smit',
      terms_accepted: true as const,
    };
    await app.db.deleteFrom('person').where('email', '=', email).execute();
    await openBrowser(app).call(signUp, {
      body: { ...form, email, password: 'stolen purple lamp' },
    });
    const proof = (await readProof(app, email)).body;
    return {
      attempt: () => openBrowser(app).call(activation, { body: proof }),
      works: 204,
    };
  },
};

/** How owners recover their accounts. */
const RECOVERIES: Readonly<Record<string, (email: string, session: () => Promise<string>) => Promise<number>>> = {
  'a new password': async (_email, session) =>
    (await app.as(await session()).call(setPassword, { body: { new_password: 'brick table cloud' } })).status,
  'a reset': async (email) => {
    const body = {
      ...(await mailedProof(resetPassword, email)),
      new_password: 'seven figs at noon',
    };
    return (await openBrowser(app).call(resetPasswordConfirm, { body })).status;
  },
  'the end of all sessions': async (_email, session) =>
    (await app.as(await session()).call(endSessions, { body: { session: null } })).status,
  'another address': async (email, session) => {
    const next = `safe-${email}`;
    await app.as(await session()).call(setEmail, { body: { new_email: next } });
    const mails = await app.takeMails();
    const statuses = [email, next].map(
      async (to) => (await openBrowser(app).call(activation, { body: proofIn(mails, to) })).status,
    );
    return Math.max(...(await Promise.all(statuses)));
  },
};

/** Returns an earlier session of the owner. No new login is needed, which would invalidate pending links and codes. */
async function sessionOf(email: string): Promise<string> {
  const { id } = await app.db.selectFrom('person').select('id').where('email', '=', email).executeTakeFirstOrThrow();
  const other = `session-${email}`;
  const token = await logIn(app, other);
  await app.takeMails();
  await app.db.updateTable('auth_token').set({ person_id: id }).where('token_hash', '=', hashOf(token)).execute();
  return token;
}

describe('a link or code that a stranger found in a mailbox', () => {
  const cases = Object.entries(PROOFS).flatMap(([proof, begin]) =>
    Object.entries(RECOVERIES).map(([recovery, recover]) => ({
      proof,
      begin,
      recovery,
      recover,
    })),
  );

  it.each(cases)('$proof is no longer valid after $recovery', async ({ begin, recover }) => {
    const email = `owner-${(last += 1)}@home.example`;
    await addPerson(app, email, { first_name: 'Noor' });
    const { attempt } = await begin(email);
    app.clock.advance({ minutes: 2 });
    expect(await recover(email, () => sessionOf(email))).toBeLessThan(300);
    expect((await attempt()).status).toBe(400);
    const thieves = app.db
      .selectFrom('person')
      .select('email')
      .where('email', 'in', [`thief-${email}`, `mover-${email}`]);
    expect(await thieves.execute()).toEqual([]);
  });

  it.each(Object.entries(PROOFS))('%s works if no one recovered the account', async (_proof, begin) => {
    const email = `owner-${(last += 1)}@home.example`;
    await addPerson(app, email);
    const { attempt, works } = await begin(email);
    app.clock.advance({ minutes: 2 });
    expect((await attempt()).status).toBe(works);
  });
});

const recoveries = Object.entries(RECOVERIES).map(([recovery, recover]) => ({ recovery, recover }));

it.each(recoveries)(
  'links that show the calendar and the grocery lists no longer work after $recovery',
  async ({ recover }) => {
    const email = `owner-${(last += 1)}@home.example`;
    const other = await addPerson(app, `neighbour-${email}`);
    const { id } = await addPerson(app, email);
    for (const person_id of [id, other.id]) {
      const link = () => ({ person_id, secret_hash: randomBytes(32), made_at: app.clock.now() });
      const list = { person_id, start_date: '2027-03-15', end_date: '2027-03-21', created_at: app.clock.now() };
      const { id: grocery_list_id } = await app.db
        .insertInto('grocery_list')
        .values(list)
        .returning('id')
        .executeTakeFirstOrThrow();
      await app.db.insertInto('calendar_link').values(link()).execute();
      await app.db
        .insertInto('grocery_link')
        .values({ ...link(), grocery_list_id })
        .execute();
    }
    expect(await recover(email, () => sessionOf(email))).toBeLessThan(300);
    for (const table of ['calendar_link', 'grocery_link'] as const) {
      const left = await app.db
        .selectFrom(table)
        .select('person_id')
        .where('person_id', 'in', [id, other.id])
        .execute();
      expect(left).toEqual([{ person_id: other.id }]);
    }
  },
);

describe('a device that logged in before', () => {
  const knownDevices = (email: string) =>
    app.db
      .selectFrom('known_device')
      .select('device_hash')
      .where('email_key', '=', emailKey(app.config, email))
      .execute();

  it.each(recoveries)('is unknown again after $recovery', async ({ recover }) => {
    const email = `owner-${(last += 1)}@home.example`;
    await addPerson(app, email);
    await logIn(app, email);
    expect(await knownDevices(email)).toHaveLength(1);
    app.clock.advance({ minutes: 2 });
    expect(await recover(email, () => sessionOf(email))).toBeLessThan(300);
    expect(await knownDevices(email)).toEqual([]);
  });

  it('stays known if its session is the one that continues', async () => {
    const email = `owner-${(last += 1)}@home.example`;
    await addPerson(app, email);
    const owner = await logIn(app, email);
    const [device] = await knownDevices(email);
    app.clock.advance({ minutes: 2 });
    await logIn(app, email);
    expect(await knownDevices(email)).toHaveLength(2);
    expect((await app.as(owner).call(endSessions, { body: { session: null } })).status).toBe(200);
    expect(await knownDevices(email)).toEqual([device]);
  });
});

describe('a log-in that is in progress', () => {
  /** Proofs that a stranger has. Returns a function that logs in with one, in a browser that logged in before. */
  const LOG_INS: Readonly<Record<string, (email: string, browser: Browser) => Promise<LogIn>>> = {
    'a code': async (email, browser) => {
      const { code } = await askFor(app, browser, email);
      return () => browser.call(verifyOtp, { body: { email, otp: code } });
    },
    'a link': async (email, browser) => {
      const { linkToken } = await askFor(app, browser, email);
      return () => browser.call(tokenLogin, { body: { magic_link_token: linkToken } });
    },
    'a password': async (email, browser) => {
      const { id } = await app.db
        .selectFrom('person')
        .select('id')
        .where('email', '=', email)
        .executeTakeFirstOrThrow();
      const password = 'stolen purple lamp';
      const hash = await hashPassword(app.config, password);
      await app.db.insertInto('person_password').values({ person_id: id, hash }).execute();
      return () => browser.call(tokenLogin, { body: { email, password } });
    },
  };
  /**
   * Ways to recover an account, up to the call that does it. A reset is not one of them: its link no longer works after
   * any log-in.
   */
  const PREPARED: Readonly<
    Record<string, (email: string, session: string) => Promise<() => Promise<{ status: number }>>>
  > = {
    'a new password': async (_email, session) => () =>
      app.as(session).call(setPassword, { body: { new_password: 'brick table cloud' } }),
    'the end of all sessions': async (_email, session) => () =>
      app.as(session).call(endSessions, { body: { session: null } }),
    'another address': async (email, session) => {
      const next = `safe-${email}`;
      await app.as(session).call(setEmail, { body: { new_email: next } });
      const mails = await app.takeMails();
      const confirm = (to: string) => openBrowser(app).call(activation, { body: proofIn(mails, to) });
      expect((await confirm(next)).status).toBe(204);
      return () => confirm(email);
    },
  };
  const cases = Object.entries(LOG_INS).flatMap(([proof, begin]) =>
    Object.entries(PREPARED).map(([recovery, prepare]) => ({ proof, begin, recovery, prepare })),
  );

  it.each(cases)('with $proof gets no session that outlives $recovery', async ({ begin, prepare }) => {
    const email = `owner-${(last += 1)}@home.example`;
    await addPerson(app, email);
    const browser = openBrowser(app);
    await logIn(app, email, browser);
    app.clock.advance({ minutes: 2 });
    const recover = await prepare(email, await sessionOf(email));
    const attempt = await begin(email, browser);
    // The log-in has stored its token and is about to note its device when the recovery begins.
    const device = sql`select from known_device where email_key = ${emailKey(app.config, email)} for update`;
    const [entered, recovered] = await whileLocked(app, device, [attempt, recover]);
    expect([entered.status, recovered.status < 300]).toEqual([200, true]);
    expect((await app.as(entered.body.auth_token).call(getMe)).status).toBe(401);
  });
});

it('recovery clears every table that holds emailed links or codes, or secret links', async () => {
  const { rows } = await sql<{ name: string }>`
    select distinct table_name as name from information_schema.columns
    where table_schema = 'public' and (
      column_name like '%token_hash' or column_name like '%code_hash' or column_name like '%secret_hash'
    )`.execute(app.db);
  // Recovery ends sessions separately, and a link that stops reminders shows nothing and gives no access.
  const others = ['auth_token', 'reminder_stop'];
  const proofs = rows.map(({ name }) => name).filter((name) => !others.includes(name));
  expect(proofs.toSorted()).toEqual([...Object.keys(PENDING_PROOFS), ...Object.keys(SECRET_LINKS)].toSorted());
});

it('a change started through a link in the old mailbox is reported to that mailbox immediately', async () => {
  const email = 'hears@home.example';
  await addPerson(app, email, { first_name: 'Noor', language: 'nl' });
  const body = {
    ...(await mailedProof(resetEmail, email)),
    new_email: 'elsewhere@other.example',
  };
  await openBrowser(app).call(resetEmailConfirm, { body });
  const told = (await app.takeMails()).filter(({ to }) => to === email);
  expect(told).toMatchObject([{ subject: expect.stringContaining('ander e-mailadres aangevraagd') }]);
  expect(told[0]?.text).toContain('Dan kun je de wijziging tegenhouden');
  expect(told[0]?.text).not.toContain('elsewhere@other.example');
});
