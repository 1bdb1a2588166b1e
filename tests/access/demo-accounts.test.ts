import { type BeyondCaller, type Endpoint, isWriting } from '@weekbord/contract/endpoint';
import { type EndpointName, endpoints } from '@weekbord/contract/endpoints';
import { errorPhrase } from '@weekbord/phrases/errors';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { openTestSetup } from './open-test-setup.ts';
import { CLEARINGS, SAMPLES } from './samples.ts';
import { rightCaller } from './test-users.ts';

/** Every call that affects more than its caller, and how. */
const CLOSED: Readonly<Partial<Record<EndpointName, BeyondCaller>>> = {
  signUp: 'people',
  contactSupport: 'people',
  createUser: 'people',
  createClient: 'people',
  acceptInvitation: 'people',
  declineInvitation: 'people',
  shareGroceryList: 'link',
  makeCalendarLink: 'link',
  createOrganisation: 'public',
  updateOrganisation: 'public',
  replaceOrganisation: 'public',
  uploadRecipePhoto: 'public',
  setPassword: 'identity',
  setEmail: 'identity',
  addPushDevice: 'messages',
  addPushPhone: 'messages',
  // A purchase belongs to an email address and outlives a demo.
  createB2cCheckoutSession: 'identity',
  createB2cSetupIntent: 'identity',
  createB2cSubscription: 'identity',
  answerPurchase: 'identity',
};

const NAMES = Object.keys(endpoints) as EndpointName[];
const isClosed = (name: EndpointName) => name in CLOSED;
/** Calls that guests may also make, and calls that only staff may make: their callers are never demo accounts. */
const isForOthers = (name: EndpointName) => ['public', 'staff'].includes(endpoints[name].access);

const setup = await openTestSetup();
const { app, database, users } = setup;

/**
 * Creates demo accounts of a coach with clients, and of a person without a coach; like all demo accounts, they have no
 * mailbox.
 */
async function makeDemos(): Promise<void> {
  const { coach, owner } = users.people;
  const change = sql`demo_until = ${new Date('2027-03-15T09:00:00Z')}, email = id || '@demo.invalid'`;
  await sql`update person set ${change} where id in (${coach.personId}, ${owner.personId})`.execute(database.db);
  await sql`update person set ${change} where coach_id = ${coach.personId}`.execute(database.db);
}

/** Counts what could affect others: queued emails, access links, public names and pictures. */
async function waysOut(): Promise<Record<string, number>> {
  const { rows } = await sql<Record<string, number>>`select
    (select count(*)::int from pgboss.job where name = 'mail') as mails,
    (select count(*)::int from grocery_link) as grocery_links,
    (select count(*)::int from calendar_link) as calendar_links,
    (select count(*)::int from push_device) as push_devices,
    (select count(*)::int from stored_picture) as pictures,
    (select count(*)::int from organisation) as organisations,
    (select count(*)::int from person where invited_as is not null) as invitations,
    (select count(*)::int from person where coach_id is not null and demo_until is null) as coached,
    (select count(*)::int from person_password) as passwords`.execute(database.db);
  return rows[0]!;
}

/** Makes a valid call as a demo account. */
async function callAsDemo(name: EndpointName) {
  const { caller, of } = rightCaller(users, name);
  await makeDemos();
  await CLEARINGS[name]?.(database.db, of);
  const before = await waysOut();
  const answer = await app.as(caller.token).call(endpoints[name], SAMPLES[name](of, users) as never);
  return { answer, before, after: await waysOut() };
}

describe('a demo account', () => {
  it('may not make calls that affect anyone else', () => {
    const marked = NAMES.flatMap((name) => {
      const { closedToDemo: why }: Endpoint = endpoints[name];
      return why === undefined ? [] : [[name, why] as const];
    });
    expect(Object.fromEntries(marked)).toEqual(CLOSED);
  });

  it.each(Object.keys(CLOSED) as EndpointName[])(
    'is rejected with a message, and nothing changes: %s',
    async (name) => {
      await database.undoing(async () => {
        const { answer, before, after } = await callAsDemo(name);
        expect(answer).toMatchObject({
          status: 403,
          body: { code: 'not_in_demo', detail: errorPhrase('not_in_demo', 'en') },
        });
        expect(after).toEqual(before);
      });
    },
  );

  it.each(NAMES.filter((name) => !isClosed(name) && !isForOthers(name)))(
    'may make %s, which cannot affect anyone else',
    async (name) => {
      await database.undoing(async () => {
        const { answer, before, after } = await callAsDemo(name);
        expect(answer.text).not.toContain('not_in_demo');
        for (const [way, count] of Object.entries(after)) {
          // A call may delete messages, but not add any.
          expect(count, `${name} adds to ${way}`).toBeLessThanOrEqual(before[way]!);
        }
      });
    },
  );

  it('is denied calls that the same people may make with an ordinary account', async () => {
    const writing = (Object.keys(CLOSED) as EndpointName[]).filter((name) => isWriting(endpoints[name]));
    expect(writing.length).toBeGreaterThan(10);
    for (const name of writing) {
      await database.undoing(async () => {
        const { caller, of } = rightCaller(users, name);
        await CLEARINGS[name]?.(database.db, of);
        const answer = await app.as(caller.token).call(endpoints[name], SAMPLES[name](of, users) as never);
        expect(answer.text, name).not.toContain('not_in_demo');
      });
    }
  });

  it('may not make the server fetch a URL, but may have a pasted recipe parsed', async () => {
    await database.undoing(async () => {
      await makeDemos();
      const demo = app.as(users.people.owner.token);
      const read = (body: object) => demo.call(endpoints.readRecipe, { body });
      expect(await read({ url: 'https://elsewhere.example/soup' })).toMatchObject({
        status: 403,
        body: { code: 'not_in_demo' },
      });
      expect((await read({ text: 'Soup\n2 portions\n200 g tomato' })).status).toBe(200);
    });
  });
});
