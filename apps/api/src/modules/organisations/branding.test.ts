import { readdir } from 'node:fs/promises';
import { getMe } from '@weekbord/contract/accounts/users';
import {
  createOrganisation,
  getBrand,
  listBrands,
  updateOrganisation,
} from '@weekbord/contract/organisations/organisations';
import { fieldPhrase } from '@weekbord/phrases/errors';
import { authenticateByPerson, tokenOf } from '@weekbord/testkit/builders/by-person';
import { aClientOf, aCoach, anOrganisation, aPerson, type Person } from '@weekbord/testkit/builders/people';
import { startServing, testConfig } from '@weekbord/testkit/test-app';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { uploadsOf } from '../../platform/files/files.ts';
import { createLog } from '../../platform/log/log.ts';
import { accountsRoutes } from '../accounts/accounts.routes.ts';
import { sweepPhotos } from '../recipes/recipes.public.ts';
import { mailSenderOf } from './mail-sender.ts';
import { organisationsRoutes } from './organisations.routes.ts';
import { findOrganisation } from './organisations.store.ts';
import { openPortalLooks } from './portal-looks.ts';
import { seedOrganisations } from './seed-organisations.ts';

const app = await startServing({
  product: {
    routes: [...organisationsRoutes, ...accountsRoutes],
    authenticate: authenticateByPerson,
    prepare: async ({ database }) => seedOrganisations(database.db),
  },
});
const as = (person: Person) => app.as(tokenOf(person));
const SYLLABLES = ['ba', 'ce', 'do', 'fu', 'ga', 'he', 'ko', 'ma', 'ne', 'pu', 'ra', 'so', 'ta', 've', 'wu', 'za'];
let named = 0;
/** Returns a body with a name unlike that of any other organisation. */
function newBody() {
  const at = (named += 1);
  const [one = '', two = ''] = [SYLLABLES[at % 16], SYLLABLES[Math.floor(at / 16)]];
  return { name: `Practice ${one}${two}qu`, primary_colour: '8E24AA' };
}

async function png(side = 32): Promise<Buffer> {
  return sharp({ create: { width: side, height: side, channels: 4, background: '#8e24aa' } })
    .png()
    .toBuffer();
}
const dataUrl = (content: Buffer) => `data:image/png;base64,${content.toString('base64')}`;
const LOGO = dataUrl(await png());

async function filesNow() {
  return (await readdir(uploadsOf(app.config)).catch(() => [])).length;
}

async function coachWithOrganisation() {
  const practice = await anOrganisation(app.db, { high_protein: true, feature_flags: ['FF_RECIPE_INSPIRATION'] });
  const coach = await aCoach(app.db, { organisation_id: practice.id });
  const made = await as(coach).call(createOrganisation, { body: { ...newBody(), logo: LOGO } });
  expect(made.status).toBe(201);
  const change = (body: {
    name?: string;
    primary_colour?: string;
    logo?: string | null;
    logo_visible?: boolean;
    subdomain?: string | null;
  }) => as(coach).call(updateOrganisation, { params: { id: made.body.id }, body });
  return { coach, practice, own: made.body, change };
}

describe("a coach's organisation", () => {
  it("is created with the settings of the coach's current one, and shown to their clients immediately, without a portal", async () => {
    const { coach, practice, own } = await coachWithOrganisation();
    expect(own).toMatchObject({
      owner: coach.id,
      name: expect.stringMatching(/^Practice \w+$/),
      primary_colour: '#8e24aa',
      logo: expect.stringMatching(/^\/uploads\/[0-9a-f]{32}\.webp$/),
      logo_visible: true,
      subdomain: null,
      high_protein: true,
    });
    const client = await aClientOf(app.db, coach);
    const { body } = await as(client).call(getMe);
    expect(body.coach?.organisation).toEqual(own);
    expect((await as(coach).call(getMe)).body.organisation).toEqual(own);
    const fetched = await app.app.inject({ method: 'GET', url: own.logo! });
    expect(fetched.headers['content-type']).toBe('image/webp');
    // The organisation it was copied from and the portal without a subdomain are unchanged.
    const stored = await app.db.selectFrom('organisation').selectAll().where('id', '=', practice.id).executeTakeFirst();
    expect(stored).toEqual(practice);
    expect((await app.call(getBrand, { params: { subdomain: 'www' } })).body.name).toBe('Weekbord');
    const brands = await app.call(listBrands, { query: { page_size: 100 } });
    expect(brands.body.results.filter(({ name }) => name === own.name)).toEqual([]);
  });

  it('has members by invitation only and charges nothing, whatever the settings of the previous organisation', async () => {
    const portal = await anOrganisation(app.db, {
      clients_are_diy: true,
      managed_planning: true,
      payment_required: true,
      diy_billing: true,
      product_stripe_id: 'prod_1',
      feature_flags: ['FF_B2C_PAYWALL'],
      offers_demo: true,
      ad_pixel: true,
      sign_up: 'CHECKOUT',
      plant_based: true,
      custom_notes_message: 'How did you sleep?',
    });
    const coach = await aCoach(app.db, { organisation_id: portal.id, payment_status_override: true });
    const { body, status } = await as(coach).call(createOrganisation, { body: newBody() });
    expect(status).toBe(201);
    const row = await app.db.selectFrom('organisation').selectAll().where('id', '=', body.id).executeTakeFirst();
    expect(row).toMatchObject({
      clients_are_diy: false,
      managed_planning: false,
      payment_required: false,
      diy_billing: false,
      product_stripe_id: null,
      offers_demo: false,
      ad_pixel: false,
      sign_up: 'INVITE',
      plant_based: true,
      custom_notes_message: 'How did you sleep?',
      feature_flags: ['FF_B2C_PAYWALL'],
    });
    const client = await aClientOf(app.db, coach);
    const open = await as(client).call(createOrganisation, { body: newBody() });
    expect(open.body).toMatchObject({ code: 'coach_only' });
  });

  it('changes only in the fields that are sent, which may replace or remove the logo', async () => {
    const { own, change } = await coachWithOrganisation();
    const renamed = await change({ name: 'Vos & Co', primary_colour: '#fa0' });
    expect(renamed.body).toEqual({ ...own, name: 'Vos & Co', primary_colour: '#ffaa00' });
    const other = await change({ logo: LOGO, logo_visible: false });
    expect(other.body).toMatchObject({ name: 'Vos & Co', logo_visible: false });
    expect(other.body.logo).not.toBe(own.logo);
    expect((await change({ logo: null })).body.logo).toBeNull();
  });

  it('is created only once, even by two concurrent calls', async () => {
    const coach = await aCoach(app.db);
    const body = newBody();
    const make = () => as(coach).call(createOrganisation, { body });
    const answers = await Promise.all([make(), make()]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409]);
  });

  it('is denied to anyone who is not a coach, and to every other coach', async () => {
    const { own } = await coachWithOrganisation();
    const other = (await coachWithOrganisation()).coach;
    const client = await aPerson(app.db);
    const body = { name: 'Mine' };
    expect((await as(client).call(createOrganisation, { body: newBody() })).status).toBe(403);
    expect((await as(client).call(updateOrganisation, { params: { id: own.id }, body })).status).toBe(403);
    expect((await as(other).call(updateOrganisation, { params: { id: own.id }, body })).status).toBe(404);
    const { id } = await app.db
      .selectFrom('organisation')
      .select('id')
      .where('is_main', '=', true)
      .executeTakeFirstOrThrow();
    expect((await as(other).call(updateOrganisation, { params: { id }, body })).status).toBe(404);
  });

  it('rejects an invalid colour or name and an invalid or oversized file, and stores nothing', async () => {
    const { own, change } = await coachWithOrganisation();
    const before = await filesNow();
    const no = async (body: Parameters<typeof change>[0], field: string, code: Parameters<typeof fieldPhrase>[0]) => {
      const answer = await change(body);
      expect(answer.status).toBe(400);
      expect(answer.body).toEqual({ [field]: [fieldPhrase(code, 'en')] });
    };
    for (const primary_colour of ['red', '#12345', 'url(#fff000)', '#8e24aa;}']) {
      await no({ primary_colour }, 'primary_colour', 'not_a_colour');
    }
    await no({ name: ' ' }, 'name', 'required');
    await no({ name: 'two\nlines' }, 'name', 'not_one_line');
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');
    await no({ logo: dataUrl(svg), name: 'Not kept' }, 'logo', 'photo_unreadable');
    await no({ logo: 'https://elsewhere.example/logo.png' }, 'logo', 'photo_unreadable');
    for (const bytes of [1_000_001, 5_000_000]) {
      const detail = 'Logo file size is too big. Please upload a file smaller than 1MB.';
      const answer = await change({ logo: dataUrl(Buffer.alloc(bytes)) });
      expect(answer).toMatchObject({ status: 413, body: { detail, code: 'logo_too_large' } });
    }
    expect(await filesNow()).toBe(before);
    expect((await change({})).body).toEqual(own);
  });

  it('shows one frame of an animated logo', async () => {
    const { change } = await coachWithOrganisation();
    const frames = Buffer.concat([Buffer.alloc(32 * 32 * 4, 255), Buffer.alloc(32 * 32 * 4, 90)]);
    const moving = await sharp(frames, { raw: { width: 32, height: 64, channels: 4, pageHeight: 32 } })
      .webp({ loop: 0, delay: [100, 100] })
      .toBuffer();
    expect((await sharp(moving, { animated: true }).metadata()).pages).toBe(2);
    const { body, status } = await change({ logo: `data:image/webp;base64,${moving.toString('base64')}` });
    expect(status).toBe(200);
    const { rawPayload } = await app.app.inject({ method: 'GET', url: body.logo! });
    expect((await sharp(rawPayload, { animated: true }).metadata()).pages ?? 1).toBe(1);
  });

  it('has a portal, for invited members, at the subdomain that its coach chooses, and none without a subdomain', async () => {
    const { own, change } = await coachWithOrganisation();
    const changed = await change({ subdomain: ' Practice-Vos ' });
    expect(changed.body).toEqual({ ...own, subdomain: 'practice-vos' });
    const brand = await app.call(getBrand, { params: { subdomain: 'practice-vos' } });
    expect(brand.body).toMatchObject({ name: own.name, primary_colour: '#8e24aa', sign_up: 'INVITE' });
    expect((await change({ name: 'Vos' })).body.subdomain).toBe('practice-vos');
    expect((await change({ subdomain: 'practice-vos' })).status).toBe(200);
    expect((await change({ subdomain: null })).body.subdomain).toBeNull();
    expect((await app.call(getBrand, { params: { subdomain: 'practice-vos' } })).status).toBe(404);
    const coach = await aCoach(app.db);
    const made = await as(coach).call(createOrganisation, { body: { ...newBody(), subdomain: 'made-with-it' } });
    expect(made.body).toMatchObject({ subdomain: 'made-with-it' });
  });

  it('cannot take a name that imitates another organisation, a trusted firm or an authority', async () => {
    const { own, change } = await coachWithOrganisation();
    await (await coachWithOrganisation()).change({ name: 'Practice Wolf' });
    for (const [name, code] of [
      ['Killerbody', 'name_of_another'],
      ['K i l l e r b o d y', 'name_of_another'],
      ['KillerB0dy Support', 'name_of_another'],
      ['Ki\u0301llerbody', 'name_of_another'],
      ['Fuel and Flow', 'name_of_another'],
      ['Fuel Flow', 'name_of_another'],
      ['DMA Team', 'name_of_another'],
      ['Practice Wolf', 'name_of_another'],
      ['practice-w0lf support', 'name_of_another'],
      ['Рrасtice Wolf', 'name_not_plain'],
      ['Kim Фит', 'name_not_plain'],
      ['S t r i p e', 'name_reserved'],
      ['Customer Support', 'name_reserved'],
      ['Bel 0900 123 456', 'name_not_plain'],
    ] as const) {
      const answer = await change({ name });
      expect([name, answer.body]).toEqual([name, { name: [fieldPhrase(code, 'en')] }]);
    }
    expect((await change({ name: own.name })).body).toEqual(own);
    const body = { ...newBody(), name: 'Practice Wolf' };
    expect((await as(await aCoach(app.db)).call(createOrganisation, { body })).status).toBe(400);
  });

  it("shows neither name nor logo on its portal if its name already imitates another's", async () => {
    const { own, change } = await coachWithOrganisation();
    await change({ subdomain: 'taken-name' });
    await app.db.updateTable('organisation').set({ name: 'KillerB0dy' }).where('id', '=', own.id).execute();
    const { body } = await app.call(getBrand, { params: { subdomain: 'taken-name' } });
    expect(body).toMatchObject({ name: 'Weekbord', logo: null });
  });

  it('cannot get a name that another organisation requests concurrently: only one of them succeeds', async () => {
    const both = [await coachWithOrganisation(), await coachWithOrganisation()];
    const answers = await Promise.all(both.map(({ change }) => change({ name: 'Practice Heron' })));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 400]);
  });

  it("cannot take a subdomain that is invalid, reserved, taken or similar to a portal's", async () => {
    const { own, change } = await coachWithOrganisation();
    await (await coachWithOrganisation()).change({ subdomain: 'somebody-elses' });
    for (const [subdomain, code] of [
      ['', 'subdomain_not_plain'],
      ['vo', 'subdomain_not_plain'],
      ['vos.fit', 'subdomain_not_plain'],
      ['xn--vs-fka', 'subdomain_not_plain'],
      ['www', 'subdomain_reserved'],
      ['Admin', 'subdomain_reserved'],
      ['preview-3', 'subdomain_reserved'],
      ['weekbord-help', 'subdomain_reserved'],
      ['killerbody', 'subdomain_reserved'],
      ['kil1er-body', 'subdomain_reserved'],
      ['Somebody-Elses', 'subdomain_taken'],
      ['some-body-e1ses', 'subdomain_taken'],
      ['stripe', 'subdomain_reserved'],
    ] as const) {
      const answer = await change({ name: 'Not kept', subdomain });
      expect([subdomain, answer.status]).toEqual([subdomain, 400]);
      expect(answer.body).toEqual({ subdomain: [fieldPhrase(code, 'en')] });
    }
    expect((await change({})).body).toEqual(own);
  });

  it('keeps a reserved subdomain that staff assigned to it', async () => {
    const { own, change } = await coachWithOrganisation();
    const given = 'demo';
    await app.db.updateTable('organisation').set({ subdomain: given }).where('id', '=', own.id).execute();
    expect((await change({ name: 'Practice Fox', subdomain: given })).body).toMatchObject({ subdomain: given });
    expect((await change({ subdomain: 'admin' })).status).toBe(400);
  });

  it('cannot get a subdomain that another organisation requests concurrently: only one of them succeeds', async () => {
    const both = [await coachWithOrganisation(), await coachWithOrganisation()];
    const answers = await Promise.all(both.map(({ change }) => change({ subdomain: 'at-once' })));
    const [first, second] = answers.map(({ status }) => status).toSorted();
    expect(first).toBe(200);
    expect([400, 409]).toContain(second);
  });

  it('keeps its logo when unused files are deleted', async () => {
    const { own } = await coachWithOrganisation();
    const later = new Date(Date.now() + 2 * 60 * 60 * 1000);
    await sweepPhotos({ db: app.db, files: app.files, now: later });
    expect((await app.app.inject({ method: 'GET', url: own.logo! })).statusCode).toBe(200);
  });
});

describe('the organisation of someone who is no longer a coach', () => {
  const setRole = (coach: Person, is_coach: boolean) =>
    app.db.updateTable('person').set({ is_coach }).where('id', '=', coach.id).execute();
  const looksNow = () => openPortalLooks({ ...app, log: createLog(testConfig()) });
  const brandAt = async (subdomain: string) => (await app.call(getBrand, { params: { subdomain } })).status;
  const namesOfBrands = async () =>
    (await app.call(listBrands, { query: { page_size: 100 } })).body.results.map(({ name }) => name);

  it('has no portal, log-in page, name or logo until they are a coach again', async () => {
    const { coach, own, change } = await coachWithOrganisation();
    const subdomain = `ended-${own.id}`;
    await change({ subdomain });
    const host = `${subdomain}.weekbord.example`;
    const member = await aPerson(app.db, { organisation_id: own.id });
    const shownTo = async (person: Person) => (await as(person).call(getMe)).body.organisation;
    const senderOfMails = async () => mailSenderOf((await findOrganisation(app.db, own.id))!, 'en');
    expect((await looksNow()(host))?.name).toBe(own.name);

    await setRole(coach, false);
    expect(await brandAt(subdomain)).toBe(404);
    expect(await looksNow()(host)).toBeUndefined();
    expect(await namesOfBrands()).not.toContain(own.name);
    for (const person of [coach, member]) {
      expect(await shownTo(person)).toMatchObject({
        name: 'Weekbord',
        logo: null,
        subdomain: null,
        high_protein: true,
      });
    }
    expect(await senderOfMails()).toMatchObject({ portal: 'Weekbord', fromName: 'Weekbord' });
    // No one else can take its name or subdomain.
    const { change: changeOther } = await coachWithOrganisation();
    expect((await changeOther({ subdomain })).status).toBe(400);
    expect((await changeOther({ name: own.name })).status).toBe(400);

    await setRole(coach, true);
    expect(await brandAt(subdomain)).toBe(200);
    expect((await looksNow()(host))?.logo).toBe(own.logo);
    expect(await namesOfBrands()).toContain(own.name);
    expect(await shownTo(member)).toMatchObject({ name: own.name, logo: own.logo, subdomain });
    expect((await senderOfMails()).portal).toBe(own.name);
  });

  it('keeps its portal if that is a built-in one', async () => {
    const coach = await aCoach(app.db);
    await app.db.updateTable('organisation').set({ owner_id: coach.id }).where('subdomain', '=', 'trainmore').execute();
    await setRole(coach, false);
    expect(await brandAt('trainmore')).toBe(200);
    expect((await looksNow()('trainmore.weekbord.example'))?.name).toBe('TrainMore');
    expect(await namesOfBrands()).toContain('TrainMore');
  });
});
