import { MONTHLY_PLAN } from '@weekbord/testkit/builders/plan-settings';
import { listAccessLog } from '@weekbord/contract/accounts/access-log';
import { addStaffPlan, listStaffPlans, updateStaffPlan } from '@weekbord/contract/staff/plans';
import { PLAN_SETTINGS } from '@weekbord/domain/billing/plan-settings';
import { fieldPhrase } from '@weekbord/phrases/errors';
import { authenticateByPerson, tokenOf } from '@weekbord/testkit/builders/by-person';
import { aCoach, anOrganisation, aPerson } from '@weekbord/testkit/builders/people';
import { startServing } from '@weekbord/testkit/test-app';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { accountsRoutes } from '../accounts/accounts.routes.ts';
import { seedOrganisations } from '../organisations/organisations.public.ts';
import { seedPlans } from '../subscriptions/subscriptions.public.ts';
import { staffRoutes } from './staff.routes.ts';

const app = await startServing({
  product: {
    routes: [...staffRoutes, ...accountsRoutes],
    authenticate: authenticateByPerson,
    prepare: async ({ database }) => {
      await seedOrganisations(database.db);
      await seedPlans(database.db);
    },
  },
});
const kim = await aPerson(app.db, { first_name: 'Kim', is_staff: true });
const staff = app.as(tokenOf(kim));
const reason = 'They asked us by phone.';

const SETTINGS = {
  name_en: 'Gold',
  name_nl: 'Goud',
  amount: 1995,
  currency: 'gbp',
  vat_percent: 20,
  interval: 'year',
  trial_days: 7,
  portal_access: 'UNTIL_CANCELED',
  position: 3,
  is_offered: true,
} as const;
const NEW = { key: 'gold-year', audience: 'PERSON', ...SETTINGS } as const;

const portal = (subdomain: string) =>
  app.db.selectFrom('organisation').selectAll().where('subdomain', '=', subdomain).executeTakeFirstOrThrow();
const plansOf = async (id: number) => (await staff.call(listStaffPlans, { params: { id } })).body.plans;
const add = (id: number, body: object) =>
  staff.call(addStaffPlan, { params: { id }, body: body as typeof NEW & { reason: string } });
const change = (id: number, body: object) =>
  staff.call(updateStaffPlan, { params: { id }, body: body as { reason: string } });
const actsOf = (id: number) =>
  app.db.selectFrom('staff_act').selectAll().where('organisation_id', '=', id).orderBy('id').execute();

describe('the plans of an organisation', () => {
  it('are listed with everything that can be set, in order, on sale or not', async () => {
    const { id } = await portal('killerbody');
    const plans = await plansOf(id);
    expect(plans.map(({ key }) => key)).toEqual(['killerbody-month', 'killerbody-year']);
    expect(plans[0]).toEqual({
      id: expect.any(Number),
      key: 'killerbody-month',
      ...MONTHLY_PLAN,
    });
    expect(await plansOf((await portal('dma')).id)).toEqual([]);
  });

  it('have a setting for every column, except those that staff cannot set', async () => {
    const { rows } = await sql<{ name: string }>`
      select column_name as name from information_schema.columns where table_name = 'billing_plan'`.execute(app.db);
    const byItself = ['id', 'organisation_id', 'key', 'audience', 'stripe_product', 'stripe_price', 'stripe_name'];
    expect(rows.map(({ name }) => name).toSorted()).toEqual([...PLAN_SETTINGS, ...byItself].toSorted());
  });

  it('can be extended by a new one, with a reason that is stored with its content', async () => {
    const { id } = await portal('bamifit');
    const { status, body } = await add(id, { ...NEW, reason });
    expect([status, body]).toEqual([201, { id: expect.any(Number), ...NEW }]);
    expect(await plansOf(id)).toEqual([body]);
    const [act, ...more] = await actsOf(id);
    expect([act?.actor_id, act?.reason, more]).toEqual([kim.id, reason, []]);
    expect(act?.act).toContain(
      'new plan gold-year: audience: "PERSON"; name_en: "Gold"; name_nl: "Goud"; amount: 1995',
    );
  });

  it.each(Object.entries({ ...SETTINGS, amount: 2495, is_offered: false }))(
    'can have %s changed to %j, with a reason that is stored with the change',
    async (name, value) => {
      const { id } = await portal('killerbody');
      const before = (await plansOf(id)).find(({ key }) => key === 'killerbody-month')!;
      const acts = (await actsOf(id)).length;
      expect((await change(before.id, { [name]: value, reason })).body).toEqual({ ...before, [name]: value });
      expect((await plansOf(id)).find((one) => one.id === before.id)).toEqual({ ...before, [name]: value });
      const was = JSON.stringify(before[name as keyof typeof before]);
      expect((await actsOf(id)).slice(acts)).toMatchObject([
        { actor_id: kim.id, reason, act: `plan killerbody-month: ${name}: ${was} -> ${JSON.stringify(value)}` },
      ]);
      await change(before.id, { [name]: value, reason });
      expect(await actsOf(id)).toHaveLength(acts + 1);
    },
  );

  it.each([
    ['a key that is taken', { key: 'killerbody-month' }, { key: 'duplicate' }],
    ['no key', { key: 'Gold plan' }, { key: 'invalid' }],
    ['no name', { name_en: ' ' }, { name_en: 'required' }],
    ['a name on two lines', { name_nl: 'Goud\nZilver' }, { name_nl: 'not_one_line' }],
    ['a price below the minimum payment', { amount: 49 }, { amount: 'too_small' }],
    ['a price in parts of a cent', { amount: 99.5 }, { amount: 'not_whole' }],
    ['a price that is a text', { amount: '1995' }, { amount: 'not_a_number' }],
    ['another currency', { currency: 'usd' }, { currency: 'not_a_choice' }],
    ['another period', { interval: 'week' }, { interval: 'not_a_choice' }],
    ['too much VAT', { vat_percent: 51 }, { vat_percent: 'too_large' }],
    ['a trial that never ends', { trial_days: 731 }, { trial_days: 'too_large' }],
    ['an unknown audience', { audience: 'EVERYBODY' }, { audience: 'not_a_choice' }],
    ['an unknown setting', { stripe_price: 'price_1' }, { stripe_price: 'does_not_exist' }],
    ['no reason', { reason: '\u200b' }, { reason: 'required' }],
  ] as const)('reject a new plan with %s', async (_, wrong, codes) => {
    const { id } = await portal('trainmore');
    const { status, body } = await add(id, { ...NEW, key: 'silver-year', reason, ...wrong });
    const params = { count: 'trial_days' in codes ? 730 : 50 };
    const expected = Object.entries(codes).map(([field, code]) => [field, [fieldPhrase(code, 'en', params)]]);
    expect([status, body]).toEqual([400, Object.fromEntries(expected)]);
    expect([await plansOf(id), await actsOf(id)]).toEqual([[], []]);
  });

  it('keep their key and audience', async () => {
    const [plan] = await plansOf((await portal('killerbody')).id);
    for (const wrong of [{ key: 'other' }, { audience: 'COACH' }, { organisation_id: 1 }]) {
      const { status, body } = await change(plan!.id, { ...wrong, amount: 999, reason });
      const [name] = Object.keys(wrong);
      expect([status, body]).toEqual([400, { [name!]: [fieldPhrase('does_not_exist', 'en')] }]);
    }
    expect((await plansOf((await portal('killerbody')).id))[0]).toEqual(plan);
  });

  it('notify a coach when they change', async () => {
    const coach = await aCoach(app.db);
    const own = await anOrganisation(app.db, { owner_id: coach.id, subdomain: 'practice-bos' });
    const made = await add(own.id, { ...NEW, key: 'bos-year', reason });
    await change(made.body.id, { amount: 2995, reason });
    expect((await actsOf(own.id)).map(({ act }) => act)).toEqual([
      expect.stringMatching(/^new plan bos-year/),
      'plan bos-year: amount: 1995 -> 2995',
    ]);
    const looks = (await app.as(tokenOf(coach)).call(listAccessLog)).body.results;
    expect(looks).toMatchObject([{ who: 'STAFF', kind: 'CHANGE', reason }]);
  });

  it('are not found if the organisation or plan does not exist', async () => {
    const id = 2_000_000_000;
    expect((await staff.call(listStaffPlans, { params: { id } })).status).toBe(404);
    expect((await add(id, { ...NEW, key: 'nowhere', reason })).status).toBe(404);
    expect((await change(id, { amount: 999, reason })).status).toBe(404);
  });
});
