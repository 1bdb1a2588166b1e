import type { CalendarDay } from '@weekbord/contract/diary/models';
import { deleteCalendarItem, getCalendarItem, updateCalendarItem } from '@weekbord/contract/diary/calendar-items';
import { editRecipeMealPortions, planGeneratedRecipeMeal } from '@weekbord/contract/diary/recipe-meals';
import { planQuickAddMeal } from '@weekbord/contract/diary/quick-add-meals';
import { createGroceryList, getGroceryList } from '@weekbord/contract/groceries/grocery-lists';
import { updateUserProfile } from '@weekbord/contract/intake/user-profiles';
import { autoPlanDay, autoPlanDays } from '@weekbord/contract/planner/auto-plan';
import { generateMeals } from '@weekbord/contract/planner/generate-meals';
import { undoReplacement } from '@weekbord/contract/planner/undo-replacement';
import { addDays } from '@weekbord/domain/dates/plain-date';
import { tokenOf } from '@weekbord/testkit/builders/by-person';
import { aPerson, type Person } from '@weekbord/testkit/builders/people';
import type { TestClient } from '@weekbord/testkit/test-client';
import { beforeEach, describe, expect, it } from 'vitest';
import { daysOf, diaryOf, MONDAY, personWithPlan, startPlannerApp } from '../../diary/diary.test-support.ts';
import { deleteOldReplacements } from '../../diary/diary.public.ts';
import { smallCatalogue } from '../../recipes/templates/small-catalogue.test-support.ts';

const app = await startPlannerApp(smallCatalogue(), { quick: true });
// Each action happens at a different time, as in real use.
beforeEach(() => {
  app.clock.advance({ minutes: 1 });
});

const planDay = (client: TestClient, date = MONDAY) => client.call(autoPlanDay, { body: { date } });
const planDays = (client: TestClient, start = MONDAY, days = 7) =>
  client.call(autoPlanDays, { body: { start_date_inclusive: start, num_days: days, delete_existing_plans: true } });
const undo = (client: TestClient, id: number | null) => client.call(undoReplacement, { params: { id: id! } });

/** Replaces a planned meal with another recipe. Returns how to undo it. */
async function swap(client: TestClient, day: CalendarDay, at: number) {
  const item = day.calendar_items[at]!;
  const { body: found } = await client.call(generateMeals, {
    query: { meal_slot_specification: item.meal_slot!, date_to_plan_for: day.date, page_size: 5 },
  });
  const old = item.content_type === 'recipemeal' ? item.meal.recipe_template.id : 0;
  const proposal = found.results.find(({ recipe_template: { id } }) => id !== old)!;
  return client.call(planGeneratedRecipeMeal, {
    body: {
      recipe_template: proposal.recipe_template.id,
      plate: proposal.plate!,
      calendar_day_id: day.id,
      meal_slot_specification_id: item.meal_slot!,
      replaces: item.id,
    },
  });
}

describe('undoing', () => {
  it('restores the meals of a replanned day as they were, with their reasons', async () => {
    const { client } = await personWithPlan(app);
    const before = await daysOf(client);
    const { body: planned } = await planDay(client);
    expect(planned.undo_id).not.toBeNull();
    const { status, body } = await undo(client, planned.undo_id);
    expect({ status, body }).toMatchObject({
      status: 200,
      body: { was_undone: false, brought_back: 3, stayed: [], detail: 'Your meals are back as they were.' },
    });
    expect(body.calendar_days).toEqual(before.slice(0, 1));
    expect(await daysOf(client)).toEqual(before);
  });

  it('restores one replanned slot, and leaves the others unchanged', async () => {
    const { client } = await personWithPlan(app);
    const before = await daysOf(client);
    const slot = before[0]!.calendar_items[2]!.meal_slot!;
    const { body } = await client.call(autoPlanDay, { body: { date: MONDAY, meal_slot_ids: [slot] } });
    expect((await undo(client, body.undo_id)).body).toMatchObject({ brought_back: 1, stayed: [] });
    expect(await daysOf(client)).toEqual(before);
  });

  it('[DIA-16] restores the meal that a swap replaced, and deletes the rejection that the swap recorded', async () => {
    const { client, person } = await personWithPlan(app);
    const [before] = await diaryOf(client, 1);
    const { status, body } = await swap(client, before!, 1);
    expect(status).toBe(201);
    const turnedDown = () =>
      app.db.selectFrom('turned_down_recipe').selectAll().where('person_id', '=', person.id).execute();
    expect(await turnedDown()).toHaveLength(1);
    const [swapped] = await diaryOf(client, 1);
    expect(swapped!.calendar_items.map(({ id }) => id)).toEqual([
      before!.calendar_items[0]!.id,
      body.id,
      before!.calendar_items[2]!.id,
    ]);
    expect((await undo(client, body.undo_id)).body).toMatchObject({ brought_back: 1, stayed: [] });
    expect(await diaryOf(client, 1)).toEqual([before]);
    expect(await turnedDown()).toEqual([]);
  });

  it('does not restore a recipe that the person now dislikes', async () => {
    const { client, person } = await personWithPlan(app);
    const [before] = await diaryOf(client, 1);
    const { body } = await swap(client, before!, 1);
    const replaced = before!.calendar_items[1]!;
    if (replaced.content_type !== 'recipemeal') throw new Error('The planner plans recipes.');
    await app.db
      .insertInto('disliked_recipe')
      .values({ person_id: person.id, recipe_template_id: replaced.meal.recipe_template.id })
      .execute();
    const undone = await undo(client, body.undo_id);
    expect(undone.body).toMatchObject({ brought_back: 0, stayed: [{ kind: 'UNFIT' }] });
    expect((await diaryOf(client, 1))[0]!.calendar_items.map(({ id }) => id)).toContain(body.id);
  });

  it('does nothing if nothing was replaced', async () => {
    const { client } = await personWithPlan(app);
    const far = addDays(MONDAY, 9);
    expect((await planDay(client, far)).body.undo_id).toBeNull();
    const body = { start_date_inclusive: MONDAY, num_days: 7, delete_existing_plans: false };
    expect((await client.call(autoPlanDays, { body })).body.undo_id).toBeNull();
  });

  it('goes back step by step through several replacements', async () => {
    const { client } = await personWithPlan(app);
    const steps = [await daysOf(client)];
    const ids: (number | null)[] = [];
    for (const _ of [1, 2, 3]) {
      app.clock.advance({ minutes: 1 });
      ids.push((await planDay(client)).body.undo_id);
      steps.push(await daysOf(client));
    }
    // The first replacement cannot be undone out of order, because the meal that it added is no longer there.
    const early = await undo(client, ids[0]!);
    expect(early.body).toMatchObject({
      brought_back: 0,
      stayed: [{ kind: 'TAKEN' }, { kind: 'TAKEN' }, { kind: 'TAKEN' }],
    });
    expect(await daysOf(client)).toEqual(steps[3]);
    await undo(client, ids[2]!);
    expect(await daysOf(client)).toEqual(steps[2]);
    await undo(client, ids[1]!);
    expect(await daysOf(client)).toEqual(steps[1]);
  });

  it('changes nothing the second time, and says so', async () => {
    const { client } = await personWithPlan(app);
    const { body } = await planDay(client);
    await undo(client, body.undo_id);
    const before = await daysOf(client);
    const again = await undo(client, body.undo_id);
    expect(again.body).toMatchObject({
      was_undone: true,
      brought_back: 0,
      stayed: [],
      detail: 'This was already undone. Nothing has changed.',
    });
    expect(again.body.calendar_days).toEqual(before.slice(0, 1));
    expect(await daysOf(client)).toEqual(before);
  });
});

describe('meals that an undo leaves in place', () => {
  it('are those eaten, changed or added since, with a reason for each, while the rest is restored', async () => {
    const { client } = await personWithPlan(app);
    const [before] = await diaryOf(client, 1);
    const { body: planned } = await planDay(client);
    const [breakfast, lunch] = planned.calendar_items;
    app.clock.advance({ minutes: 1 });
    await client.call(updateCalendarItem, { params: { id: breakfast!.id }, body: { status: 'EATEN' } });
    await client.call(editRecipeMealPortions, { params: { id: lunch!.object_id }, body: { portions: 2 } });
    const { body } = await undo(client, planned.undo_id);
    expect(body).toMatchObject({
      brought_back: 1,
      stayed: [
        { kind: 'EATEN', date: MONDAY, meal_moment: 'BREAKFAST', detail: 'Breakfast on Monday stays: it was eaten.' },
        { kind: 'CHANGED', date: MONDAY, meal_moment: 'LUNCH', detail: 'Lunch on Monday stays: it was changed.' },
      ],
      detail: '1 meal is back. Breakfast on Monday stays: it was eaten. Lunch on Monday stays: it was changed.',
    });
    const [after] = await diaryOf(client, 1);
    expect(after!.calendar_items.map(({ id }) => id)).toEqual(
      expect.arrayContaining([breakfast!.id, lunch!.id, before!.calendar_items[2]!.id]),
    );
    expect(after!.calendar_items).toHaveLength(3);
    expect(after!.calendar_items.find(({ meal_moment: moment }) => moment === 'DINNER')).toEqual(
      before!.calendar_items[2],
    );
  });

  it('are reported in Dutch too', async () => {
    const { client } = await personWithPlan(app);
    const { body: planned } = await planDay(client);
    const dinner = planned.calendar_items[2]!;
    app.clock.advance({ minutes: 1 });
    await client.call(updateCalendarItem, { params: { id: dinner.id }, body: { status: 'EATEN' } });
    const { body } = await client.call(
      undoReplacement,
      { params: { id: planned.undo_id! } },
      { headers: { 'accept-language': 'nl' } },
    );
    expect(body.detail).toBe('2 maaltijden zijn terug. Avondeten op maandag blijft staan: die maaltijd is al gegeten.');
  });

  it('include a meal that was ticked and unticked, because a person changed it', async () => {
    const { client } = await personWithPlan(app);
    const { body: planned } = await planDay(client);
    const params = { id: planned.calendar_items[0]!.id };
    app.clock.advance({ minutes: 1 });
    for (const status of ['EATEN', 'PLANNED'] as const)
      await client.call(updateCalendarItem, { params, body: { status } });
    expect((await undo(client, planned.undo_id)).body).toMatchObject({
      brought_back: 2,
      stayed: [{ kind: 'CHANGED' }],
    });
  });

  it('do not include deleted meals, whose old meal is restored unless another has taken its place', async () => {
    const { client } = await personWithPlan(app);
    const [before] = await diaryOf(client, 1);
    const { body: planned } = await planDay(client);
    const [breakfast, lunch] = planned.calendar_items;
    app.clock.advance({ minutes: 1 });
    for (const { id } of [breakfast!, lunch!]) await client.call(deleteCalendarItem, { params: { id } });
    const { body: added } = await client.call(planQuickAddMeal, {
      body: { calendar_day_id: before!.id, meal_slot_id: lunch!.meal_slot!, kcal: 300 },
    });
    expect((await undo(client, planned.undo_id)).body).toMatchObject({ brought_back: 2, stayed: [{ kind: 'TAKEN' }] });
    const [after] = await daysOf(client, 1);
    expect(after!.calendar_items.map(({ id }) => id)).toEqual([
      before!.calendar_items[0]!.id,
      added.id,
      before!.calendar_items[2]!.id,
    ]);
  });

  it('include a meal that a person added next to the new one', async () => {
    const { client } = await personWithPlan(app);
    const [before] = await diaryOf(client, 1);
    const { body: planned } = await planDay(client);
    const { body: added } = await client.call(planQuickAddMeal, {
      body: { calendar_day_id: before!.id, meal_slot_id: planned.calendar_items[1]!.meal_slot!, kcal: 300 },
    });
    expect((await undo(client, planned.undo_id)).body).toMatchObject({ brought_back: 3, stayed: [] });
    const [after] = await daysOf(client, 1);
    expect(after!.calendar_items.filter(({ id }) => id !== added.id)).toEqual(before!.calendar_items);
  });

  it('include a meal whose predecessor now breaks the rules, so that nothing forbidden is restored', async () => {
    const { client, person } = await personWithPlan(app);
    await planDays(client, MONDAY, 2);
    app.clock.advance({ minutes: 1 });
    const { id } = await app.db
      .selectFrom('intake')
      .select('id')
      .where('person_id', '=', person.id)
      .executeTakeFirstOrThrow();
    expect((await client.call(updateUserProfile, { params: { id }, body: { diet: 'VEGAN' } })).status).toBe(200);
    const { body: planned } = await planDays(client, MONDAY, 2);
    const { body } = await undo(client, planned.undo_id);
    expect(body.stayed.length).toBeGreaterThan(0);
    expect(new Set(body.stayed.map(({ kind }) => kind))).toEqual(new Set(['UNFIT']));
    for (const day of await diaryOf(client, 2)) {
      for (const { meal } of day.calendar_items) {
        expect(meal.recipe_template.diets.vegan).toBe('yes');
      }
    }
  });

  it('include a meal whose predecessor has lost its recipe', async () => {
    const { client, person } = await personWithPlan(app);
    const { body: planned } = await planDay(client);
    await changeKept(person, (kept) => {
      kept.meals[0]!.recipe_template_id = 2_000_000_000;
    });
    expect((await undo(client, planned.undo_id)).body).toMatchObject({ brought_back: 2, stayed: [{ kind: 'GONE' }] });
  });

  it('are all the new meals if the columns of the tables have changed', async () => {
    const { client, person } = await personWithPlan(app);
    const { body: planned } = await planDay(client);
    await changeKept(person, (kept) => {
      kept.lines = kept.lines.map((line) => ({ ...line, bygone: null }));
    });
    const before = await daysOf(client);
    expect((await undo(client, planned.undo_id)).body).toMatchObject({ brought_back: 0 });
    expect(await daysOf(client)).toEqual(before);
  });
});

describe('permission to undo', () => {
  it('belongs to the person and their coach, while others cannot find the replacement', async () => {
    const coach = await aPerson(app.db, { is_coach: true });
    const { client } = await personWithPlan(app, {}, { coach_id: coach.id });
    const before = await daysOf(client);
    const { body } = await planDay(client);
    const stranger = app.as(tokenOf(await aPerson(app.db)));
    expect((await undo(stranger, body.undo_id)).status).toBe(404);
    const otherCoach = app.as(tokenOf(await aPerson(app.db, { is_coach: true })));
    expect((await undo(otherCoach, body.undo_id)).status).toBe(404);
    expect((await undo(app.as(tokenOf(coach)), body.undo_id)).body).toMatchObject({ brought_back: 3 });
    expect(await daysOf(client)).toEqual(before);
  });

  it('lasts one day, after which the stored meals are deleted', async () => {
    const { client, person } = await personWithPlan(app);
    const { body } = await planDay(client);
    app.clock.advance({ hours: 23, minutes: 59 });
    const { body: later } = await planDay(client, addDays(MONDAY, 1));
    app.clock.advance({ minutes: 1 });
    expect((await undo(client, body.undo_id)).status).toBe(404);
    await deleteOldReplacements(app.database.as({ personId: null, system: 'expire' }), app.clock.now());
    const left = await app.db.selectFrom('replacement').select('id').where('person_id', '=', person.id).execute();
    expect(left).toEqual([{ id: later.undo_id }]);
  });
});

it('a meal that was eaten or is on another day cannot be replaced', async () => {
  const { client } = await personWithPlan(app);
  const [day, next] = await diaryOf(client, 2);
  const item = day!.calendar_items[0]!;
  await client.call(updateCalendarItem, { params: { id: item.id }, body: { status: 'EATEN' } });
  expect((await swap(client, day!, 0)).status).toBe(400);
  expect((await client.call(getCalendarItem, { params: { id: item.id } })).body).toMatchObject({ status: 'EATEN' });
  const elsewhere = { ...day!, calendar_items: [next!.calendar_items[0]!] };
  expect((await swap(client, elsewhere, 0)).status).toBe(400);
});

it('a grocery list counts the restored meals as if nothing had happened', async () => {
  const { client } = await personWithPlan(app);
  const { body: list } = await client.call(createGroceryList, {
    body: { start_date: MONDAY, end_date: addDays(MONDAY, 6) },
  });
  const look = async () => (await client.call(getGroceryList, { params: { id: list.id } })).body;
  const before = await look();
  const { body } = await planDays(client);
  expect((await look()).plan_changes).not.toEqual(before.plan_changes);
  await undo(client, body.undo_id);
  expect(await look()).toEqual(before);
});

/** Changes the snapshot of a person's only replacement, as later changes to recipes and tables would. */
async function changeKept(
  { id }: Pick<Person, 'id'>,
  change: (kept: { meals: { recipe_template_id: number }[]; lines: Record<string, unknown>[] }) => void,
): Promise<void> {
  const { kept } = await app.db
    .selectFrom('replacement')
    .select('kept')
    .where('person_id', '=', id)
    .executeTakeFirstOrThrow();
  change(kept as Parameters<typeof change>[0]);
  await app.db
    .updateTable('replacement')
    .set({ kept: JSON.stringify(kept) })
    .where('person_id', '=', id)
    .execute();
}
