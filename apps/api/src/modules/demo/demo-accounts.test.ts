import { deleteMe, getMe } from '@weekbord/contract/accounts/users';
import { createOtp, tokenLogout } from '@weekbord/contract/auth/log-in';
import { listClientNeeds } from '@weekbord/contract/clients/client-needs';
import { listClients } from '@weekbord/contract/clients/clients';
import { createDemoAccount } from '@weekbord/contract/demo/demo';
import { listCalendarDays } from '@weekbord/contract/diary/calendar-days';
import { listGroceryLists } from '@weekbord/contract/groceries/grocery-lists';
import { listNotes } from '@weekbord/contract/notes/notes';
import { listUserWeight } from '@weekbord/contract/progress/user-weight';
import type { DEMO_KINDS } from '@weekbord/domain/accounts/demo-account';
import { addDays } from '@weekbord/domain/dates/plain-date';
import { demoNotePhrase } from '@weekbord/phrases/demo-note';
import { errorPhrase } from '@weekbord/phrases/errors';
import { aMenu } from '@weekbord/testkit/builders/menu';
import { aClientOf, aCoach, anOrganisation, aPerson } from '@weekbord/testkit/builders/people';
import { startServing } from '@weekbord/testkit/test-app';
import { sql } from 'kysely';
import { afterEach, describe, expect, it } from 'vitest';
import { seedOrganisations } from '../organisations/organisations.public.ts';
import type { Preparation } from '../../product.ts';
import { weekbord } from '../../weekbord.ts';
import { endDemoAccounts } from './end-demo-accounts.ts';

/** The dependencies of the server's jobs. */
let jobParts: Preparation | undefined;
const app = await startServing({
  product: {
    ...weekbord,
    prepare: async (parts) => {
      jobParts = parts;
      await seedOrganisations(parts.database.db);
    },
  },
  quick: true,
});
await aMenu(app.db);

/** The date of the test clock, a Sunday. */
const TODAY = '2027-03-14';
const MONDAY = '2027-03-08';

let networks = 0;
/** Returns a network that has not created a demo account yet. */
const newNetwork = () => ({ remoteAddress: `198.51.${(networks += 1)}.7` });

async function tryDemo(kind: (typeof DEMO_KINDS)[number], language: 'en' | 'nl' = 'en') {
  const { status, body, text } = await app.call(createDemoAccount, { body: { kind, language } }, newNetwork());
  expect(status, text).toBe(201);
  return { token: body.auth_token, client: app.as(body.auth_token) };
}

/** Returns the number of rows in each table, except the counts of networks, which identify no one. */
async function countRows(): Promise<Record<string, number>> {
  const { rows } = await sql<{ name: string; count: number }>`
    select relname as name, (xpath('/row/n/text()',
      query_to_xml(format('select count(*) as n from %I', relname), false, true, '')))[1]::text::int as count
    from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r' and relname <> 'login_network'`.execute(
    app.db,
  );
  return Object.fromEntries(rows.map(({ name, count }) => [name, count]));
}

const end = () => endDemoAccounts(jobParts!);

afterEach(async () => {
  app.clock.advance({ days: 2 });
  await end();
  app.clock.set(`${TODAY}T09:00:00Z`);
});

describe('a demo account of a person', () => {
  it('is accessible with its token, belongs to the portal, and says when it ends', async () => {
    const { client } = await tryDemo('person', 'nl');
    const { body } = await client.call(getMe);
    expect(body).toMatchObject({
      language: 'nl',
      is_coach: false,
      coach: null,
      demo_until: '2027-03-15T09:00:00.000Z',
      organisation: { subdomain: null },
      email: expect.stringMatching(/@demo\.invalid$/),
      intake: { main_goal: 'LOSE_WEIGHT', weight: 72.4 },
    });
  });

  it('has a full week, the previous one eaten except for some meals, and the next one planned', async () => {
    const { client } = await tryDemo('person');
    const query = { date__gte: addDays(MONDAY, -7), date__lte: addDays(MONDAY, 13), page_size: 100 };
    const { results } = (await client.call(listCalendarDays, { query })).body;
    expect(results.map(({ date }) => date).toSorted()).toEqual(
      Array.from({ length: 21 }, (_, at) => addDays(MONDAY, at - 7)),
    );
    for (const { calendar_items: items } of results) {
      expect(items.map(({ meal_moment: moment }) => moment).toSorted()).toEqual(['BREAKFAST', 'DINNER', 'LUNCH']);
    }
    const statusesOf = (isWanted: (date: string) => boolean) =>
      results.filter(({ date }) => isWanted(date)).flatMap((day) => day.calendar_items.map(({ status }) => status));
    const past = statusesOf((date) => date < TODAY);
    expect(past.filter((status) => status === 'EATEN')).toHaveLength(35);
    expect(past.filter((status) => status === 'PLANNED')).toHaveLength(4);
    expect(new Set(statusesOf((date) => date >= TODAY))).toEqual(new Set(['PLANNED']));
  });

  it('has a half-ticked grocery list for the coming days, and sixty weights that end with the weight in the profile', async () => {
    const { client } = await tryDemo('person');
    const { results: lists } = (await client.call(listGroceryLists)).body;
    expect(lists).toHaveLength(1);
    const items = lists[0]!.items;
    const ticked = items.filter(({ checked }) => checked).length;
    expect(ticked).toBeGreaterThan(0);
    expect(Math.abs(items.length - 2 * ticked)).toBeLessThanOrEqual(2);
    const weights = (await client.call(listUserWeight, { query: { page_size: 100 } })).body;
    expect(weights.count).toBe(60);
    expect(weights.results[0]).toMatchObject({ value: 72.4 });
  });
});

describe('a demo account of a coach', () => {
  it('has three clients: one who stopped logging, one with a question and one without problems', async () => {
    const { client } = await tryDemo('coach', 'nl');
    const { results: clients } = (await client.call(listClients)).body;
    expect(clients.map((one) => one.first_name).toSorted()).toEqual(['Mila', 'Noor', 'Sem']);
    expect(clients.every(({ email }) => email.endsWith('@demo.invalid'))).toBe(true);
    const { results: needy } = (await client.call(listClientNeeds)).body;
    const nameOf = (id: number) => clients.find((one) => one.id === id)?.first_name;
    expect(needy.map(({ id, needs }) => [nameOf(id), needs.map(({ kind }) => kind)])).toEqual([
      ['Sem', ['NOTE']],
      ['Noor', ['NOT_LOGGED']],
    ]);
    const asking = clients.find((one) => one.first_name === 'Sem')!;
    const notes = (await client.call(listNotes, { query: { user: asking.id } })).body;
    expect(notes).toMatchObject({ unread: 1, results: [{ who: 'CLIENT', text: demoNotePhrase('nl') }] });
  });

  it('can access a week of each client', async () => {
    const { client } = await tryDemo('coach');
    const { results: clients } = (await client.call(listClients)).body;
    for (const { id } of clients) {
      const query = { user: id, date__gte: MONDAY, date__lte: addDays(MONDAY, 6) };
      const { results } = (await client.call(listCalendarDays, { query })).body;
      expect(results.map((day) => day.calendar_items.length)).toEqual(Array(7).fill(3));
    }
  });
});

describe('creating a demo account', () => {
  it('is possible only on a portal that offers demo accounts', async () => {
    const send = (organisation_subdomain: string | null) =>
      app.call(createDemoAccount, { body: { organisation_subdomain } }, newNetwork());
    expect(await send('nowhere')).toMatchObject({ status: 404 });
    expect(await send('killerbody')).toMatchObject({
      status: 403,
      body: { code: 'demo_off', detail: errorPhrase('demo_off', 'en') },
    });
  });

  it.each([
    [
      'a portal where people pay and other nutrition rules apply',
      { payment_required: true, partner_nutrition_rules: true },
    ],
    ['a portal without meat and fish', { plant_based: true }],
    ['a portal that leaves the first days unplanned', { auto_plan_initial_meals: false }],
    ['a portal with no feature switched on', { high_protein: false, feature_flags: [] }],
  ])('is possible on %s, with a full week in every account', async (_what, settings) => {
    const { subdomain } = await anOrganisation(app.db, { ...settings, offers_demo: true });
    for (const kind of ['person', 'coach'] as const) {
      const body = { kind, organisation_subdomain: subdomain };
      const made = await app.call(createDemoAccount, { body }, newNetwork());
      expect(made.status, made.text).toBe(201);
      const client = app.as(made.body.auth_token);
      expect((await client.call(getMe)).body.organisation).toMatchObject({ subdomain });
      const user = kind === 'coach' ? { user: (await client.call(listClients)).body.results[0]!.id } : {};
      const query = { ...user, date__gte: MONDAY, date__lte: addDays(MONDAY, 6) };
      const { results } = (await client.call(listCalendarDays, { query })).body;
      expect(results.map((day) => day.calendar_items.length)).toEqual(Array(7).fill(3));
    }
  });

  it.each(['/api/users/createDemoAccount', '/api/users/createDemoAccount/'])(
    'creates a person if the body is empty: %s',
    async (address) => {
      const answer = await app.send('POST', address, newNetwork());
      expect(answer.status, answer.text).toBe(201);
      const { auth_token: token } = answer.body as { auth_token: string };
      expect((await app.as(token).call(getMe)).body).toMatchObject({ is_coach: false });
    },
  );

  it('is also possible for someone who is logged in', async () => {
    const { client } = await tryDemo('coach');
    for (const kind of ['person', 'coach'] as const) {
      const made = await client.call(createDemoAccount, { body: { kind } }, newNetwork());
      expect(made.status, made.text).toBe(201);
    }
  });

  it('is limited to ten per network in ten minutes, across all callers', async () => {
    const { remoteAddress } = newNetwork();
    const others = Array.from({ length: 11 }, (_, at) => remoteAddress.replace(/7$/, String(at + 10)));
    const refused = [];
    for (const [at, from] of others.entries()) {
      const answer = await app.call(createDemoAccount, { body: {} }, { remoteAddress: from });
      if (answer.status !== 201) refused.push([at, answer.status, answer.headers['retry-after']]);
    }
    expect(refused).toEqual([[10, 429, '600']]);
    app.clock.advance({ minutes: 10 });
    expect((await app.call(createDemoAccount, { body: {} }, { remoteAddress })).status).toBe(201);
  }, 60_000);
});

describe('the end of a demo account', () => {
  it('happens after 24 hours and deletes the data of the account and its clients, and of no one else', async () => {
    const coach = await aCoach(app.db);
    await aClientOf(app.db, coach);
    const before = await countRows();
    const person = await tryDemo('person');
    const demoCoach = await tryDemo('coach');
    const { id } = (await person.client.call(getMe)).body;
    await app.db
      .insertInto('stored_picture')
      .values({ person_id: id, key: 'a'.repeat(32), bytes: 10, created_at: app.clock.now() })
      .execute();
    app.clock.advance({ hours: 23, minutes: 59 });
    await end();
    expect((await person.client.call(getMe)).status).toBe(200);
    expect((await demoCoach.client.call(listClients)).body.count).toBe(3);

    app.clock.advance({ minutes: 1 });
    // The expiry time counts, not the time the job runs.
    expect((await person.client.call(getMe)).status).toBe(401);
    expect((await demoCoach.client.call(listClients)).status).toBe(401);
    await app.jobs.take('delete-files');
    await end();
    expect(await countRows()).toEqual(before);
    const files = (await app.jobs.take('delete-files')).map(({ data }) => JSON.stringify(data));
    expect(files.join()).toContain('a'.repeat(32));
    await end();
    expect(await countRows()).toEqual(before);
  });

  it('happens immediately on logging out, for the clients too', async () => {
    const before = await countRows();
    const { client } = await tryDemo('coach');
    expect((await client.call(tokenLogout)).status).toBe(204);
    expect((await client.call(getMe)).status).toBe(401);
    await end();
    expect(await countRows()).toEqual(before);
  });

  it('happens immediately if the owner deletes the account', async () => {
    const before = await countRows();
    const { client } = await tryDemo('coach');
    expect((await client.call(deleteMe, { body: { confirm: 'DELETE' } })).status).toBe(204);
    await end();
    expect(await countRows()).toEqual(before);
  });

  it('does not delete a regular account when its owner logs out', async () => {
    const { id } = await aPerson(app.db);
    const token = (await tryDemo('person')).token;
    // Assigns the session of the demo to the other person.
    await sql`update auth_token set person_id = ${id} where id = (select max(id) from auth_token)`.execute(app.db);
    expect((await app.as(token).call(tokenLogout)).status).toBe(204);
    const kept = await app.db.selectFrom('person').select('demo_until').where('id', '=', id).executeTakeFirst();
    expect(kept).toEqual({ demo_until: null });
  });
});

describe("a demo account and other people's accounts", () => {
  it('never gets an email, no matter who requests one', async () => {
    const { client } = await tryDemo('person');
    const { email } = (await client.call(getMe)).body;
    expect((await app.call(createOtp, { body: { email } })).status).toBe(204);
    expect(await app.takeMails()).toEqual([]);
  });

  it('is never the coach or the client of a real person, as the database enforces', async () => {
    const { client } = await tryDemo('coach');
    const { id } = (await client.call(getMe)).body;
    const person = await aPerson(app.db);
    const update = (who: number, coachId: number) =>
      app.db.updateTable('person').set({ coach_id: coachId }).where('id', '=', who).execute();
    await expect(update(person.id, id)).rejects.toThrow(/demo accounts alone/);
    const coach = await aCoach(app.db);
    await expect(update(id, coach.id)).rejects.toThrow(/demo accounts alone/);
  });
});
