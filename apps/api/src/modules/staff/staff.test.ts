import { listAccessLog } from '@weekbord/contract/accounts/access-log';
import { getMe } from '@weekbord/contract/accounts/users';
import { acceptInvitation, listInvitations } from '@weekbord/contract/clients/invitations';
import { getClient } from '@weekbord/contract/clients/clients';
import {
  endCoach,
  getStaffOrganisation,
  letInFromWaitlist,
  listStaffMembers,
  listStaffOrganisations,
  listStaffWaitlist,
  makeCoach,
  moveClient,
  updateStaffOrganisation,
} from '@weekbord/contract/staff/staff';
import { joinWaitlist } from '@weekbord/contract/waitlist/waitlist';
import { SETTING_NAMES } from '@weekbord/domain/organisations/setting-names';
import { errorPhrase, fieldPhrase } from '@weekbord/phrases/errors';
import { coachConsent } from '@weekbord/testkit/builders/consents';
import { authenticateByPerson, tokenOf } from '@weekbord/testkit/builders/by-person';
import { aClientOf, aCoach, anOrganisation, aPerson, type Person } from '@weekbord/testkit/builders/people';
import { startServing } from '@weekbord/testkit/test-app';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { accountsRoutes } from '../accounts/accounts.routes.ts';
import { clientsRoutes } from '../clients/clients.routes.ts';
import { seedOrganisations } from '../organisations/organisations.public.ts';
import { waitlistRoutes } from '../waitlist/waitlist.routes.ts';
import { staffRoutes } from './staff.routes.ts';

const app = await startServing({
  product: {
    routes: [...staffRoutes, ...accountsRoutes, ...clientsRoutes, ...waitlistRoutes],
    authenticate: authenticateByPerson,
    prepare: async ({ database }) => seedOrganisations(database.db),
  },
});
const kim = await aPerson(app.db, { first_name: 'Kim', is_staff: true });
const staff = app.as(tokenOf(kim));
const reason = 'She asked us by phone.';

const portal = (subdomain: string) =>
  app.db.selectFrom('organisation').selectAll().where('subdomain', '=', subdomain).executeTakeFirstOrThrow();
const rowOf = ({ id }: Pick<Person, 'id'>) =>
  app.db.selectFrom('person').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
const change = (id: number, body: object) =>
  staff.call(updateStaffOrganisation, { params: { id }, body: body as { reason: string } });
const actsOf = (id: number) =>
  app.db.selectFrom('staff_act').selectAll().where('organisation_id', '=', id).orderBy('id').execute();
const looksAt = async (person: Pick<Person, 'id'>) => (await app.as(tokenOf(person)).call(listAccessLog)).body.results;
const byStaff = { who: 'STAFF', name: null, kind: 'CHANGE', areas: ['ACCOUNT'], reason };

describe('managing organisations as staff', () => {
  it('lists every organisation with all settings, and how many people are members and on the waitlist', async () => {
    const killerbody = await portal('killerbody');
    await aPerson(app.db, { organisation_id: killerbody.id });
    const coach = await aCoach(app.db, { organisation_id: killerbody.id });
    await aClientOf(app.db, coach);
    await app.call(joinWaitlist, { params: { subdomain: 'killerbody' }, body: { email: 'waits@home.example' } });
    const { body } = await staff.call(listStaffOrganisations, { query: { page_size: 100 } });
    expect(body.count).toBe(body.results.length);
    expect(body.results[0]).toMatchObject({ is_main: true, owner: null, settings: { name: 'Weekbord' } });
    const found = body.results.find(({ id }) => id === killerbody.id);
    expect(found).toMatchObject({ members: 3, waiting: 1, settings: { payment_required: true, ad_pixel: true } });
    expect(Object.keys(found!.settings)).toEqual(SETTING_NAMES);
    const one = await staff.call(getStaffOrganisation, { params: { id: killerbody.id } });
    expect(one.body).toEqual(found);
    const waits = await staff.call(listStaffWaitlist, { params: { id: killerbody.id } });
    expect(waits.body.results).toMatchObject([{ email: 'waits@home.example', first_name: '' }]);
  });

  it('has a setting for every column of an organisation, except those that staff cannot set', async () => {
    const { rows } = await sql<{ name: string }>`
      select column_name as name from information_schema.columns where table_name = 'organisation'`.execute(app.db);
    const byItself = ['id', 'owner_id', 'is_main', 'is_closed', 'logo'];
    expect(rows.map(({ name }) => name).toSorted()).toEqual([...SETTING_NAMES, ...byItself].toSorted());
  });

  it('changes any setting, with a reason that is stored with the change', async () => {
    const { id } = await portal('dma');
    const changes = {
      name: 'DMA Utrecht',
      subdomain: 'DMA-Utrecht',
      primary_colour: 'fa0',
      support_url: 'https://dma.example/help',
      custom_notes_message: 'Ask us anything.',
      product_stripe_id: 'prod_1',
      login_method: 'OTP',
      high_protein: true,
      plant_based: true,
      feature_flags: ['FF_DISABLE_KETO_OPTION'],
    };
    const { status, body } = await change(id, { ...changes, reason });
    expect(status).toBe(200);
    const kept = { ...changes, subdomain: 'dma-utrecht', primary_colour: '#ffaa00' };
    expect(body.settings).toMatchObject(kept);
    expect(await portal('dma-utrecht')).toMatchObject(kept);
    const [act, ...more] = await actsOf(id);
    expect([act?.actor_id, act?.reason, more.length]).toEqual([kim.id, reason, 0]);
    expect(act?.act).toContain('name: "DMA" -> "DMA Utrecht"; subdomain: "dma" -> "dma-utrecht"');
    expect(act?.act).toContain('high_protein: false -> true');
    expect((await change(id, { high_protein: true, reason })).status).toBe(200);
    expect(await actsOf(id)).toHaveLength(1);
  });

  it.each([
    ['an unknown field', { is_main: true }, { is_main: 'does_not_exist' }],
    ['an owner', { owner_id: 1 }, { owner_id: 'does_not_exist' }],
    ['an invalid colour', { primary_colour: 'red;--x:url(x)' }, { primary_colour: 'not_a_colour' }],
    ['a name that is an address', { name: 'evil.example' }, { name: 'name_not_plain' }],
    ['the product’s name', { name: 'W33kbord' }, { name: 'name_reserved' }],
    ['no name', { name: '' }, { name: 'required' }],
    ['a reserved subdomain', { subdomain: 'www' }, { subdomain: 'not_a_subdomain' }],
    ['a subdomain with a dot', { subdomain: 'a.b' }, { subdomain: 'not_a_subdomain' }],
    ['a subdomain of the product', { subdomain: 'weekbord' }, { subdomain: 'name_reserved' }],
    ['a subdomain that is taken', { subdomain: 'bamifit' }, { subdomain: 'duplicate' }],
    ['a page without https', { support_url: 'javascript:alert(1)' }, { support_url: 'not_an_address' }],
    ['an unknown flag', { high_protein: 'on' }, { high_protein: 'not_a_boolean' }],
    ['an unknown choice', { login_method: 'SMS' }, { login_method: 'not_a_choice' }],
    ['a duplicate flag', { feature_flags: Array(2).fill('FF_B2C_PAYWALL') }, { feature_flags: 'duplicate' }],
  ] as const)('changes nothing if given %s', async (_, wrong, codes) => {
    const before = await portal('trainmore');
    const { status, body } = await change(before.id, { plant_based: true, ...wrong, reason });
    const expected = Object.entries(codes).map(([field, code]) => [field, [fieldPhrase(code, 'en')]]);
    expect([status, body]).toEqual([400, Object.fromEntries(expected)]);
    expect(await portal('trainmore')).toEqual(before);
    expect(await actsOf(before.id)).toEqual([]);
  });

  it.each([[undefined], [''], ['\u200b']])('changes nothing if the reason is %j', async (given) => {
    const before = await portal('trainmore');
    const { status, body } = await change(before.id, { plant_based: true, reason: given });
    expect([status, body]).toEqual([400, { reason: [fieldPhrase('required', 'en')] }]);
    expect(await portal('trainmore')).toEqual(before);
  });

  it("keeps the main portal's name, and leaves it without a subdomain", async () => {
    const main = await app.db.selectFrom('organisation').selectAll().where('is_main', '=', true).executeTakeFirst();
    expect((await change(main!.id, { name: 'Weekbord', uses_pwa: true, reason })).status).toBe(200);
    const named = await change(main!.id, { subdomain: 'main', reason });
    expect(named).toMatchObject({ status: 400, body: { subdomain: [fieldPhrase('main_has_no_subdomain', 'en')] } });
  });

  it('informs the coach who owns a changed organisation', async () => {
    const coach = await aCoach(app.db);
    const own = await anOrganisation(app.db, { owner_id: coach.id, subdomain: 'practice-vos' });
    await change(own.id, { imperial_allowed: true, reason });
    expect(await looksAt(coach)).toMatchObject([byStaff]);
  });

  it('does not find an unknown organisation', async () => {
    const params = { id: 2_000_000_000 };
    expect((await staff.call(getStaffOrganisation, { params })).status).toBe(404);
    expect((await change(params.id, { plant_based: true, reason })).status).toBe(404);
    expect((await staff.call(listStaffMembers, { params })).status).toBe(404);
    expect((await staff.call(listStaffWaitlist, { params })).status).toBe(404);
  });
});

describe('managing waitlists as staff', () => {
  const waitsAt = async (subdomain: string, email: string, language: 'en' | 'nl' = 'en') => {
    const body = { email, first_name: 'Wim' };
    const headers = { 'accept-language': language };
    expect((await app.call(joinWaitlist, { params: { subdomain }, body }, { headers })).status).toBe(201);
    const { id } = await portal(subdomain);
    const { results } = (await staff.call(listStaffWaitlist, { params: { id } })).body;
    return { portalId: id, entry: results.find((one) => one.email === email)! };
  };
  const letIn = (id: number, given: string | undefined = reason) =>
    staff.call(letInFromWaitlist, { params: { id }, body: { reason: given } });

  it('admits a person for a stated reason, emails them once in their language, and takes them off the waitlist', async () => {
    const { portalId, entry } = await waitsAt('fluffytofit', 'wim@home.example', 'nl');
    expect(entry.let_in).toBeNull();
    await app.takeMails();
    const { body, status } = await letIn(entry.id);
    expect([status, body]).toEqual([200, { ...entry, let_in: app.clock.now().toISOString() }]);
    expect((await letIn(entry.id)).body).toEqual(body);
    const [mail, ...more] = await app.takeMails();
    expect(more).toEqual([]);
    expect(mail).toMatchObject({ to: 'wim@home.example', subject: 'Er is plek voor je bij Fluffy to Fit' });
    expect(mail?.text).toMatch(/^https:\/\/fluffytofit\.weekbord\.example\/login$/m);
    const shown = await staff.call(getStaffOrganisation, { params: { id: portalId } });
    expect(shown.body.waiting).toBe(0);
    const acts = await actsOf(portalId);
    expect(acts.map(({ act, reason: why }) => [act, why])).toEqual([['waitlist: let in w***@home.example', reason]]);
  });

  it('admits no address without a reason, outside the waitlist or at the request of a coach', async () => {
    const { entry } = await waitsAt('pimklement', 'still@home.example');
    await app.takeMails();
    expect((await letIn(entry.id, '')).status).toBe(400);
    expect((await letIn(2_000_000_000)).status).toBe(404);
    const coach = app.as(tokenOf(await aCoach(app.db)));
    const refused = await coach.call(letInFromWaitlist, { params: { id: entry.id }, body: { reason } });
    expect(refused.status).toBe(403);
    expect(await app.takeMails()).toEqual([]);
    const { id } = await portal('pimklement');
    expect((await staff.call(listStaffWaitlist, { params: { id } })).body.results[0]).toMatchObject({ let_in: null });
  });
});

describe('managing people as staff', () => {
  it('shows the people of an organisation, with masked addresses, and leaves an audit entry for each of them', async () => {
    const { id } = await portal('natebower');
    const coach = await aCoach(app.db, { first_name: 'Vera', last_name: 'Vos', organisation_id: id });
    const named = { first_name: 'Anna', last_name: 'Smit', email: 'anna.smit@home.example' };
    const client = await aClientOf(app.db, coach, named);
    await aPerson(app.db, { coach_id: coach.id, invited_as: 'new@home.example', stands_in: true, first_name: 'Aad' });
    const members = (search = '') => staff.call(listStaffMembers, { params: { id }, query: { search } });
    const { body, text } = await members();
    expect(body.results).toEqual([
      {
        id: client.id,
        first_name: 'Anna',
        last_name: 'Smit',
        masked_email: 'a***@home.example',
        role: 'CLIENT',
        is_staff: false,
        account_enabled: true,
        coach: { id: coach.id, name: 'Vera Vos' },
        clients: 0,
      },
      expect.objectContaining({ id: coach.id, role: 'COACH', coach: null, clients: 1 }),
    ]);
    expect(text).not.toContain('anna.smit');
    expect((await members('SMIT')).body.count).toBe(1);
    expect((await members('anna.smit@home.example')).body.count).toBe(1);
    expect((await members('smit@home')).body.count).toBe(0);
    expect(await looksAt(client)).toMatchObject([{ who: 'STAFF', kind: 'READ', areas: ['ACCOUNT'], reason: null }]);
    const main = await app.db.selectFrom('organisation').select('id').where('is_main', '=', true).executeTakeFirst();
    const ofMain = await staff.call(listStaffMembers, { params: { id: main!.id }, query: { page_size: 100 } });
    expect(ofMain.body.results.map((one) => one.id)).toContain(kim.id);
    expect(ofMain.body.results.map((one) => one.id)).not.toContain(client.id);
  });

  it('makes someone who is not a client a coach, and says why', async () => {
    const person = await aPerson(app.db);
    const made = await staff.call(makeCoach, { params: { id: person.id }, body: { reason } });
    expect(made).toMatchObject({ status: 200, body: { id: person.id, role: 'COACH' } });
    expect((await app.as(tokenOf(person)).call(getMe)).body.is_coach).toBe(true);
    expect(await looksAt(person)).toMatchObject([byStaff]);
    const again = await staff.call(makeCoach, { params: { id: person.id }, body: { reason } });
    expect(again).toMatchObject({ status: 409, body: { detail: errorPhrase('is_a_coach', 'en') } });
    const client = await aClientOf(app.db, person);
    const refused = await staff.call(makeCoach, { params: { id: client.id }, body: { reason } });
    expect(refused).toMatchObject({ status: 409, body: { detail: errorPhrase('has_a_coach', 'en') } });
    expect(await looksAt(client)).toEqual([]);
    expect((await staff.call(makeCoach, { params: { id: 2_000_000_000 }, body: { reason } })).status).toBe(404);
  });

  it('removes the role with everything that depends on it, and informs each client', async () => {
    const coach = await aCoach(app.db, { first_name: 'Carla', last_name: 'Bos' });
    const client = await aClientOf(app.db, coach, { account_enabled: false });
    const invited = await aPerson(app.db, { coach_id: coach.id, invited_as: 'asked@home.example', stands_in: true });
    await app.takeMails();
    const ended = await staff.call(endCoach, { params: { id: coach.id }, body: { reason } });
    expect(ended).toMatchObject({ status: 200, body: { id: coach.id, role: 'ON_THEIR_OWN', clients: 0 } });
    expect(await rowOf(client)).toMatchObject({ coach_id: null, account_enabled: true });
    expect(await app.db.selectFrom('person').where('id', '=', invited.id).selectAll().execute()).toEqual([]);
    expect((await app.as(tokenOf(coach)).call(getClient, { params: { id: client.id } })).status).toBe(403);
    for (const one of [coach, client]) expect(await looksAt(one)).toMatchObject([byStaff]);
    const mails = await app.takeMails();
    expect(mails.map(({ to, subject }) => [to, subject])).toEqual([
      [client.email, 'Carla Bos is no longer your coach at Weekbord'],
    ]);
    expect(mails[0]?.text).toContain('Carla Bos no longer coaches at Weekbord.');
    const again = await staff.call(endCoach, { params: { id: coach.id }, body: { reason } });
    expect(again).toMatchObject({ status: 409, body: { detail: errorPhrase('not_a_coach', 'en') } });
  });

  it('moves a client by an invitation from the other coach, who sees nothing before it is accepted', async () => {
    const [former, next] = [await aCoach(app.db), await aCoach(app.db, { first_name: 'Nora', last_name: 'Wolf' })];
    const client = await aClientOf(app.db, former, { first_name: 'Anna', last_name: 'Smit' });
    const move = (coach_email: string) =>
      staff.call(moveClient, { params: { id: client.id }, body: { coach_email, reason } });
    await app.takeMails();
    const moved = await move(next.email.toUpperCase());
    expect(moved).toMatchObject({ status: 200, body: { id: client.id, coach: { id: former.id } } });
    expect(await rowOf(client)).toMatchObject({ coach_id: former.id });
    expect((await app.takeMails()).map(({ to }) => to)).toEqual([client.email]);
    const seen = await app.as(tokenOf(next)).call(getClient, { params: { id: client.id } });
    expect(seen.status).toBe(404);
    for (const one of [client, next]) expect(await looksAt(one)).toMatchObject([byStaff]);
    const again = await move(next.email);
    expect(again.body).toEqual({ coach_email: [fieldPhrase('already_with_coach', 'en')] });
    const asked = await app.as(tokenOf(client)).call(listInvitations);
    expect(asked.body.results).toMatchObject([{ coach: 'Nora Wolf' }]);
    const placeholder = await rowOf(asked.body.results[0]!);
    expect(placeholder).toMatchObject({ first_name: '', last_name: '', invited_as: client.email });
    const yes = { params: { id: placeholder.id }, body: coachConsent };
    expect((await app.as(tokenOf(client)).call(acceptInvitation, yes)).status).toBe(200);
    expect(await rowOf(client)).toMatchObject({ coach_id: next.id });
    expect((await app.as(tokenOf(next)).call(getClient, { params: { id: client.id } })).status).toBe(200);
    expect((await app.as(tokenOf(former)).call(getClient, { params: { id: client.id } })).status).toBe(404);
  });

  it('does not move a client to anyone but another coach, and does not move a coach', async () => {
    const [coach, shut] = [await aCoach(app.db), await aCoach(app.db, { account_enabled: false })];
    const [client, other] = [await aClientOf(app.db, coach), await aPerson(app.db)];
    const move = async (id: number, coach_email: string) =>
      (await staff.call(moveClient, { params: { id }, body: { coach_email, reason } })).body;
    for (const wrong of [other, shut, { email: 'nobody@home.example' }]) {
      expect(await move(client.id, wrong.email)).toEqual({ coach_email: [fieldPhrase('does_not_exist', 'en')] });
    }
    expect(await move(client.id, coach.email)).toEqual({ coach_email: [fieldPhrase('already_with_coach', 'en')] });
    expect(await move(shut.id, coach.email)).toMatchObject({ detail: errorPhrase('is_a_coach', 'en') });
    expect(await looksAt(client)).toEqual([]);
  });

  it('reveals the staff role only to its holder, and keeps no reason once an account is deleted', async () => {
    const coach = await aCoach(app.db, { is_staff: true });
    expect((await staff.call(getMe)).body.is_staff).toBe(true);
    expect((await app.as(tokenOf(coach)).call(getMe)).body.is_staff).toBe(true);
    const client = await aClientOf(app.db, coach, { is_staff: true });
    expect((await app.as(tokenOf(coach)).call(getClient, { params: { id: client.id } })).body.is_staff).toBe(false);
    const person = await aPerson(app.db);
    await staff.call(makeCoach, { params: { id: person.id }, body: { reason: 'zanzibar' } });
    await app.db.deleteFrom('person').where('id', '=', person.id).execute();
    const { rows } = await sql`
      select from audit_entry where reason = 'zanzibar' union all select from staff_act where reason = 'zanzibar'`.execute(
      app.db,
    );
    expect(rows).toEqual([]);
  });
});
