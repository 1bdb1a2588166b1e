import { exportData } from '@weekbord/contract/history/export-data';
import {
  createWaitlistEntry,
  joinWaitlist,
  listWaitlistEntries,
  updateWaitlistEntry,
} from '@weekbord/contract/waitlist/waitlist';
import { fieldPhrase } from '@weekbord/phrases/errors';
import { authenticateByPerson, tokenOf } from '@weekbord/testkit/builders/by-person';
import { aCoach, anOrganisation, aPerson } from '@weekbord/testkit/builders/people';
import { openServingDatabase } from '@weekbord/testkit/test-database';
import { startServing } from '@weekbord/testkit/test-app';
import { beforeEach, describe, expect, it } from 'vitest';
import { historyRoutes } from '../history/history.routes.ts';
import { seedOrganisations } from '../organisations/organisations.public.ts';
import { deleteOldEntries, describeWaitlist } from './waitlist.public.ts';
import { waitlistRoutes } from './waitlist.routes.ts';

const app = await startServing({
  product: {
    routes: [...waitlistRoutes, ...historyRoutes],
    authenticate: authenticateByPerson,
    prepare: async ({ database }) => seedOrganisations(database.db),
  },
});
beforeEach(() => app.clock.advance({ minutes: 11 }));

const join = (email: string, first_name?: string, subdomain = 'killerbody') =>
  app.call(joinWaitlist, { params: { subdomain }, body: { email, ...(first_name !== undefined && { first_name }) } });

async function ownerOf(subdomain: string) {
  const coach = await aCoach(app.db);
  const organisation = await anOrganisation(app.db, { owner_id: coach.id, subdomain });
  return { coach, organisation, client: app.as(tokenOf(coach)) };
}

const kept = (email: string) => app.db.selectFrom('waitlist_entry').selectAll().where('email', '=', email).execute();

describe('joinWaitlist', () => {
  it('stores an address once, with the first name it was given', async () => {
    const body = { email: 'once@home.example', first_name: 'Anna' };
    expect(await join(' Once@Home.example ', 'Anna')).toMatchObject({ status: 201, body });
    expect(await join('once@home.example', 'Bob')).toMatchObject({ status: 200, body: { ...body, first_name: 'Bob' } });
    expect(await join('once@home.example')).toMatchObject({ status: 200, body: { ...body, first_name: '' } });
    expect(await kept('once@home.example')).toMatchObject([body]);
    expect((await join('once@home.example', 'Anna', 'bamifit')).status).toBe(201);
  });

  it('keeps one entry when the same request is sent ten times concurrently', async () => {
    const answers = await Promise.all(Array.from({ length: 10 }, () => join('crowd@home.example')));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([...Array(9).fill(200), 201]);
    expect(await kept('crowd@home.example')).toHaveLength(1);
  });

  it('gives the same response, byte for byte, for an address with an account and an address without', async () => {
    await aPerson(app.db, { email: 'is-known@home.example' });
    const of = (email: string) =>
      app.send('POST', '/api/users/organisations/killerbody/waitlist', { body: { email, first_name: 'A' } });
    const [known, unknown] = [await of('is-known@home.example'), await of('un-known@home.example')];
    expect(known.status).toBe(201);
    expect(known.text.replace('is-known', 'un-known')).toBe(unknown.text);
    const names = (headers: object) => Object.keys(headers).toSorted();
    expect(names(known.headers)).toEqual(names(unknown.headers));
  });

  it('rejects an invalid address, a name of several lines and an unknown portal, and stores nothing', async () => {
    const no = await join('no address');
    expect(no).toMatchObject({ status: 400, body: { email: [fieldPhrase('not_an_email', 'en')] } });
    expect((await join('name@home.example', 'two\nlines')).status).toBe(400);
    for (const subdomain of ['nowhere', 'a.b', '-'])
      expect((await join('name@home.example', '', subdomain)).status).toBe(404);
    expect(await kept('name@home.example')).toEqual([]);
  });

  it('allows ten attempts per address and thirty per network in ten minutes', async () => {
    for (let at = 0; at < 10; at += 1) expect((await join('often@home.example')).status).toBeLessThan(300);
    const refused = await join('often@home.example');
    expect(refused.status).toBe(429);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    const statuses: number[] = [];
    for (let at = 0; at < 21; at += 1) statuses.push((await join(`many-${at}@home.example`)).status);
    expect(statuses.filter((status) => status === 201)).toHaveLength(20);
    expect(statuses.at(-1)).toBe(429);
    app.clock.advance({ minutes: 11 });
    expect((await join('often@home.example')).status).toBe(200);
  });
});

describe('the waitlist of an organisation', () => {
  it('is read and changed by its owner and shown to the operator, and hidden from other coaches', async () => {
    const { client, organisation } = await ownerOf('practice-vos');
    const other = await ownerOf('practice-wolf');
    await join('first@home.example', 'Eva', 'practice-vos');
    await join('second@home.example', undefined, 'practice-vos');
    const { body } = await client.call(listWaitlistEntries);
    expect(body).toMatchObject({
      count: 2,
      results: [
        { organisation: organisation.id, email: 'first@home.example', first_name: 'Eva' },
        { organisation: organisation.id, email: 'second@home.example', first_name: '' },
      ],
    });
    expect((await other.client.call(listWaitlistEntries)).body.count).toBe(0);
    const [first, second] = body.results;
    const change = { params: { id: second!.id }, body: { email: 'third@home.example' } };
    expect((await other.client.call(updateWaitlistEntry, change)).status).toBe(404);
    expect((await client.call(updateWaitlistEntry, change)).body).toEqual({ ...second, email: 'third@home.example' });
    const taken = await client.call(updateWaitlistEntry, { ...change, body: { email: 'first@home.example' } });
    expect(taken).toMatchObject({ status: 400, body: { email: [fieldPhrase('duplicate', 'en')] } });
    const again = await client.call(createWaitlistEntry, { body: { email: 'first@home.example', first_name: 'X' } });
    expect(again).toMatchObject({ status: 200, body: first });
    const operator = openServingDatabase(app.database).as({ personId: null, system: 'waitlist' });
    const lines = await describeWaitlist(operator, 'practice-vos');
    expect(lines).toEqual([expect.stringMatching(/^first@home\.example\tEva\t/), expect.stringMatching(/^third@/)]);
    expect(await describeWaitlist(operator, 'nowhere')).toBeUndefined();
  });

  it('allows a change that repeats the current address', async () => {
    const { client } = await ownerOf('practice-vink');
    const made = await client.call(createWaitlistEntry, { body: { email: 'same@home.example', first_name: 'Ev' } });
    const change = { params: { id: made.body.id }, body: { email: 'same@home.example', first_name: 'Eva' } };
    const changed = await client.call(updateWaitlistEntry, change);
    expect(changed).toMatchObject({ status: 200, body: { ...made.body, first_name: 'Eva' } });
    expect((await client.call(listWaitlistEntries)).body.results).toEqual([changed.body]);
  });

  it('cannot be used by a coach without an organisation', async () => {
    const coach = app.as(tokenOf(await aCoach(app.db)));
    expect((await coach.call(createWaitlistEntry, { body: { email: 'none@home.example' } })).status).toBe(404);
  });

  it('is deleted after twelve months', async () => {
    await join('old@home.example');
    app.clock.advance({ minutes: 364 * 24 * 60 });
    const expiring = openServingDatabase(app.database).as({ personId: null, system: 'expire' });
    await deleteOldEntries(expiring, app.clock.now());
    expect(await kept('old@home.example')).toHaveLength(1);
    app.clock.advance({ minutes: 3 * 24 * 60 });
    await deleteOldEntries(expiring, app.clock.now());
    expect(await kept('old@home.example')).toEqual([]);
  });

  it('is only in the export of the person whose address is on it', async () => {
    const person = await aPerson(app.db, { email: 'mine@home.example' });
    const other = await aPerson(app.db);
    await join('mine@home.example', 'Mine');
    const rowsOf = async (of: typeof person) =>
      (await app.as(tokenOf(of)).call(exportData)).body.parts.find(({ section }) => section === 'waitlists')?.rows;
    expect(await rowsOf(person)).toMatchObject([
      { organisation: 'Killerbody', email: 'mine@home.example', first_name: 'Mine' },
    ]);
    expect(await rowsOf(other)).toEqual([]);
  });
});
