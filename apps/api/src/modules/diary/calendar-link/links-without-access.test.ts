import { getCalendarFeed, makeCalendarLink } from '@weekbord/contract/diary/calendar-links';
import { createGroceryList, getGroceryList } from '@weekbord/contract/groceries/grocery-lists';
import {
  getSharedGroceryList,
  shareGroceryList,
  tickSharedGroceryList,
} from '@weekbord/contract/groceries/shared-lists';
import { addDays } from '@weekbord/domain/dates/plain-date';
import { aCoach, anOrganisation, type Organisation, type Person } from '@weekbord/testkit/builders/people';
import { expect, it } from 'vitest';
import { seedOrganisations } from '../../organisations/organisations.public.ts';
import { smallCatalogue } from '../../recipes/templates/small-catalogue.test-support.ts';
import { MONDAY, personWithPlan, startPlannerApp } from '../diary.test-support.ts';

const app = await startPlannerApp(smallCatalogue());
app.clock.set(new Date(`${MONDAY}T08:00:00Z`));
await seedOrganisations(app.db);

interface Owner {
  readonly person: Person;
  readonly coach: Person;
  readonly organisation: Organisation;
}

const enable = (id: number, account_enabled: boolean) =>
  app.db.updateTable('person').set({ account_enabled }).where('id', '=', id).execute();
const setAge = (id: number, age: number) =>
  app.db.updateTable('intake').set({ age, birthday: null }).where('person_id', '=', id).execute();
const subscribe = (person_id: number, status: 'canceled' | 'active') =>
  app.db
    .insertInto('subscription')
    .values({ person_id, id: `sub_${person_id}_${status}`, status, product: 'prod_1' })
    .execute();
const setOrganisation = (id: number, change: Partial<Pick<Organisation, 'payment_required' | 'product_stripe_id'>>) =>
  app.db.updateTable('organisation').set(change).where('id', '=', id).execute();

/** The ways in which an account loses access to the product, and in which it gets it back. */
const CLOSINGS: Readonly<
  Record<string, { close: (owner: Owner) => Promise<unknown>; open: (owner: Owner) => Promise<unknown> }>
> = {
  'their account is closed': {
    close: ({ person }) => enable(person.id, false),
    open: ({ person }) => enable(person.id, true),
  },
  'the account of their coach is closed': {
    close: ({ coach }) => enable(coach.id, false),
    open: ({ coach }) => enable(coach.id, true),
  },
  'the subscription of their coach has lapsed': {
    close: ({ coach }) => subscribe(coach.id, 'canceled'),
    open: ({ coach }) => subscribe(coach.id, 'active'),
  },
  'they have not paid what their organisation requires': {
    close: ({ organisation }) => setOrganisation(organisation.id, { payment_required: true }),
    open: ({ person }) => subscribe(person.id, 'active'),
  },
  'their own subscription has lapsed behind the paywall': {
    close: async ({ person, organisation }) => {
      await app.db
        .updateTable('person')
        .set({ feature_flags: ['FF_B2C_PAYWALL'] })
        .where('id', '=', person.id)
        .execute();
      await setOrganisation(organisation.id, { product_stripe_id: 'prod_1' });
      await subscribe(person.id, 'canceled');
    },
    open: ({ person }) => subscribe(person.id, 'active'),
  },
  'they are below 16': {
    close: ({ person }) => setAge(person.id, 15),
    open: ({ person }) => setAge(person.id, 30),
  },
  'they are 17 and no coach stated that they may take part': {
    close: ({ person }) => setAge(person.id, 17),
    open: ({ person }) => setAge(person.id, 30),
  },
};

it.each(Object.entries(CLOSINGS))(
  'the links of a calendar and of a grocery list are suspended while %s',
  async (_, { close, open }) => {
    const organisation = await anOrganisation(app.db);
    const coach = await aCoach(app.db, { organisation_id: organisation.id });
    const { client, person } = await personWithPlan(app, {}, { coach_id: coach.id });
    const body = { start_date: MONDAY, end_date: addDays(MONDAY, 6) };
    const list = (await client.call(createGroceryList, { body })).body;
    const calendar = (await client.call(makeCalendarLink)).body.secret;
    const { secret } = (await client.call(shareGroceryList, { params: { id: list.id } })).body;
    const tick = { params: { secret }, body: { items: [{ id: list.items[0]!.id, checked: true }] } };
    const statuses = async () => [
      (await app.call(getCalendarFeed, { params: { file: `${calendar}.ics` } })).status,
      (await app.call(getSharedGroceryList, { params: { secret } })).status,
      (await app.call(tickSharedGroceryList, tick)).status,
    ];
    await close({ person, coach, organisation });
    expect(await statuses()).toEqual([404, 404, 404]);
    await open({ person, coach, organisation });
    const { items } = (await client.call(getGroceryList, { params: { id: list.id } })).body;
    expect(items.find(({ id }) => id === list.items[0]!.id)?.checked).toBe(false);
    expect(await statuses()).toEqual([200, 200, 200]);
  },
);
