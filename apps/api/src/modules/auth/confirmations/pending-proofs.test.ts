import { signUp } from '@weekbord/contract/accounts/users';
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
import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { addPerson, askFor, logIn, openBrowser, readProof, startLoginApp } from '../login.test-support.ts';
import { PENDING_PROOFS } from './pending-proofs.store.ts';

const app = await startLoginApp();
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
    const statuses = [email, next].map(async (to) => {
      const line =
        mails
          .find((mail) => mail.to === to)
          ?.text.split(/\r?\n/)
          .find((one) => one.includes('token=')) ?? '';
      const { searchParams } = new URL(line);
      const body = {
        uid: searchParams.get('uid') ?? '',
        token: searchParams.get('token') ?? '',
      };
      return (await openBrowser(app).call(activation, { body })).status;
    });
    return Math.max(...(await Promise.all(statuses)));
  },
};

/** Returns an earlier session of the owner. No new login is needed, which would invalidate pending links and codes. */
async function sessionOf(email: string): Promise<string> {
  const { id } = await app.db.selectFrom('person').select('id').where('email', '=', email).executeTakeFirstOrThrow();
  const other = `session-${email}`;
  const token = await logIn(app, other);
  await app.takeMails();
  const { hashOf } = await import('../../../platform/secret/tokens.ts');
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

it('recovery clears every table that holds emailed links or codes', async () => {
  const { rows } = await sql<{ name: string }>`
    select distinct table_name as name from information_schema.columns
    where table_schema = 'public' and (column_name like '%token_hash' or column_name like '%code_hash')`.execute(
    app.db,
  );
  // A session is not an emailed link or code: recovery ends sessions separately.
  const proofs = rows.map(({ name }) => name).filter((name) => name !== 'auth_token');
  expect(proofs.toSorted()).toEqual(Object.keys(PENDING_PROOFS).toSorted());
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
