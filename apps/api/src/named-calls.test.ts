import { getMe } from '@weekbord/contract/accounts/users';
import { cancelDeal, getBilling } from '@weekbord/contract/billing/billing';
import { createDemoAccount } from '@weekbord/contract/demo/demo';
import { listCalendarDays } from '@weekbord/contract/diary/calendar-days';
import {
  createPreferredSuggestedServing,
  deletePreferredSuggestedServing,
  listPreferredSuggestedServings,
  listSuggestedServings,
} from '@weekbord/contract/foods/suggested-servings';
import {
  createRecipeFeedbackLineItem,
  deleteRecipeFeedbackLineItem,
  getRecipeFeedbackLineItem,
  listRecipeFeedbackLineItems,
  updateRecipeFeedbackLineItem,
} from '@weekbord/contract/recipes/recipe-feedback';
import { aMenu } from '@weekbord/testkit/builders/menu';
import type { TestClient } from '@weekbord/testkit/test-client';
import { load } from 'js-yaml';
import { expect, it } from 'vitest';
import { logIn, startBillingApp } from './modules/billing/billing.test-support.ts';
import { aPayer, passDays } from './modules/billing/payer.test-support.ts';
import { demoRoutes } from './modules/demo/demo.routes.ts';
import { endDemoAccounts } from './modules/demo/demo.public.ts';
import { diaryRoutes } from './modules/diary/diary.routes.ts';
import { foodsRoutes } from './modules/foods/foods.routes.ts';
import { openapiRoutes } from './modules/openapi/openapi.routes.ts';
import { recipesRoutes } from './modules/recipes/recipes.routes.ts';

const app = await startBillingApp({
  routes: [...demoRoutes, ...diaryRoutes, ...foodsRoutes, ...recipesRoutes, ...openapiRoutes],
  quick: true,
});
const [recipe = 0] = await aMenu(app.db);

/** The start of the test clock, and its week. */
const NOW = '2027-03-14T09:00:00Z';
const WEEK = { date__gte: '2027-03-08', date__lte: '2027-03-14' };

async function expectDemoAccount(): Promise<void> {
  const network = { remoteAddress: '198.51.100.7' };
  const made = await app.send('POST', '/api/users/createDemoAccount', { ...network, body: {} });
  expect([made.status, Object.keys(made.body as object)]).toEqual([201, ['auth_token']]);
  const client = app.as((made.body as { auth_token: string }).auth_token);
  expect((await client.call(getMe)).body).toMatchObject({
    is_coach: false,
    organisation: { subdomain: null },
    intake: { weekly_nutrition_plan: expect.any(Number) },
  });
  const { results } = (await client.call(listCalendarDays, { query: WEEK })).body;
  expect(results.map(({ calendar_items: items }) => items.length)).toEqual(Array(7).fill(3));
  for (let at = 1; at < 10; at += 1) await app.call(createDemoAccount, { body: {} }, network);
  expect((await app.call(createDemoAccount, { body: {} }, network)).status).toBe(429);
  app.clock.advance({ minutes: 24 * 60 - 1 });
  await endDemoAccounts(app.parts());
  expect((await client.call(getMe)).status).toBe(200);
  app.clock.advance({ minutes: 1 });
  await endDemoAccounts(app.parts());
  expect((await client.call(getMe)).status).toBe(401);
}

async function expectCancelledDeal(): Promise<void> {
  expect((await app.call(cancelDeal)).status).toBe(401);
  const payer = await aPayer(app);
  const [running] = (await payer.client.call(getBilling)).body.subscriptions;
  const { status, body } = await payer.client.call(cancelDeal);
  expect([status, body]).toEqual([200, { ends_at: running!.current_period_end }]);
  const statusesFor = async (client: TestClient) =>
    (await client.call(getMe)).body.customer?.subscriptions.map((one) => one.status);
  expect(await statusesFor(payer.client)).toEqual(['active']);
  await passDays(app, 32);
  // The email about the end of the subscription has the same timestamp as the login email, so it is taken first.
  await app.takeMails();
  // The session from a month ago has expired.
  expect(await statusesFor(app.as(await logIn(app, payer.email)))).toEqual(['canceled']);
  const other = app.as(await logIn(app, 'never-paid@home.example'));
  expect((await other.call(cancelDeal)).status).toBe(404);
}

async function expectSchemas(): Promise<void> {
  for (const [version, format, openapi] of [
    ['v1', 'json', '3.0.3'],
    ['v2', 'yaml', '3.0.3'],
    ['v3', 'json', '3.1.0'],
  ] as const) {
    const { status, headers, text } = await app.send('GET', `/api/schema/${version}`);
    const document = (format === 'yaml' ? load(text) : JSON.parse(text)) as { openapi: string; paths: object };
    const type = String(headers['content-type']);
    expect([version, status, type, document.openapi]).toEqual([
      version,
      200,
      `application/${format}; charset=utf-8`,
      openapi,
    ]);
    for (const path of ['/users/createDemoAccount', '/users/cancelDeal', '/food/recipeFeedbackLineItem'])
      expect(document.paths).toHaveProperty([path]);
  }
}

async function expectPreferredServings(): Promise<void> {
  const client = app.as(await logIn(app, 'measures@home.example'));
  const { results: servings } = (await client.call(listSuggestedServings, { query: { page_size: 100 } })).body;
  const [first, second] = [servings[0]!, servings.find(({ food }) => food !== servings[0]!.food)!];
  for (const { id } of [first, second])
    await client.call(createPreferredSuggestedServing, { body: { suggested_serving: id, quantity: 2 } });
  const list = async (query: object) => (await client.call(listPreferredSuggestedServings, { query })).body;
  const all = await list({});
  expect(all).toMatchObject({ count: 2, next: null, previous: null });
  expect(all.results.map(({ id, quantity }) => [id, quantity]).toSorted()).toEqual(
    [
      [first.id, 2],
      [second.id, 2],
    ].toSorted(),
  );
  const { organisation } = (await client.call(getMe)).body;
  expect(await list({ organisation_id: organisation!.id })).toEqual(all);
  const paged = await list({ organisation_id: organisation!.id, page: 2, page_size: 1 });
  expect([paged.count, paged.results]).toEqual([2, [all.results[1]]]);
  const [named] = all.results;
  expect((await list({ query: named!.food_name })).results.map(({ id }) => id)).toContain(named!.id);
  expect((await list({ query: 'xqzxqz' })).count).toBe(0);
  expect((await client.call(deletePreferredSuggestedServing, { params: { id: first.id } })).status).toBe(204);
  expect((await list({})).results.map(({ id }) => id)).toEqual([second.id]);
}

async function expectRecipeFeedback(): Promise<void> {
  const client = app.as(await logIn(app, 'tastes@home.example'));
  const { status, body } = await client.call(createRecipeFeedbackLineItem, { body: { recipe, rating: 4 } });
  expect([status, body]).toMatchObject([201, { recipe, rating: 4, comment: '' }]);
  const params = { id: body.id };
  const changed = await client.call(updateRecipeFeedbackLineItem, { params, body: { comment: 'Nice' } });
  expect(changed.body).toEqual({ ...body, comment: 'Nice' });
  expect((await client.call(getRecipeFeedbackLineItem, { params })).body).toEqual(changed.body);
  expect((await client.call(listRecipeFeedbackLineItems)).body.results).toEqual([changed.body]);
  expect((await client.call(deleteRecipeFeedbackLineItem, { params })).status).toBe(204);
  expect((await client.call(listRecipeFeedbackLineItems)).body.count).toBe(0);
}

const CALLS: Readonly<Record<string, () => Promise<void>>> = {
  'schema v1, v2 and v3': expectSchemas,
  preferredSuggestedServings: expectPreferredServings,
  recipeFeedbackLineItem: expectRecipeFeedback,
  cancelDeal: expectCancelledDeal,
  createDemoAccount: expectDemoAccount,
};

it.each(Object.entries(CALLS))('[API-03] %s responds as specified', async (_, check) => {
  app.clock.set(NOW);
  await expect(check()).resolves.toBeUndefined();
});
