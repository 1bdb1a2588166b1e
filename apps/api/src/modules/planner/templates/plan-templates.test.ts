import { createCalendarItem, deleteCalendarItem, updateCalendarItem } from '@weekbord/contract/diary/calendar-items';
import { planQuickAddMeal } from '@weekbord/contract/diary/quick-add-meals';
import { editRecipeMealPortions } from '@weekbord/contract/diary/recipe-meals';
import {
  applyPlanTemplate,
  createPlanTemplate,
  deletePlanTemplate,
  listPlanTemplates,
  previewPlanTemplate,
  updatePlanTemplate,
} from '@weekbord/contract/planner/plan-templates';
import { undoReplacement } from '@weekbord/contract/planner/undo-replacement';
import { addDays } from '@weekbord/domain/dates/plain-date';
import { MAX_TEMPLATES } from '@weekbord/domain/planner/templates/plan-templates';
import { tokenOf } from '@weekbord/testkit/builders/by-person';
import { aClientOf, aCoach, aPerson } from '@weekbord/testkit/builders/people';
import * as fc from 'fast-check';
import { sql } from 'kysely';
import pg from 'pg';
import { describe, expect, it, vi } from 'vitest';
import {
  cookTogether,
  daysOf,
  MONDAY,
  personWithPlan,
  slotsOf,
  startPlannerApp,
} from '../../diary/diary.test-support.ts';
import { smallCatalogue } from '../../recipes/templates/small-catalogue.test-support.ts';
import { aCopier, type Copier, EMPTY, idsOf, MAY_COPY, platesOf } from '../copying/copy-meals.test-support.ts';

const app = await startPlannerApp(smallCatalogue(), { quick: true });

const save = async ({ client }: Copier, body: Partial<{ name: string; start_date: string; num_days: number }> = {}) =>
  (await client.call(createPlanTemplate, { body: { name: 'Busy week', start_date: MONDAY, ...body } })).body;
const preview = async ({ client }: Copier, id: number, start: string) =>
  (await client.call(previewPlanTemplate, { params: { id }, query: { start_date: start } })).body;
const apply = async ({ client }: Copier, id: number, start: string, agreed?: number[]) => {
  app.clock.advance({ minutes: 1 });
  const body = { start_date: start, ...(agreed && { replaceable_item_ids: agreed }) };
  return (await client.call(applyPlanTemplate, { params: { id }, body })).body;
};
const undo = async ({ client }: Copier, id: number | null) => {
  app.clock.advance({ minutes: 1 });
  return (await client.call(undoReplacement, { params: { id: id! } })).body;
};
const itemsOf = async ({ client }: Copier, days = 17) =>
  (await daysOf(client, days)).flatMap((day) => day.calendar_items);
/** Returns the copier's meals, to compare before and after. */
const mealsKept = async (them: Copier) =>
  app.db.selectFrom('recipe_meal').select('id').where('person_id', '=', them.person.id).orderBy('id').execute();

describe('a template', () => {
  it('is saved and used with as few statements for a week as for a day', async () => {
    const them = await aCopier(app);
    const statements = vi.spyOn(pg.Client.prototype, 'query');
    const countOf = async (days: number) => {
      statements.mockClear();
      const { id } = await save(them, { num_days: days });
      await apply(them, id, addDays(EMPTY, 7 * days));
      return statements.mock.calls.length;
    };
    const [ofDay, ofWeek] = [await countOf(1), await countOf(7)];
    statements.mockRestore();
    expect(ofDay).toBeGreaterThan(10);
    expect(ofWeek).toBeLessThan(ofDay + 6);
  });

  it('saves the meals of a week or a day under a name, and can be renamed and deleted', async () => {
    const them = await aCopier(app);
    const before = await mealsKept(them);
    const week = await save(them);
    expect(week).toMatchObject({ name: 'Busy week', num_days: 7, user: them.person.id });
    const names = (await itemsOf(them, 7)).map(
      (item) => item.content_type === 'recipemeal' && item.meal.recipe_template.name,
    );
    expect(week.meals.map(({ name }) => name)).toEqual(names);
    expect(week.meals.map(({ day }) => day)).toEqual(names.map((_, at) => Math.floor(at / 3)));
    const day = await save(them, { name: '  Sunday\u0020', start_date: addDays(MONDAY, 6), num_days: 1 });
    expect(day).toMatchObject({ name: 'Sunday', num_days: 1 });
    const list = async () => (await them.client.call(listPlanTemplates)).body.results.map(({ name }) => name);
    expect(await list()).toEqual(['Sunday', 'Busy week']);
    const renamed = await them.client.call(updatePlanTemplate, { params: { id: day.id }, body: { name: 'Lazy day' } });
    expect(renamed.body).toEqual({ ...day, name: 'Lazy day' });
    for (const { id } of [day, week]) await them.client.call(deletePlanTemplate, { params: { id } });
    expect(await list()).toEqual([]);
    expect(await mealsKept(them)).toEqual(before);
  });

  it('is rejected without a name, for days without meals, where copying is off, and if there are already thirty', async () => {
    const them = await aCopier(app);
    const send = (body: object) => them.client.send('POST', '/api/planner/planTemplate', { body });
    expect(await send({ name: ' ', start_date: MONDAY })).toMatchObject({
      status: 400,
      body: { name: [expect.any(String)] },
    });
    expect(await send({ name: 'x'.repeat(61), start_date: MONDAY })).toMatchObject({ status: 400 });
    expect(await send({ name: 'x', start_date: MONDAY, num_days: 8 })).toMatchObject({ status: 400 });
    expect(await send({ name: 'x', start_date: EMPTY })).toMatchObject({
      status: 400,
      body: { non_field_errors: ['No meals to copy.'] },
    });
    const one = { person_id: them.person.id, num_days: 1, created_at: app.clock.now() };
    const full = Array.from({ length: MAX_TEMPLATES }, (_, at) => ({ ...one, name: `${at}` }));
    await app.db.insertInto('plan_template').values(full).execute();
    expect(await send({ name: 'x', start_date: MONDAY })).toMatchObject({
      status: 400,
      body: { non_field_errors: [expect.stringMatching(/limit for templates/)] },
    });
    await app.db.updateTable('person').set({ feature_flags: [] }).where('id', '=', them.person.id).execute();
    expect(await send({ name: 'x', start_date: MONDAY })).toMatchObject({ status: 403, body: { code: 'copying_off' } });
  });

  it('puts the same plates on later days, as planned meals of the person’s own choice, with batches cooked together', async () => {
    const them = await aCopier(app);
    const [first] = them.monday.calendar_items.filter(({ meal_moment }) => meal_moment === 'DINNER');
    const [second] = them.tuesday.calendar_items.filter(({ meal_moment }) => meal_moment === 'DINNER');
    // From now on, a changed meal is cooked separately.
    await them.client.call(editRecipeMealPortions, { params: { id: first!.object_id }, body: { portions: 2 } });
    await cookTogether(app, first!, second!);
    const { id } = await save(them);
    const from = await itemsOf(them, 7);
    const done = await apply(them, id, EMPTY);
    expect(done).toMatchObject({ planned_count: 21, replaced_count: 0, left_out: [], kept_moments: [] });
    const came = done.calendar_days.flatMap((day) => day.calendar_items);
    expect(done.calendar_days.map(({ date }) => date)).toEqual(
      Array.from({ length: 7 }, (_, at) => addDays(EMPTY, at)),
    );
    expect(new Set(came.map(({ planned_by }) => planned_by))).toEqual(new Set(['PERSON']));
    const bare = (items: typeof came) =>
      platesOf(items).map(({ recipe, status, lines }) => ({ recipe, status, lines }));
    expect(bare(came)).toEqual(bare(from));
    const warmed = came.filter((item) => item.content_type === 'recipemeal' && item.leftover_of !== null);
    expect(warmed.map((item) => item.content_type === 'recipemeal' && item.leftover_of?.date)).toEqual([EMPTY]);
    expect((await itemsOf(them, 7)).slice(0, 21)).toEqual(from);
  });

  it('previews what is replaced, what stays and what is left out, and then does exactly that', async () => {
    const them = await aCopier(app);
    const { client, person, tuesday } = them;
    const { id } = await save(them, { start_date: MONDAY, num_days: 1 });
    const [breakfast, lunch, dinner] = tuesday.calendar_items;
    await client.call(updateCalendarItem, { params: { id: breakfast!.id }, body: { status: 'EATEN' } });
    await client.call(updateCalendarItem, { params: { id: lunch!.id }, body: { locked: true } });
    const before = await itemsOf(them);
    const shown = await preview(them, id, tuesday.date);
    expect(shown.days[0]!.meals.map(({ meal_moment, outcome }) => [meal_moment, outcome])).toEqual([
      ['BREAKFAST', 'KEPT'],
      ['LUNCH', 'KEPT'],
      ['DINNER', 'COMES'],
    ]);
    expect(shown.days[0]!.gives_way.map(({ meal_moment }) => meal_moment)).toEqual(['DINNER']);
    expect(shown.replaceable_item_ids).toEqual([dinner!.id]);
    expect(await itemsOf(them)).toEqual(before);
    expect(await apply(them, id, tuesday.date, [])).toMatchObject({ planned_count: 0, undo_id: null });
    const done = await apply(them, id, tuesday.date, shown.replaceable_item_ids);
    expect(done).toMatchObject({ planned_count: 1, replaced_count: 1 });
    expect(done.kept_moments.map(({ meal_moment }) => meal_moment)).toEqual(['BREAKFAST', 'LUNCH']);
    const after = idsOf(await itemsOf(them));
    expect(after).toEqual(expect.arrayContaining([breakfast!.id, lunch!.id]));
    expect(after).not.toContain(dinner!.id);
    const slot = (await slotsOf(app, person))[0]!;
    const eighth = await client.call(planQuickAddMeal, {
      body: { calendar_day_id: tuesday.id, meal_slot_id: slot.id, kcal: 90 },
    });
    expect(eighth.status).toBe(201);
    expect((await apply(them, id, tuesday.date)).planned_count).toBe(0);
  });

  it('leaves out a meal that now breaks a rule, is disliked or has lost its recipe, and says why', async () => {
    const them = await aCopier(app, { language: 'nl' });
    const { id, meals } = await save(them, { num_days: 1 });
    const recipes = them.monday.calendar_items.map((item) =>
      item.content_type === 'recipemeal' ? item.meal.recipe_template.id : 0,
    );
    await app.db
      .insertInto('disliked_recipe')
      .values({ person_id: them.person.id, recipe_template_id: recipes[0]! })
      .execute();
    await app.db.updateTable('recipe_template').set({ published: false }).where('id', '=', recipes[1]!).execute();
    const line = await app.db
      .selectFrom('recipe_meal_ingredient')
      .innerJoin('serving', 'serving.id', 'recipe_meal_ingredient.serving_id')
      .select('serving.food_id')
      .where('recipe_meal_id', '=', them.monday.calendar_items[2]!.object_id)
      .executeTakeFirstOrThrow();
    const food = await app.db
      .selectFrom('food')
      .select(['id', 'gluten'])
      .where('id', '=', line.food_id)
      .executeTakeFirstOrThrow();
    await app.db.updateTable('food').set({ gluten: 'contains' }).where('id', '=', food.id).execute();
    await app.db
      .updateTable('intake')
      .set({ food_intolerances_gluten: true })
      .where('person_id', '=', them.person.id)
      .execute();
    const { days } = await preview(them, id, EMPTY);
    const done = await apply(them, id, EMPTY);
    await app.db.updateTable('recipe_template').set({ published: true }).where('id', '=', recipes[1]!).execute();
    await app.db.updateTable('food').set({ gluten: food.gluten }).where('id', '=', food.id).execute();
    expect(done).toMatchObject({ planned_count: 0, undo_id: null });
    expect(days[0]!.meals.map(({ outcome }) => outcome)).toEqual(['LEFT_OUT', 'LEFT_OUT', 'LEFT_OUT']);
    expect(days[0]!.meals.map(({ detail }) => detail)).toEqual(done.left_out.map(({ detail }) => detail));
    const words = done.left_out.map(({ detail }, at) => detail.replace(`${meals[at]!.name} is weggelaten: `, ''));
    expect(words[1]).toBe('het recept is verwijderd.');
    expect(words[2]).toBe('er zit (misschien) iets in waar je allergisch voor bent of niet tegen kunt.');
    // A dislike is only reported if no rule is broken.
    expect(words[0]).toMatch(/^(dit gerecht wil je niet meer|er zit \(misschien\) iets in)/);
  });

  it('has its own meals, which cannot be put on a day and are not deleted with a calendar item', async () => {
    const them = await aCopier(app);
    const { client, monday } = them;
    const template = await save(them, { num_days: 1 });
    const rows = await app.db
      .selectFrom('plan_template_meal')
      .select('recipe_meal_id')
      .where('plan_template_id', '=', template.id)
      .execute();
    const kept = rows[0]!.recipe_meal_id!;
    const body = {
      content_type: 'recipemeal',
      object_id: kept,
      calendar_day: monday.id,
      meal_moment: 'LUNCH',
    } as const;
    expect(await client.call(createCalendarItem, { body })).toMatchObject({
      status: 400,
      body: { object_id: [expect.any(String)] },
    });
    const item = monday.calendar_items[0]!;
    expect((await client.call(createCalendarItem, { body: { ...body, object_id: item.object_id } })).status).toBe(201);
    await app.db.updateTable('calendar_item').set({ recipe_meal_id: kept }).where('id', '=', item.id).execute();
    expect((await client.call(deleteCalendarItem, { params: { id: item.id } })).status).toBe(204);
    expect((await client.call(listPlanTemplates)).body.results).toEqual([template]);
  });

  it('can be used by a coach for a client, and is inaccessible to everyone else', async () => {
    const coach = await aCoach(app.db, MAY_COPY);
    const them = await aCopier(app, { coach_id: coach.id });
    const { id } = await save(them, { num_days: 1 });
    const asCoach = app.as(tokenOf(coach));
    expect((await asCoach.call(listPlanTemplates, { query: { user: them.person.id } })).body.count).toBe(1);
    expect((await asCoach.call(applyPlanTemplate, { params: { id }, body: { start_date: EMPTY } })).status).toBe(200);
    for (const stranger of [await aClientOf(app.db, coach, MAY_COPY), await aPerson(app.db, MAY_COPY)]) {
      const client = app.as(tokenOf(stranger));
      const all = await Promise.all([
        client.call(previewPlanTemplate, { params: { id }, query: { start_date: EMPTY } }),
        client.call(applyPlanTemplate, { params: { id }, body: { start_date: EMPTY } }),
        client.call(updatePlanTemplate, { params: { id }, body: { name: 'mine' } }),
        client.call(deletePlanTemplate, { params: { id } }),
        client.call(listPlanTemplates, { query: { user: them.person.id } }),
      ]);
      expect(all.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404]);
      expect((await client.call(listPlanTemplates)).body.count).toBe(0);
    }
  });
});

describe("a coach's own template", () => {
  const aPair = async (details = {}) => {
    const them = await aCopier(app, { is_coach: true });
    const { person: eater, client: asEater } = await personWithPlan(
      app,
      {},
      { ...MAY_COPY, coach_id: them.person.id, ...details },
    );
    return { them, eater, asEater };
  };

  it("is planned for a client by the client's own rules and day plans, and undone in one step", async () => {
    const { them, eater, asEater } = await aPair();
    const { id, meals } = await save(them);
    const [line] = await app.db
      .updateTable('recipe_meal_ingredient as line')
      .set({ swapped_from_id: sql`(select food_id from serving where serving.id = line.serving_id)` })
      .set({ swapped_because: ['intolerance:lactose'] })
      .from('plan_template_meal as kept')
      .where('kept.plan_template_id', '=', id)
      .whereRef('kept.recipe_meal_id', '=', 'line.recipe_meal_id')
      .whereRef('kept.person_id', '=', 'line.person_id')
      .returning('line.recipe_meal_id')
      .execute();
    expect(line).toBeDefined();
    await app.db
      .insertInto('disliked_recipe')
      .columns(['person_id', 'recipe_template_id'])
      .expression(
        app.db
          .selectFrom('recipe_meal')
          .select([sql.val(eater.id).as('person_id'), 'recipe_template_id'])
          .where('person_id', '=', them.person.id)
          .where('id', '=', line!.recipe_meal_id)
          .where('recipe_template_id', 'is not', null),
      )
      .execute();
    const query = { user: eater.id, start_date: EMPTY };
    const shown = await them.client.call(previewPlanTemplate, { params: { id }, query });
    const outcomes = shown.body.days.flatMap((day) => day.meals.map(({ outcome }) => outcome));
    expect(outcomes).toHaveLength(meals.length);
    expect(outcomes).toContain('LEFT_OUT');
    expect(outcomes).toContain('COMES');
    const own = await itemsOf(them);
    const before = await daysOf(asEater, 17);
    const body = { user: eater.id, start_date: EMPTY, replaceable_item_ids: shown.body.replaceable_item_ids };
    const done = (await them.client.call(applyPlanTemplate, { params: { id }, body })).body;
    expect(done.planned_count).toBe(outcomes.filter((outcome) => outcome === 'COMES').length);
    expect(done.left_out.length).toBe(outcomes.filter((outcome) => outcome === 'LEFT_OUT').length);
    expect(await itemsOf(them)).toEqual(own);
    const came = (await daysOf(asEater, 17)).filter(({ date }) => date >= EMPTY).flatMap((day) => day.calendar_items);
    expect(came).toHaveLength(done.planned_count);
    const reasons = await app.db
      .selectFrom('recipe_meal_ingredient')
      .select('swapped_because')
      .distinct()
      .where('person_id', '=', eater.id)
      .where('swapped_from_id', 'is not', null)
      .execute();
    // The food stays swapped, and the coach's own restrictions stay private.
    expect(reasons).toEqual([{ swapped_because: [] }]);
    const undone = await them.client.call(undoReplacement, { params: { id: done.undo_id! } });
    expect(undone.status).toBe(200);
    const itemIds = (days: typeof before) => days.flatMap((day) => idsOf(day.calendar_items));
    expect(itemIds(await daysOf(asEater, 17))).toEqual(itemIds(before));
  });

  it('is rejected for anyone who is not a client of the caller, and where copying is off', async () => {
    const { them, eater } = await aPair();
    const { id } = await save(them, { num_days: 1 });
    const asked = (user: number) => ({ params: { id }, body: { user, start_date: EMPTY } });
    const other = await aCoach(app.db, MAY_COPY);
    const strangers = [other, await aClientOf(app.db, other, MAY_COPY), await aPerson(app.db)];
    for (const { id: stranger } of strangers) {
      expect((await them.client.call(applyPlanTemplate, asked(stranger))).status).toBe(404);
      const query = { user: stranger, start_date: EMPTY };
      expect((await them.client.call(previewPlanTemplate, { params: { id }, query })).status).toBe(404);
    }
    // A client's template cannot be used for another client of the same coach either.
    const sibling = await aCopier(app, { coach_id: them.person.id });
    const theirs = await save(sibling, { num_days: 1 });
    const crossed = { params: { id: theirs.id }, body: { user: eater.id, start_date: EMPTY } };
    expect((await them.client.call(applyPlanTemplate, crossed)).status).toBe(404);
    await app.db.updateTable('person').set({ feature_flags: [] }).where('id', '=', eater.id).execute();
    expect(await them.client.call(applyPlanTemplate, asked(eater.id))).toMatchObject({
      status: 403,
      body: { code: 'copying_off' },
    });
  });
});

/** Edits that a person can make to a meal on a day. */
const EDITS = {
  tick: { status: 'EATEN' },
  untick: { status: 'PLANNED' },
  lock: { locked: true },
} as const;
const someEdits = fc.array(
  fc.record({ name: fc.constantFrom(...(Object.keys(EDITS) as (keyof typeof EDITS)[])), at: fc.nat(40) }),
  { maxLength: 8 },
);

it('a template changes nothing that was eaten, changed or locked, and one undo restores the state before it', async () => {
  const them = await aCopier(app);
  const templates = [await save(them), await save(them, { name: 'Day', num_days: 1 })];
  await fc.assert(
    fc.asyncProperty(
      someEdits,
      fc.constantFrom(...templates),
      fc.integer({ min: 0, max: 9 }),
      async (edits, { id }, offset) => {
        const existing = await itemsOf(them);
        for (const { name, at } of edits) {
          app.clock.advance({ minutes: 1 });
          const params = { id: existing[at % existing.length]!.id };
          await them.client.call(updateCalendarItem, { params, body: EDITS[name] });
        }
        const before = await daysOf(them.client, 17);
        const done = await apply(them, id, addDays(MONDAY, offset));
        const after = await itemsOf(them);
        for (const day of before) {
          for (const item of day.calendar_items) {
            const isTouched = item.status === 'EATEN' || item.planned_by === 'PERSON' || item.locked;
            if (!isTouched) continue;
            const { reason: _, ...same } = item;
            expect(after.find((one) => one.id === item.id)).toMatchObject(same);
          }
        }
        if (done.undo_id === null) {
          expect(done.planned_count).toBe(0);
          return;
        }
        const undone = await undo(them, done.undo_id);
        expect(undone.stayed).toEqual([]);
        const known = new Set(before.map(({ date }) => date));
        const now = await daysOf(them.client, 17);
        expect(now.filter(({ date }) => known.has(date))).toEqual(before);
        // A day that was created for a meal is kept.
        expect(now.filter(({ date }) => !known.has(date)).flatMap((day) => day.calendar_items)).toEqual([]);
      },
    ),
    { numRuns: 4, seed: 7 },
  );
});
