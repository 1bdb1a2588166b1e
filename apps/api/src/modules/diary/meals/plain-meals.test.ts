import {
  createQuickAddMeal,
  deleteQuickAddMeal,
  getQuickAddMeal,
  updateQuickAddMeal,
} from '@weekbord/contract/diary/quick-add-meals';
import {
  createSingleFoodMeal,
  deleteSingleFoodMeal,
  getSingleFoodMeal,
  updateSingleFoodMeal,
} from '@weekbord/contract/diary/single-food-meals';
import { NO_LABEL_NUTRIENTS } from '@weekbord/domain/recipes/labels/label-nutrients';
import { tokenOf } from '@weekbord/testkit/builders/by-person';
import { aClientOf, aCoach, aPerson } from '@weekbord/testkit/builders/people';
import { describe, expect, it } from 'vitest';
import { anOwnFood, servingOf, startPlannerApp } from '../diary.test-support.ts';
import { smallCatalogue } from '../../recipes/templates/small-catalogue.test-support.ts';

const app = await startPlannerApp(smallCatalogue());
const onions = await servingOf(app, 'onion', 'piece');
const onionGrams = await servingOf(app, 'onion', 'g');
const aCaller = async () => app.as(tokenOf(await aPerson(app.db)));

describe('a meal of a single food', () => {
  it('is denied to a guest', async () => {
    expect((await app.call(createSingleFoodMeal, { body: { suggested_serving: onions, quantity: 1 } })).status).toBe(
      401,
    );
  });

  it.each([
    [{ quantity: 1 }, 'suggested_serving', 'Fill this in.'],
    [{ suggested_serving: onions }, 'quantity', 'Fill this in.'],
    [{ suggested_serving: onions, quantity: 0.02 }, 'quantity', 'This must be more than zero.'],
    [{ suggested_serving: onions, quantity: -1 }, 'quantity', expect.any(String)],
    [{ suggested_serving: onions, quantity: 10_001 }, 'quantity', expect.any(String)],
    [{ suggested_serving: onions, quantity: '1' }, 'quantity', expect.any(String)],
    [{ suggested_serving: '1\u0000', quantity: 1 }, 'suggested_serving', expect.any(String)],
    [{ suggested_serving: 2_000_000_000, quantity: 1 }, 'suggested_serving', 'This does not exist.'],
  ])('rejects %j', async (body, field, message) => {
    const answer = await (await aCaller()).send('POST', '/api/food/singleFoodMeal', { body });
    expect(answer).toMatchObject({ status: 400, body: { [field]: [message] } });
  });

  it("rejects another person's custom food, and accepts the caller's", async () => {
    const owner = await aPerson(app.db);
    const own = await anOwnFood(app, owner);
    const body = { suggested_serving: own.servingId, quantity: 40 };
    const foreign = await (await aCaller()).call(createSingleFoodMeal, { body });
    expect(foreign).toMatchObject({ status: 400, body: { suggested_serving: ['This does not exist.'] } });
    const made = await app.as(tokenOf(owner)).call(createSingleFoodMeal, { body });
    expect(made).toMatchObject({ status: 201, body: { kcal: 80, fat: null, ingredient: { name: 'own bake' } } });
  });

  it('has the nutrients of its amount, rounded to steps of 0.05', async () => {
    const client = await aCaller();
    const { body: made } = await client.call(createSingleFoodMeal, {
      body: { suggested_serving: onions, quantity: 1.52 },
    });
    expect(made.ingredient).toMatchObject({ name: 'onions', quantity: 1.5, content_type: 'singlefoodmeal' });
    const { suggested_serving: serving, grams } = made.ingredient;
    expect(grams).toBeCloseTo(serving.one_serving_in_metric_value * 1.5, 1);
    expect(made.kcal).toBeCloseTo(serving.kcal! * 1.5, 0);
    expect((await client.call(getSingleFoodMeal, { params: { id: made.id } })).body).toEqual(made);
  });

  it('changes its amount or its measure, and remembers the food', async () => {
    const person = await aPerson(app.db);
    const client = app.as(tokenOf(person));
    const made = await client.call(createSingleFoodMeal, { body: { suggested_serving: onions, quantity: 1 } });
    const params = { id: made.body.id };
    const more = await client.call(updateSingleFoodMeal, { params, body: { quantity: 2 } });
    expect(more.body).toMatchObject({ ingredient: { quantity: 2, suggested_serving: { id: onions } } });
    const weighed = await client.call(updateSingleFoodMeal, {
      params,
      body: { suggested_serving: onionGrams, quantity: 55 },
    });
    expect(weighed.body.ingredient).toMatchObject({ quantity: 55, grams: 55, name: 'onion' });
    const unknown = await client.call(updateSingleFoodMeal, { params, body: { suggested_serving: 2_000_000_000 } });
    expect(unknown).toMatchObject({ status: 400, body: { suggested_serving: ['This does not exist.'] } });
    const recent = await app.db.selectFrom('recent_food').selectAll().where('person_id', '=', person.id).execute();
    expect(recent).toMatchObject([{ serving_id: onions, quantity: 1 }]);
  });

  it('is inaccessible to everyone but the person and their coach', async () => {
    const coach = await aCoach(app.db);
    const client = app.as(tokenOf(await aClientOf(app.db, coach)));
    const { body } = await client.call(createSingleFoodMeal, { body: { suggested_serving: onions, quantity: 1 } });
    const params = { id: body.id };
    const stranger = await aCaller();
    expect((await stranger.call(getSingleFoodMeal, { params })).status).toBe(404);
    expect((await stranger.call(updateSingleFoodMeal, { params, body: { quantity: 2 } })).status).toBe(404);
    expect((await stranger.call(deleteSingleFoodMeal, { params })).status).toBe(404);
    const asCoach = app.as(tokenOf(coach));
    expect((await asCoach.call(updateSingleFoodMeal, { params, body: { quantity: 2 } })).status).toBe(200);
    expect((await client.call(deleteSingleFoodMeal, { params })).status).toBe(204);
    expect((await client.call(getSingleFoodMeal, { params })).status).toBe(404);
  });
});

describe('a quick add', () => {
  it('is denied to a guest', async () => {
    expect((await app.call(createQuickAddMeal, { body: { kcal: 1 } })).status).toBe(401);
  });

  it.each([
    [{}, 'kcal'],
    [{ kcal: null }, 'kcal'],
    [{ kcal: -1 }, 'kcal'],
    [{ kcal: 0 }, 'kcal'],
    [{ kcal: 0.04 }, 'kcal'],
    [{ kcal: 100, fat: 0 }, 'fat'],
    [{ kcal: 20_001 }, 'kcal'],
    [{ kcal: '100' }, 'kcal'],
    [{ kcal: 100, protein: -0.1 }, 'protein'],
    [{ kcal: 100, fat: 2001 }, 'fat'],
    [{ kcal: 100, carbohydrates: 'many' }, 'carbohydrates'],
    [{ kcal: 100, name: 'cake\u0000' }, 'name'],
    [{ kcal: 100, name: '\ud800' }, 'name'],
    [{ kcal: 100, name: 'x'.repeat(101) }, 'name'],
  ])('[DIA-09] rejects %j', async (body, field) => {
    const answer = await (await aCaller()).send('POST', '/api/food/quickAddMeal', { body });
    expect(answer).toMatchObject({ status: 400, body: { [field]: [expect.any(String)] } });
  });

  it.each([{ kcal: 0 }, { protein: 0 }, { fat: 0 }, { carbohydrates: 0 }])(
    '[DIA-09] rejects the change %j, and keeps the current values',
    async (body) => {
      const client = await aCaller();
      const made = await client.call(createQuickAddMeal, { body: { kcal: 100, protein: 5 } });
      const params = { id: made.body.id };
      const answer = await client.call(updateQuickAddMeal, { params, body });
      const message = expect.stringMatching(/./) as string;
      expect(answer).toMatchObject({ status: 400, body: { [Object.keys(body)[0]!]: [message] } });
      expect((await client.call(getQuickAddMeal, { params })).body).toEqual(made.body);
    },
  );

  it('[DIA-09] stores the given values, and leaves the rest unknown', async () => {
    const client = await aCaller();
    const { status, body } = await client.call(createQuickAddMeal, { body: { kcal: 350.5, fat: 7.5, name: ' Cake ' } });
    expect(status).toBe(201);
    expect(body).toEqual({
      id: expect.any(Number),
      name: 'Cake',
      kcal: 350.5,
      protein: null,
      fat: 7.5,
      carbohydrates: null,
      fiber: null,
      further_figures: NO_LABEL_NUTRIENTS,
    });
    expect((await client.call(getQuickAddMeal, { params: { id: body.id } })).body).toEqual(body);
    const changed = await client.call(updateQuickAddMeal, {
      params: { id: body.id },
      body: { protein: 12, fat: null, name: '' },
    });
    expect(changed.body).toMatchObject({ kcal: 350.5, protein: 12, fat: null, name: null });
  });

  it('is inaccessible to any other person', async () => {
    const client = await aCaller();
    const { body } = await client.call(createQuickAddMeal, { body: { kcal: 100 } });
    const params = { id: body.id };
    const stranger = await aCaller();
    expect((await stranger.call(getQuickAddMeal, { params })).status).toBe(404);
    expect((await stranger.call(updateQuickAddMeal, { params, body: { kcal: 1 } })).status).toBe(404);
    expect((await stranger.call(deleteQuickAddMeal, { params })).status).toBe(404);
    expect((await client.call(deleteQuickAddMeal, { params })).status).toBe(204);
    expect((await client.call(deleteQuickAddMeal, { params })).status).toBe(404);
  });
});
