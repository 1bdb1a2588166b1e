import { catalogueVersion, loadCatalogue } from '@weekbord/catalogue/load';
import { deleteCalendarItem, updateCalendarItem } from '@weekbord/contract/diary/calendar-items';
import { editRecipeMealPortions } from '@weekbord/contract/diary/recipe-meals';
import { logMeals } from '@weekbord/contract/diary/log-meals';
import { autoPlanDays } from '@weekbord/contract/planner/auto-plan';
import { createGroceryList } from '@weekbord/contract/groceries/grocery-lists';
import { previewWeekRepair, repairWeek } from '@weekbord/contract/planner/repair-week';
import { undoReplacement } from '@weekbord/contract/planner/undo-replacement';
import type { Sent } from '@weekbord/contract/endpoint';
import type { CalendarDay } from '@weekbord/contract/diary/models';
import { addDays } from '@weekbord/domain/dates/plain-date';
import type { MealMoment } from '@weekbord/domain/slots/meal-moments';
import { rowsOf, whileLocked } from '@weekbord/testkit/overlapping-requests';
import { tokenOf } from '@weekbord/testkit/builders/by-person';
import { aPerson, type Person } from '@weekbord/testkit/builders/people';
import type { TestClient } from '@weekbord/testkit/test-client';
import fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';
import { daysOf, MONDAY, personWithPlan, slotsOf, startPlannerApp } from '../../diary/diary.test-support.ts';

const app = await startPlannerApp({ version: catalogueVersion, load: loadCatalogue }, { quick: true });
const WEDNESDAY = addDays(MONDAY, 2);

beforeEach(() => {
  app.clock.set(new Date(`${WEDNESDAY}T08:00:00Z`));
});

const preview = (client: TestClient, about: Partial<Sent<typeof previewWeekRepair>['body']> = {}) =>
  client.call(previewWeekRepair, { body: { date: WEDNESDAY, today: WEDNESDAY, ...about } });
const apply = (client: TestClient, fingerprint: string) =>
  client.call(repairWeek, { body: { date: WEDNESDAY, today: WEDNESDAY, fingerprint } });
const tick = (client: TestClient, id: number) => {
  app.clock.advance({ minutes: 1 });
  return client.call(updateCalendarItem, { params: { id }, body: { status: 'EATEN' } });
};
const at = (day: CalendarDay, moment: MealMoment) => day.calendar_items.find((item) => item.meal_moment === moment)!;

/** Returns a person who ate as planned on Monday, and on Tuesday had dinner out with the given kcal. */
async function afterDinnerOut(kcal = 2400) {
  const { client, person } = await personWithPlan(app);
  const [monday, tuesday] = await daysOf(client, 2);
  for (const item of monday!.calendar_items) await tick(client, item.id);
  for (const moment of ['BREAKFAST', 'LUNCH'] as const) await tick(client, at(tuesday!, moment).id);
  await haveDinnerOut(client, person, kcal);
  return { client, person };
}

/** Logs a dinner out on Tuesday. */
async function haveDinnerOut(client: TestClient, person: Person, kcal: number) {
  const [, tuesday] = await daysOf(client, 2);
  const dinner = (await slotsOf(app, person)).find(({ meal_moment: moment }) => moment === 'DINNER')!;
  const meal = { content_type: 'quickaddmeal', name: 'Dinner out', kcal } as const;
  const body = { calendar_day_id: tuesday!.id, meal_slot_id: dinner.id, today: WEDNESDAY, meals: [meal] };
  expect((await client.call(logMeals, { body })).status).toBe(201);
}

/** Edits that a person makes to a week before a repair. */
const EDITS = {
  eat: (client: TestClient, _person: Person, days: readonly CalendarDay[], nth: number) =>
    tick(client, nthOf(days, nth)),
  lock: (client: TestClient, _person: Person, days: readonly CalendarDay[], nth: number) =>
    client.call(updateCalendarItem, { params: { id: nthOf(days, nth) }, body: { locked: true } }),
  change: (client: TestClient, _person: Person, days: readonly CalendarDay[], nth: number) => {
    const items = days.flatMap((day) => day.calendar_items);
    const { object_id: id } = items.find((item) => item.id === nthOf(days, nth))!;
    return client.call(editRecipeMealPortions, { params: { id }, body: { portions: 2 } });
  },
  log: async (client: TestClient, person: Person, days: readonly CalendarDay[], nth: number) => {
    const dinner = (await slotsOf(app, person)).find(({ meal_moment: moment }) => moment === 'DINNER')!;
    const meal = { content_type: 'quickaddmeal', name: 'Birthday', kcal: 900 } as const;
    const day = days[nth % days.length]!;
    const body = { calendar_day_id: day.id, meal_slot_id: dinner.id, today: WEDNESDAY, meals: [meal] };
    return client.call(logMeals, { body });
  },
} as const;
const edit = fc.record({
  name: fc.constantFrom(...(['eat', 'lock', 'change', 'log'] as const)),
  at: fc.nat(20),
});
const nthOf = (days: readonly CalendarDay[], nth: number) => {
  const recipes = days.flatMap((day) => day.calendar_items.filter((item) => item.content_type === 'recipemeal'));
  return recipes[nth % recipes.length]!.id;
};

/** Returns what a new grocery list of the week needs. */
async function toBuy(client: TestClient) {
  const body = { start_date: MONDAY, end_date: addDays(MONDAY, 6) };
  const { items } = (await client.call(createGroceryList, { body })).body;
  return items.map(({ food, quantity }) => [food, quantity]);
}

describe("a preview of a week's repair", () => {
  it('is rejected without a plan, and for another person’s week', async () => {
    const client = app.as(tokenOf(await aPerson(app.db)));
    expect(await preview(client)).toMatchObject({ status: 400 });
    const { person } = await personWithPlan(app);
    expect((await preview(client, { user: person.id })).status).toBe(404);
  });

  it('finds nothing if the week is on plan, and says so', async () => {
    const { client } = await personWithPlan(app);
    const previews: Readonly<{ reason: string | null; changes: readonly unknown[]; groceries: readonly unknown[] }>[] =
      [];
    for (let seed = 1; seed <= 12; seed += 1) {
      const plan = { start_date_inclusive: MONDAY, num_days: 7, delete_existing_plans: true, seed };
      await client.call(autoPlanDays, { body: plan });
      const { body } = await preview(client);
      expect(body.days).toHaveLength(7);
      previews.push(body);
    }
    // The searches of tests are short, so that some weeks are not on plan.
    const unchanged = previews.filter(({ changes }) => changes.length === 0);
    expect(unchanged.length).toBeGreaterThan(0);
    for (const { reason, groceries } of unchanged) expect([reason, groceries]).toEqual(['FITS', []]);
  });

  it('finds no meal to change in a week that is over', async () => {
    const { client } = await afterDinnerOut();
    app.clock.set(new Date(`${addDays(MONDAY, 8)}T08:00:00Z`));
    const { body } = await preview(client, { today: MONDAY });
    expect(body).toMatchObject({ reason: 'NOTHING_FREE', changes: [], groceries: [] });
  });

  it('makes up for a restaurant dinner over the remaining days, by at most a tenth of each day', async () => {
    const { client } = await afterDinnerOut();
    const before = await daysOf(client);
    const { body } = await preview(client);
    expect(await daysOf(client)).toEqual(before);
    expect(body.reason).toBeNull();
    expect(body.days[1]!.before.kcal).toBeGreaterThan(body.days[1]!.target.kcal + 1000);
    expect(body.days.slice(0, 2).map(({ after }) => after)).toEqual(body.days.slice(0, 2).map(({ before: as }) => as));
    for (const { target, after } of body.days.slice(2)) {
      expect(after.kcal).toBeLessThan(0.97 * target.kcal);
      expect(after.kcal).toBeGreaterThan(0.86 * target.kcal);
      expect(after.protein).toBeGreaterThan(0.84 * target.protein);
    }
    expect(body.let_go_kcal).toBeGreaterThan(300);
    expect(body.let_go_kcal).toBe(body.week.after.kcal - body.week.target.kcal);
    expect(body.week.after.kcal).toBeLessThan(body.week.before.kcal);
    for (const change of body.changes) {
      expect(change.date >= WEDNESDAY).toBe(true);
      const told = ({ kcal, protein, recipe_template: { id } }: typeof change.before) => [kcal, protein, id];
      expect(told(change.after!)).not.toEqual(told(change.before));
    }
    // Most dishes stay the same, and only their size changes.
    const resized = body.changes.filter(({ kind }) => kind === 'RESIZED');
    expect(resized.length).toBeGreaterThan(body.changes.length / 2);
    for (const { before: was, after } of resized) expect(after!.recipe_template.id).toBe(was.recipe_template.id);
    expect(body.groceries.length).toBeGreaterThan(0);
    expect((await preview(client)).body).toEqual(body);
  });

  it('counts a day with hardly any records as on plan', async () => {
    const { client, person } = await personWithPlan(app);
    const [monday, tuesday] = await daysOf(client, 2);
    await tick(client, at(monday!, 'BREAKFAST').id);
    for (const moment of ['BREAKFAST', 'LUNCH'] as const) await tick(client, at(tuesday!, moment).id);
    await haveDinnerOut(client, person, 2400);
    const { body } = await preview(client);
    const { target, before, after } = body.days[0]!;
    expect([before, after]).toEqual([target, target]);
    expect(body.week.before.kcal).toBeGreaterThan(body.week.target.kcal + 1000);
  });

  it("first asks whether today's past meals were eaten, and changes nothing until the person has answered", async () => {
    const { client } = await afterDinnerOut();
    const wednesday = (await daysOf(client))[2]!;
    const [breakfast, lunch] = [at(wednesday, 'BREAKFAST'), at(wednesday, 'LUNCH')];
    const evening = { from_moment: 'DINNER' } as const;
    const asked = (await preview(client, evening)).body;
    expect(asked).toMatchObject({ reason: 'UNANSWERED', changes: [], groceries: [] });
    expect(asked.unanswered.map(({ id }) => id)).toEqual([breakfast.id, lunch.id]);
    // Until the person answers, those meals count as eaten.
    expect(asked.days[2]!.before.kcal).toBeGreaterThan(0.9 * asked.days[2]!.target.kcal);
    const body = { date: WEDNESDAY, today: WEDNESDAY, ...evening, fingerprint: asked.fingerprint };
    expect(await client.call(repairWeek, { body })).toMatchObject({ status: 409, body: { code: 'meals_unanswered' } });
    expect((await daysOf(client))[2]).toEqual(wednesday);

    await tick(client, breakfast.id);
    expect((await preview(client, evening)).body.unanswered.map(({ id }) => id)).toEqual([lunch.id]);
    const said = { ...evening, not_eaten: [lunch.id] };
    const { body: shown } = await preview(client, said);
    expect([shown.reason, shown.unanswered]).toEqual([null, []]);
    expect(shown.days[2]!.before.kcal).toBeCloseTo(asked.days[2]!.before.kcal - lunch.meal.kcal!, -1);
    const done = await client.call(repairWeek, { body: { ...body, ...said, fingerprint: shown.fingerprint } });
    expect(done).toMatchObject({ status: 200, body: { changed_count: shown.changes.length } });
  });

  it('does not ask again about a meal that the person skipped, unless that is undone', async () => {
    const { client } = await afterDinnerOut();
    const before = await daysOf(client);
    const [breakfast, lunch] = (['BREAKFAST', 'LUNCH'] as const).map((moment) => at(before[2]!, moment));
    const evening = { date: WEDNESDAY, today: WEDNESDAY, from_moment: 'DINNER' } as const;
    const said = { ...evening, not_eaten: [breakfast!.id, lunch!.id] };
    const { body: shown } = await preview(client, said);
    expect(shown.changes.length).toBeGreaterThan(0);
    app.clock.advance({ minutes: 5 });
    const { body: done } = await client.call(repairWeek, { body: { ...said, fingerprint: shown.fingerprint } });
    const after = await daysOf(client);
    const marked = { status: 'PLANNED', skipped: true, planned_by: 'PERSON' };
    for (const moment of ['BREAKFAST', 'LUNCH'] as const) expect(at(after[2]!, moment)).toMatchObject(marked);
    expect(done.calendar_days.map(({ date }) => date)).toContain(WEDNESDAY);

    const { body: again } = await preview(client, evening);
    expect([again.unanswered, again.changes]).toEqual([[], []]);
    expect(again.days[2]!.before).toEqual(shown.days[2]!.after);

    const { body: undone } = await client.call(undoReplacement, { params: { id: done.undo_id! } });
    expect(undone).toMatchObject({ stayed: [], was_undone: false });
    expect(await daysOf(client)).toEqual(before);
    expect((await preview(client, evening)).body.unanswered).toHaveLength(2);
  });

  it('keeps the answer that a meal was skipped even if nothing else changes', async () => {
    const { client } = await personWithPlan(app);
    // From Sunday evening on there is nothing left to change.
    app.clock.set(new Date(`${addDays(MONDAY, 6)}T20:00:00Z`));
    const sunday = { date: addDays(MONDAY, 6), today: addDays(MONDAY, 6), from_moment: null };
    const day = (await daysOf(client))[6]!;
    const answers = { ...sunday, not_eaten: day.calendar_items.map(({ id }) => id) };
    const { body: shown } = await preview(client, answers);
    expect(shown.changes).toEqual([]);
    const { body: done } = await client.call(repairWeek, { body: { ...answers, fingerprint: shown.fingerprint } });
    expect(done).toMatchObject({ changed_count: 0, calendar_days: [{ date: sunday.date }] });
    expect((await daysOf(client))[6]!.calendar_items.every(({ skipped }) => skipped)).toBe(true);
    expect((await preview(client, sunday)).body.reason).toBe('NOTHING_FREE');

    await client.call(undoReplacement, { params: { id: done.undo_id! } });
    expect((await daysOf(client))[6]).toEqual(day);
  });

  it('removes the planner’s meal if a person put another one in its place', async () => {
    const { client, person } = await personWithPlan(app);
    const friday = (await daysOf(client))[4]!;
    const dinner = (await slotsOf(app, person)).find(({ meal_moment: moment }) => moment === 'DINNER')!;
    const meal = { content_type: 'quickaddmeal', name: 'Birthday', kcal: 900 } as const;
    const body = { calendar_day_id: friday.id, meal_slot_id: dinner.id, today: WEDNESDAY, meals: [meal] };
    await client.call(logMeals, { body });
    const { body: shown } = await preview(client);
    const removed = shown.changes.filter(({ kind }) => kind === 'REMOVED');
    expect(removed).toMatchObject([{ calendar_item: at(friday, 'DINNER').id, after: null, because: 'ANOTHER_STANDS' }]);
    expect((await apply(client, shown.fingerprint)).status).toBe(200);
    const now = (await daysOf(client))[4]!.calendar_items.filter((item) => item.meal_moment === 'DINNER');
    expect(now.map(({ content_type: kind }) => kind)).toEqual(['quickaddmeal']);
  });

  it('replaces what the person may no longer eat', async () => {
    const { client, person } = await personWithPlan(app);
    await app.db.updateTable('intake').set({ diet: 'VEGAN' }).where('person_id', '=', person.id).execute();
    const { body } = await preview(client);
    expect(body.changes.length).toBeGreaterThan(3);
    for (const { after } of body.changes) expect(after!.recipe_template.diets).toMatchObject({ vegan: 'yes' });
    const stays = new Set(body.changes.map(({ calendar_item: id }) => id));
    const kept = (await daysOf(client))
      .slice(2)
      .flatMap((day) => day.calendar_items.filter(({ id }) => !stays.has(id)));
    for (const item of kept)
      if (item.content_type === 'recipemeal') expect(item.meal.recipe_template.diets).toMatchObject({ vegan: 'yes' });
  });
});

describe('a repair', () => {
  it('does what was shown, changes nothing else, and is undone exactly', async () => {
    const { client } = await afterDinnerOut();
    const days = await daysOf(client);
    const wednesday = days[2]!;
    await client.call(updateCalendarItem, { params: { id: at(wednesday, 'LUNCH').id }, body: { locked: true } });
    const before = await daysOf(client);
    const { body: shown } = await preview(client);
    app.clock.advance({ minutes: 5 });
    const { status, body: done } = await apply(client, shown.fingerprint);
    expect({ status, changed: done.changed_count }).toEqual({ status: 200, changed: shown.changes.length });
    const after = await daysOf(client);
    const gone = new Set(shown.changes.map(({ calendar_item: id }) => id));
    const items = (of: readonly CalendarDay[]) => of.flatMap((day) => day.calendar_items);
    const kept = items(before).filter(({ id }) => !gone.has(id));
    // A meal's reason may no longer be true once the meals around it change.
    const withoutReason = (of: typeof kept) => of.map((item) => ({ ...item, reason: null }));
    const keptIds = new Set(kept.map(({ id }) => id));
    expect(withoutReason(items(after).filter(({ id }) => keptIds.has(id)))).toEqual(withoutReason(kept));
    for (const { date, meal_moment: moment, after: meal } of shown.changes) {
      const stands = at(
        after.find((day) => day.date === date)!,
        moment,
      );
      expect(stands).toMatchObject({
        planned_by: 'PLANNER',
        status: 'PLANNED',
        locked: false,
        meal: { kcal: meal!.kcal },
      });
      expect(stands.meal).toMatchObject({ recipe_template: { id: meal!.recipe_template.id } });
    }
    const dates = new Set(shown.changes.map(({ date }) => date));
    expect(done.calendar_days).toEqual(after.filter(({ date }) => dates.has(date)));
    const { body: undone } = await client.call(undoReplacement, { params: { id: done.undo_id! } });
    expect(undone).toMatchObject({ stayed: [], was_undone: false });
    expect(await daysOf(client)).toEqual(before);
  });

  it('is undone exactly after any sequence of eating, locking, changing and logging', async () => {
    const kinds = new Set<string>();
    await fc.assert(
      fc.asyncProperty(fc.array(edit, { minLength: 1, maxLength: 3 }), async (edits) => {
        const { client, person } = await afterDinnerOut();
        for (const one of edits) await EDITS[one.name](client, person, await daysOf(client), one.at);
        const before = await daysOf(client);
        const [bought, shown] = [await toBuy(client), (await preview(client)).body];
        for (const { kind } of shown.changes) kinds.add(kind);
        app.clock.advance({ minutes: 5 });
        const { status, body: done } = await apply(client, shown.fingerprint);
        expect(status).toBe(200);
        const gone = new Set(shown.changes.map(({ calendar_item: id }) => id));
        const kept = before.flatMap((day) => day.calendar_items.filter(({ id }) => !gone.has(id)));
        const after = (await daysOf(client)).flatMap((day) => day.calendar_items);
        const withoutReason = (items: typeof kept) => items.map((item) => ({ ...item, reason: null }));
        const keptIds = new Set(kept.map(({ id }) => id));
        expect(withoutReason(after.filter(({ id }) => keptIds.has(id)))).toEqual(withoutReason(kept));
        if (done.undo_id !== null) {
          const { body: undone } = await client.call(undoReplacement, { params: { id: done.undo_id } });
          expect(undone.stayed).toEqual([]);
        }
        expect(await daysOf(client)).toEqual(before);
        expect(await toBuy(client)).toEqual(bought);
      }),
      // In both examples a dinner is logged next to the planned one, which the repair removes. In the second, the
      // reason for a later meal mentions that day.
      { numRuns: 4, examples: [[[{ name: 'log', at: 4 }]], [[{ name: 'log', at: 17 }]]] },
    );
    expect(kinds).toContain('REMOVED');
  });

  it('does not change a week that needs no repair, and reports the earlier result when repeated', async () => {
    const { client } = await afterDinnerOut();
    const { body: shown } = await preview(client);
    await apply(client, shown.fingerprint);
    const after = await daysOf(client);
    const again = await preview(client);
    expect(again.body.changes).toEqual([]);
    expect((await apply(client, shown.fingerprint)).body).toEqual({
      calendar_days: [],
      changed_count: 0,
      undo_id: null,
    });
    expect(await daysOf(client)).toEqual(after);
  });

  it('is executed once for the same key', async () => {
    const { client } = await afterDinnerOut();
    const { body: shown } = await preview(client);
    const body = { date: WEDNESDAY, today: WEDNESDAY, fingerprint: shown.fingerprint };
    const headers = { 'idempotency-key': 'a-repair-of-one-week' };
    const [one, other] = await Promise.all(
      [1, 2].map(() => client.send('POST', '/api/planner/repairWeek', { body, headers })),
    );
    expect(other!.body).toEqual(one!.body);
    expect((await daysOf(client)).map(({ calendar_items: items }) => items.length)).toEqual([3, 3 + 1, 3, 3, 3, 3, 3]);
  });

  it.each([
    ['ticked', (client: TestClient, id: number) => tick(client, id)],
    [
      'locked',
      (client: TestClient, id: number) => client.call(updateCalendarItem, { params: { id }, body: { locked: true } }),
    ],
    ['deleted', (client: TestClient, id: number) => client.call(deleteCalendarItem, { params: { id } })],
  ] as const)('is rejected if a meal was %s since the preview, and changes nothing', async (_, touch) => {
    const { client } = await afterDinnerOut();
    const { body: shown } = await preview(client);
    await touch(client, shown.changes[0]!.calendar_item);
    const before = await daysOf(client);
    const { status, body } = await apply(client, shown.fingerprint);
    expect({ status, body }).toMatchObject({
      status: 409,
      body: {
        code: 'week_changed',
        detail: 'This week has changed since you last looked. Check the suggestion again.',
      },
    });
    expect(await daysOf(client)).toEqual(before);
    const { body: next } = await preview(client);
    expect(next.fingerprint).not.toBe(shown.fingerprint);
    expect(next.changes.map(({ calendar_item: id }) => id)).not.toContain(shown.changes[0]!.calendar_item);
  });

  it('keeps a meal that is ticked concurrently, in either order', async () => {
    const { client, person } = await afterDinnerOut();
    const { body: shown } = await preview(client);
    const { calendar_item: id } = shown.changes[0]!;
    const [ticked, repaired] = await whileLocked(app, rowsOf('person', person.id), [
      () => tick(client, id),
      () => apply(client, shown.fingerprint),
    ]);
    expect([ticked.status, repaired.status]).toEqual([200, 409]);
    const all = (await daysOf(client)).flatMap(({ calendar_items: items }) => items);
    expect(all.find((item) => item.id === id)).toMatchObject({ status: 'EATEN' });
  });

  it('cooks for as many people as before, and changes the groceries as shown beforehand', async () => {
    const { client, person } = await afterDinnerOut();
    await app.db
      .updateTable('recipe_meal')
      .set({ cook_for: 3, cook_for_chosen: true })
      .where('person_id', '=', person.id)
      .execute();
    const listed = async () => {
      const body = { start_date: WEDNESDAY, end_date: addDays(MONDAY, 6) };
      const { items } = (await client.call(createGroceryList, { body })).body;
      // Items that are probably at home do not affect the groceries.
      return new Map(items.filter((item) => !item.at_home).map((item) => [item.food, item.display_needed]));
    };
    const before = await listed();
    const { body: shown } = await preview(client);
    expect(shown.changes.filter(({ after: meal }) => meal !== null).length).toBeGreaterThan(3);
    await apply(client, shown.fingerprint);
    const meals = (await daysOf(client)).flatMap(({ calendar_items: items }) => items);
    for (const item of meals) if (item.content_type === 'recipemeal') expect(item.meal.cook_for).toBe(3);
    const after = await listed();
    for (const { food, display_before: was, display_after: is } of shown.groceries)
      expect([before.get(food) ?? null, after.get(food) ?? null]).toEqual([was, is]);
    const said = new Set(shown.groceries.map(({ food }) => food));
    for (const [food, amount] of after)
      if (food !== null && !said.has(food) && !before.has(food)) expect([food, amount]).toEqual([]);
  });
});
