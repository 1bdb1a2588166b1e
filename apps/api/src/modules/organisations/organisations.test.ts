import { getBrand, listBrands, listOrganisationsBySubdomain } from '@weekbord/contract/organisations/organisations';
import { PRODUCT_PORTALS } from '@weekbord/domain/organisations/portal-subdomain';
import { startServing } from '@weekbord/testkit/test-app';
import { describe, expect, it } from 'vitest';
import { organisationsRoutes } from './organisations.routes.ts';
import { ORGANISATIONS, seedOrganisations } from './seed-organisations.ts';

const app = await startServing({
  product: {
    routes: organisationsRoutes,
    authenticate: async () => null,
    prepare: async ({ database }) => seedOrganisations(database.db),
  },
});

describe('brand', () => {
  it.each(['nowhere', 'kill%20er', 'a.b', '-', "x'--", '%00', 'x'.repeat(64)])('finds no portal %s', async (name) => {
    expect((await app.send('GET', `/api/users/brand/${name}`)).status).toBe(404);
  });

  it('shows only its public parts', async () => {
    const answer = await app.call(getBrand, { params: { subdomain: 'KillerBody' } });
    expect(answer).toMatchObject({ status: 200 });
    expect(answer.body).toEqual({
      name: 'Killerbody',
      subdomain: 'killerbody',
      primary_colour: '#d81b60',
      logo: null,
      uses_pwa: true,
      support_url: null,
      sign_up: 'CHECKOUT',
      offers_demo: false,
      imperial_by_default: false,
      feature_flags: ['FF_RECIPE_INSPIRATION', 'FF_COPY_MEALS_TO_ANOTHER_DAY', 'FF_FEMALE_HORMONES'],
    });
  });

  it('states the initial units and flags of a new member', async () => {
    const of = async (subdomain: string) => (await app.call(getBrand, { params: { subdomain } })).body;
    expect(await of('alexarciab')).toMatchObject({ imperial_by_default: true });
    await app.db
      .updateTable('organisation')
      .set({ plant_based: true, feature_flags: ['FF_DISABLE_KETO_OPTION'] })
      .where('subdomain', '=', 'natebower')
      .execute();
    expect((await of('natebower')).feature_flags).toEqual(['FF_DISABLE_KETO_OPTION', 'FF_PLANT_BASED_APP']);
  });

  it.each(['www', 'app', 'preview-3', 'deploy-preview-12'])(
    'treats %s as the portal without a subdomain',
    async (name) => {
      const { body } = await app.call(getBrand, { params: { subdomain: name } });
      expect(body).toMatchObject({ name: 'Weekbord', subdomain: null, sign_up: 'OPEN', offers_demo: true });
    },
  );

  it('lists all organisations in pages', async () => {
    const first = await app.call(listBrands, { query: { page_size: 5 } });
    expect(first.body).toMatchObject({ count: ORGANISATIONS.length, previous: null });
    expect(first.body.results).toHaveLength(5);
    expect(first.body.next).toBe('https://weekbord.example/api/users/brand?page_size=5&page=2');
    expect((await app.call(listBrands, { query: { page: 99 } })).status).toBe(404);
  });

  it('responds to a known ETag with 304', async () => {
    const { headers } = await app.send('GET', '/api/users/brand/killerbody');
    const again = await app.send('GET', '/api/users/brand/killerbody', {
      headers: { 'if-none-match': String(headers['etag']) },
    });
    expect(again).toMatchObject({ status: 304, text: '' });
  });
});

describe('organisations by subdomain', () => {
  it.each([
    ['killerbody', ['Killerbody']],
    ['', ['Weekbord']],
    ['nowhere', []],
  ])('lists the organisations with the subdomain %j', async (subdomain, names) => {
    const { body } = await app.call(listOrganisationsBySubdomain, { query: { subdomain } });
    expect(body.results.map(({ name }) => name)).toEqual(names);
    expect(body.count).toBe(names.length);
  });
});

describe('the seed', () => {
  const rowsOf = () => app.db.selectFrom('organisation').selectAll().orderBy('id').execute();

  it('can be repeated, and keeps what was changed since', async () => {
    await app.db.updateTable('organisation').set({ name: 'Body' }).where('subdomain', '=', 'killerbody').execute();
    const before = await rowsOf();
    await seedOrganisations(app.db);
    expect(await rowsOf()).toEqual(before);
  });

  it('has the portals whose names no one else may imitate', async () => {
    const subdomains = ORGANISATIONS.flatMap(({ subdomain }) => subdomain ?? []);
    expect(subdomains.toSorted()).toEqual(PRODUCT_PORTALS.toSorted());
  });

  it('has the distinguishing settings of each portal', async () => {
    const rows = await rowsOf();
    const portals = (holds: (row: (typeof rows)[number]) => boolean) => rows.filter(holds).map((row) => row.subdomain);
    expect(portals((row) => row.high_protein)).toEqual([
      null,
      'bamifit',
      'alexarciab',
      'trainmore',
      'clubsportive',
      'pimklement',
      'happyhealthy',
    ]);
    expect(portals((row) => row.sign_up === 'CHECKOUT')).toEqual(['killerbody']);
    expect(portals((row) => row.sign_up !== 'OPEN')).toEqual(['killerbody']);
    expect(portals((row) => row.offers_demo)).toEqual([null]);
    expect(portals((row) => row.login_method === 'OTP')).toEqual([null]);
    expect(portals((row) => row.payment_required)).toEqual(['killerbody']);
    expect(portals((row) => row.partner_nutrition_rules)).toEqual(['killerbody']);
    expect(portals((row) => row.ad_pixel)).toEqual(['killerbody']);
    expect(portals((row) => row.imperial_allowed)).toEqual(['alexarciab']);
    expect(portals((row) => row.imperial_by_default)).toEqual(['alexarciab']);
    expect(portals((row) => !row.managed_planning)).toEqual([null]);
    expect(rows.every((row) => row.clients_are_diy)).toBe(true);
    expect(rows.every((row) => /^#[0-9a-f]{6}$/.test(row.primary_colour))).toBe(true);
  });
});
