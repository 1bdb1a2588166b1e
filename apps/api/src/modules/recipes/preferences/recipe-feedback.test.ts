import {
  createRecipeFeedbackLineItem,
  deleteRecipeFeedbackLineItem,
  getRecipeFeedbackLineItem,
  listRecipeFeedbackLineItems,
  updateRecipeFeedbackLineItem,
} from '@weekbord/contract/recipes/recipe-feedback';
import { aMenu } from '@weekbord/testkit/builders/menu';
import { authenticateByPerson, tokenOf } from '@weekbord/testkit/builders/by-person';
import { aClientOf, aCoach, aPerson } from '@weekbord/testkit/builders/people';
import { startServing } from '@weekbord/testkit/test-app';
import { describe, expect, it } from 'vitest';
import { recipesRoutes } from '../recipes.routes.ts';

const app = await startServing({ product: { routes: recipesRoutes, authenticate: authenticateByPerson } });
const [recipe = 0, other = 0] = await aMenu(app.db);

describe('the feedback on a recipe', () => {
  it('is denied to a guest', async () => {
    expect((await app.call(createRecipeFeedbackLineItem, { body: { recipe } })).status).toBe(401);
    expect((await app.call(listRecipeFeedbackLineItems)).status).toBe(401);
  });

  it.each([
    {},
    { recipe: 2_000_000_000 },
    { rating: 0 },
    { rating: 6 },
    { rating: 2.5 },
    { comment: 'x'.repeat(2001) },
  ])('rejects %j', async (wrong) => {
    const client = app.as(tokenOf(await aPerson(app.db)));
    const body = Object.keys(wrong).length === 0 ? {} : { recipe, ...wrong };
    expect((await client.send('POST', '/api/food/recipeFeedbackLineItem', { body })).status).toBe(400);
  });

  it('belongs to the person alone, and is hidden even from their coach', async () => {
    const coach = await aCoach(app.db);
    const client = await aClientOf(app.db, coach);
    const said = await app
      .as(tokenOf(client))
      .call(createRecipeFeedbackLineItem, { body: { recipe, comment: 'Nice' } });
    const params = { id: said.body.id };
    for (const other of [coach, await aPerson(app.db)]) {
      const caller = app.as(tokenOf(other));
      expect((await caller.call(getRecipeFeedbackLineItem, { params })).status).toBe(404);
      expect((await caller.call(updateRecipeFeedbackLineItem, { params, body: { rating: 1 } })).status).toBe(404);
      expect((await caller.call(deleteRecipeFeedbackLineItem, { params })).status).toBe(404);
      expect((await caller.call(listRecipeFeedbackLineItems)).body.count).toBe(0);
    }
  });

  it('is given, changed, listed by recipe and withdrawn', async () => {
    const person = await aPerson(app.db);
    const client = app.as(tokenOf(person));
    const first = await client.call(createRecipeFeedbackLineItem, { body: { recipe, rating: 4, comment: ' Nice ' } });
    expect(first).toMatchObject({ status: 201, body: { user: person.id, recipe, rating: 4, comment: 'Nice' } });
    const second = await client.call(createRecipeFeedbackLineItem, { body: { recipe: other } });
    expect(second.body).toMatchObject({ rating: null, comment: '' });
    const params = { id: first.body.id };
    const changed = await client.call(updateRecipeFeedbackLineItem, { params, body: { rating: null } });
    expect(changed.body).toEqual({ ...first.body, rating: null });
    expect((await client.call(getRecipeFeedbackLineItem, { params })).body).toEqual(changed.body);
    const listed = (await client.call(listRecipeFeedbackLineItems)).body.results;
    expect(listed.map(({ id }) => id)).toEqual([second.body.id, first.body.id]);
    expect((await client.call(listRecipeFeedbackLineItems, { query: { recipe } })).body.count).toBe(1);
    expect((await client.call(deleteRecipeFeedbackLineItem, { params })).status).toBe(204);
    expect((await client.call(getRecipeFeedbackLineItem, { params })).status).toBe(404);
  });
});
