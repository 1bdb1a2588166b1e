import { getMe, signUp } from '@weekbord/contract/accounts/users';
import { verifyOtp } from '@weekbord/contract/auth/log-in';
import { fieldPhrase } from '@weekbord/phrases/errors';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { CODE_HASH_COST } from '../../platform/config/config.ts';
import { hashCode } from '../auth/login/code-hash.ts';
import { addPerson, freshAddress, logIn, openBrowser, readMail, startLoginApp } from '../auth/login.test-support.ts';

const app = await startLoginApp();

const FORM = { email: 'noor@home.example', first_name: 'Noor', last_name: 'Smit', terms_accepted: true };
const send = (body: unknown) =>
  app.send('POST', '/api/auth/users/', { body, headers: { 'accept-language': 'en' }, remoteAddress: freshAddress() });

describe('signUp', () => {
  it.each([
    ['email', undefined],
    ['email', 'noor'],
    ['first_name', undefined],
    ['first_name', '   '],
    ['first_name', 'x'.repeat(101)],
    ['first_name', 'No\u0000or'],
    ['first_name', 'No\nor'],
    ['last_name', 'Smit\r\n\r\nYou won a prize'],
    ['last_name', 'Smit\u2028You won a prize'],
    ['last_name', ''],
    ['last_name', '\ud800'],
    ['terms_accepted', false],
    ['terms_accepted', 'yes'],
    ['redirect_url', 'https://evil.example/'],
    ['organisation_subdomain', 'nowhere'],
    ['organisation_subdomain', 'killerbody'],
  ])('[REG-01] rejects a form with %s %j', async (field, value) => {
    const answer = await send({ ...FORM, [field]: value });
    expect(answer.status).toBe(400);
    expect(answer.body).toEqual({ [field]: [expect.any(String)] });
    expect(await app.takeMails()).toEqual([]);
  });

  it.each([
    ['CHECKOUT', 'sign_up_by_checkout'],
    ['INVITE', 'sign_up_closed'],
    ['WAITLIST', 'sign_up_by_waitlist'],
  ] as const)(
    'tells known and unknown addresses on a portal with %s why no one can sign up there',
    async (sign_up, code) => {
      await addPerson(app, `${sign_up.toLowerCase()}@home.example`);
      await app.db.updateTable('organisation').set({ sign_up }).where('subdomain', '=', 'natebower').execute();
      for (const email of [`${sign_up.toLowerCase()}@home.example`, 'unknown@home.example']) {
        const answer = await send({ ...FORM, email, organisation_subdomain: 'natebower' });
        expect(answer).toMatchObject({ status: 400, body: { organisation_subdomain: [fieldPhrase(code, 'en')] } });
      }
      expect(await app.takeMails()).toEqual([]);
    },
  );

  it('[REG-01] creates an account and emails its magic link', async () => {
    const browser = openBrowser(app);
    const form = { ...FORM, email: ' New@home.example', first_name: ' Noor ', terms_accepted: true as const };
    const answer = await browser.call(signUp, { body: { ...form, language: 'nl' } });
    expect(answer).toMatchObject({
      status: 201,
      body: {
        email: 'new@home.example',
        first_name: 'Noor',
        last_name: 'Smit',
        is_coach: false,
        account_enabled: true,
        coach: null,
        organisation: { subdomain: null },
        customer: null,
        intake: null,
        ingredients_to_avoid: [],
        language: 'nl',
      },
    });
    const { code, link } = await readMail(app);
    expect(link).toMatch(/^https:\/\/weekbord\.example\//);
    const { body } = await browser.call(verifyOtp, { body: { email: 'new@home.example', otp: code } });
    const me = (await app.as(body.auth_token).call(getMe)).body;
    expect(me).toEqual({ ...(answer.body as object), has_access: true });
  });

  it('says nothing about the access of a logged-in person in the account that they create for someone else', async () => {
    const { id } = await addPerson(app, 'closed@home.example');
    const caller = app.as(await logIn(app, 'closed@home.example'));
    await app.db.updateTable('person').set({ account_enabled: false }).where('id', '=', id).execute();
    expect((await caller.call(getMe)).body.has_access).toBe(false);
    const { status, body } = await caller.call(signUp, {
      body: { ...FORM, email: 'other@home.example', terms_accepted: true },
    });
    expect(status).toBe(201);
    expect(body).not.toHaveProperty('has_access');
    await app.takeMails();
  });

  it('accepts a profile and foods to avoid from a coach, and rejects them from anyone else', async () => {
    const intake = { gender: 'FEMALE', activity: 'ACTIVE', weight: 65 };
    for (const more of [{ intake }, { ingredient_to_avoid_ids: [1] }]) {
      const answer = await send({ ...FORM, email: 'with-profile@home.example', ...more });
      expect(answer).toMatchObject({ status: 403, body: { code: 'clients_not_created', detail: expect.any(String) } });
    }
    expect(await app.takeMails()).toEqual([]);
  });

  it('leaves an existing account unchanged, emails its owner and does not reveal it to the caller', async () => {
    const { id } = await addPerson(app, 'taken@home.example', { first_name: 'Real', last_name: 'Name' });
    const answer = await send({ ...FORM, email: 'taken@home.example' });
    expect(answer).toMatchObject({ status: 201, body: { first_name: 'Noor', last_name: 'Smit' } });
    expect(answer.body).not.toMatchObject({ id });
    const [mail] = await app.takeMails();
    expect(mail).toMatchObject({ to: 'taken@home.example', text: expect.stringContaining('Hi Real,') });
    app.clock.advance({ minutes: 2 });
    const me = await app.as(await logIn(app, 'taken@home.example')).call(getMe);
    expect(me.body).toMatchObject({ id, first_name: 'Real', last_name: 'Name' });
  });

  it('writes no field that only the server sets', async () => {
    const body = {
      ...FORM,
      email: 'greedy@home.example',
      id: 1,
      is_coach: true,
      is_staff: true,
      payment_status_override: true,
      organisation_id: 2,
      organisation: 2,
      coach_id: 1,
      coach: 1,
      feature_flags: ['FF_PLANT_BASED_APP'],
      created_at: '2000-01-01T00:00:00Z',
    };
    expect((await send(body)).status).toBe(201);
    const person = await app.db
      .selectFrom('person')
      .selectAll()
      .where('email', '=', body.email)
      .executeTakeFirstOrThrow();
    expect(person).toMatchObject({
      is_coach: false,
      is_staff: false,
      payment_status_override: false,
      organisation_id: 1,
      coach_id: null,
      feature_flags: [],
      created_at: app.clock.now(),
    });
    expect(person.id).not.toBe(1);
  });

  it('creates one account from the same form sent twice concurrently', async () => {
    const body = { ...FORM, email: 'double@home.example' };
    const answers = await Promise.all([send(body), send(body), send(body)]);
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201]);
    const rows = await app.db.selectFrom('person').select('id').where('email', '=', body.email).execute();
    expect(rows).toHaveLength(1);
    expect((await app.takeMails()).filter((mail) => mail.to === body.email)).toHaveLength(1);
  });
});

describe('concurrent sign-ups', () => {
  it('do not wait for each other’s hashes: no transaction is open during hashing', async () => {
    const slow = { ...app.config, codeHashCost: CODE_HASH_COST };
    const others = Array.from({ length: 60 }, () => hashCode(slow, '1234', Buffer.alloc(16)));
    const answer = send({ ...FORM, email: 'class@home.example' });
    // Hashes are computed in order of arrival, so the hash for the request comes after these.
    await Promise.all(others.slice(0, 40));
    const { rows } = await sql<{ state: string }>`
      select state from pg_stat_activity
      where datname = current_database() and state like 'idle in transaction%'`.execute(app.db);
    expect(rows).toEqual([]);
    await Promise.all(others);
    expect((await answer).status).toBe(201);
  });
});
