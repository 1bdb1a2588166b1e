import { catalogueVersion, loadCatalogue } from '@weekbord/catalogue/load';
import { deleteCalendarItem, moveMeal, updateCalendarItem } from '@weekbord/contract/diary/calendar-items';
import { deleteIngredient } from '@weekbord/contract/diary/ingredients';
import type { CalendarItem } from '@weekbord/contract/diary/models';
import { planQuickAddMeal } from '@weekbord/contract/diary/quick-add-meals';
import { editRecipeMealPortions } from '@weekbord/contract/diary/recipe-meals';
import { autoPlanDays } from '@weekbord/contract/planner/auto-plan';
import { undoReplacement } from '@weekbord/contract/planner/undo-replacement';
import { getWeekWishes, replaceWeekWishes } from '@weekbord/contract/planner/week-wishes';
import { addDays } from '@weekbord/domain/dates/plain-date';
import { anOnboardedPerson } from '@weekbord/testkit/builders/scenarios';
import type { TestClient } from '@weekbord/testkit/test-client';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { daysOf as daysFromMonday, MONDAY, personWithPlan, startPlannerApp } from '../../diary/diary.test-support.ts';

const app = await startPlannerApp({ version: catalogueVersion, load: loadCatalogue }, { quick: true });
/** The week, and the following days that planning can reach in this test. */
const daysOf = (client: TestClient) => daysFromMonday(client, 10);
const plan = async (client: TestClient, from: number, days: number) => {
  app.clock.advance({ minutes: 1 });
  const body = { start_date_inclusive: addDays(MONDAY, from), num_days: days, delete_existing_plans: true };
  return (await client.call(autoPlanDays, { body })).body;
};
const undo = async (client: TestClient, id: number | null) => {
  app.clock.advance({ minutes: 1 });
  return (await client.call(undoReplacement, { params: { id: id! } })).body;
};

/** Returns a person with a week in which dinners are cooked for two evenings. */
async function personWhoCooksTwice(diet: 'OMNIVORE' | 'VEGETARIAN' = 'OMNIVORE') {
  const { client, person } = await personWithPlan(app, { diet });
  const { user: _, ...wishes } = (await client.call(getWeekWishes)).body;
  await client.call(replaceWeekWishes, { body: { ...wishes, cook_twice: 'DINNER_DINNER' } });
  await plan(client, 0, 7);
  return { client, person };
}

/** Edits that a person can make to a meal on a day. */
const EDITS: Readonly<Record<string, (client: TestClient, item: CalendarItem) => Promise<unknown>>> = {
  tick: (client, { id }) => client.call(updateCalendarItem, { params: { id }, body: { status: 'EATEN' } }),
  lock: (client, { id }) => client.call(updateCalendarItem, { params: { id }, body: { locked: true } }),
  portions: (client, { object_id: id }) =>
    client.call(editRecipeMealPortions, { params: { id }, body: { portions: 2 } }),
  ingredient: async (client, item) => {
    if (item.content_type !== 'recipemeal') return;
    await client.call(deleteIngredient, { params: { id: item.meal.ingredients[0]!.id! } });
  },
  remove: (client, { id }) => client.call(deleteCalendarItem, { params: { id } }),
  add: (client, { calendar_day: day, meal_slot: slot }) =>
    client.call(planQuickAddMeal, { body: { calendar_day_id: day, meal_slot_id: slot!, kcal: 100 } }),
};
/** The same edits, and edits that may put two meals at the same moment. */
const ALL_EDITS: typeof EDITS = {
  ...EDITS,
  move: (client, { id }) =>
    client.call(moveMeal, { params: { id }, body: { date: addDays(MONDAY, id % 7), meal_moment: 'LUNCH' } }),
};
type Edit = Readonly<{ name: string; at: number }>;

async function edit(client: TestClient, edits: readonly Edit[]) {
  for (const { name, at } of edits) {
    const items = (await daysOf(client)).flatMap((day) => day.calendar_items);
    app.clock.advance({ minutes: 1 });
    await ALL_EDITS[name]!(client, items[at % items.length]!);
  }
}

const editsOf = (edits: typeof EDITS) =>
  fc.array(fc.record({ name: fc.constantFrom(...Object.keys(edits)), at: fc.nat(40) }), { maxLength: 4 });
const range = fc.record({ from: fc.integer({ min: 0, max: 6 }), days: fc.integer({ min: 1, max: 4 }) });

it('an undo restores the diary exactly after any earlier edits', async () => {
  const { client } = await personWhoCooksTwice();
  const items = (await daysOf(client)).flatMap((day) => day.calendar_items);
  expect(items.filter((item) => item.content_type === 'recipemeal' && item.batch !== null)).toHaveLength(2);
  expect(items.filter(({ reason }) => reason?.kind === 'USES_FOOD').length).toBeGreaterThan(0);
  await fc.assert(
    fc.asyncProperty(editsOf(ALL_EDITS), fc.array(range, { minLength: 1, maxLength: 3 }), async (edits, ranges) => {
      await edit(client, edits);
      const states = [await daysOf(client)];
      const ids: number[] = [];
      for (const { from, days } of ranges) {
        const { undo_id: id } = await plan(client, from, days);
        if (id === null) continue;
        ids.push(id);
        states.push(await daysOf(client));
      }
      for (const [at, id] of [...ids.entries()].toReversed()) {
        expect((await undo(client, id)).stayed).toEqual([]);
        const now = await daysOf(client);
        // A day that was created for planning is kept.
        const known = new Set(states[at]!.map(({ date }) => date));
        expect(now.filter(({ date }) => known.has(date))).toEqual(states[at]);
      }
      await plan(client, 0, 7);
    }),
    // The first example: what was added in an empty slot is removed too.
    {
      numRuns: 3,
      examples: [
        [[{ name: 'remove', at: 0 }], [{ from: 0, days: 1 }]],
        [
          [
            { name: 'lock', at: 3 },
            { name: 'move', at: 7 },
          ],
          [{ from: 0, days: 4 }],
        ],
      ],
    },
  );
});

it('an undo after further changes restores what no one changed, and leaves everything else unchanged', async () => {
  await fc.assert(
    fc.asyncProperty(range, editsOf(EDITS), async ({ from, days }, edits) => {
      const { client } = await personWhoCooksTwice();
      const before = (await daysOf(client)).flatMap((day) => day.calendar_items);
      const { undo_id: id } = await plan(client, from, days);
      fc.pre(id !== null);
      const planned = (await daysOf(client)).flatMap((day) => day.calendar_items);
      await edit(client, edits);
      const edited = (await daysOf(client)).flatMap((day) => day.calendar_items);
      const { stayed, brought_back: back } = await undo(client, id);
      const daysAfter = await daysOf(client);
      const after = daysAfter.flatMap((day) => day.calendar_items);

      const idsOf = (items: readonly CalendarItem[]) => new Set(items.map((item) => item.id));
      const [wasBefore, wasPlanned, isAfter] = [idsOf(before), idsOf(planned), idsOf(after)];
      const gaveWay = before.filter((item) => !wasPlanned.has(item.id));
      const returned = gaveWay.filter((item) => isAfter.has(item.id));
      const dateOf = new Map(daysAfter.map((day) => [day.id, day.date]));
      const placeOf = (item: CalendarItem) => `${dateOf.get(item.calendar_day)} ${item.meal_moment}`;
      const placesOf = (items: readonly CalendarItem[]) => items.map(placeOf);
      const [placesBefore, placesGiven] = [new Set(placesOf(before)), new Set(placesOf(gaveWay))];
      const named = stayed.map((one) => `${one.date} ${one.meal_moment}`);
      expect(returned).toHaveLength(back);
      // Every replaced meal is either restored or reported.
      const notBack = gaveWay.filter((item) => !isAfter.has(item.id));
      expect(named.filter((place) => placesGiven.has(place)).toSorted()).toEqual(placesOf(notBack).toSorted());
      // Items added in an empty slot are also reported, but only if they stay.
      const cameAlone = after.filter((item) => wasPlanned.has(item.id) && !placesBefore.has(placeOf(item)));
      expect(named.filter((place) => !placesGiven.has(place)).toSorted()).toEqual(placesOf(cameAlone).toSorted());
      // The result: the restored meals, and the previous ones except those that were replaced.
      const leaves = edited.filter((item) => !isAfter.has(item.id));
      for (const item of leaves) {
        expect(item.modified).toBe(planned.find((one) => one.id === item.id)!.modified);
        const place = placeOf(item);
        expect(placesOf(returned).includes(place) || !placesBefore.has(place)).toBe(true);
      }
      expect(idsOf(after)).toEqual(idsOf([...returned, ...edited.filter((item) => isAfter.has(item.id))]));
      // Each meal that a person changed is unchanged by the undo.
      for (const item of edited) {
        if (item.modified === planned.find((one) => one.id === item.id)?.modified) continue;
        const now = after.find((one) => one.id === item.id)!;
        expect(now).toMatchObject({ status: item.status, modified: item.modified, object_id: item.object_id });
        expect(now.meal.kcal).toBe(item.meal.kcal);
      }
      // No moment has two planner meals, and each restored meal is the previous one.
      for (const item of returned) {
        const was = before.find((one) => one.id === item.id)!;
        const { reason: _, ...meal } = after.find((one) => one.id === item.id)!;
        expect(meal).toMatchObject({ meal_slot: was.meal_slot, modified: was.modified, object_id: was.object_id });
        expect(meal.meal.kcal).toBe(was.meal.kcal);
      }
      const places = placesOf(after.filter((item) => wasBefore.has(item.id) || wasPlanned.has(item.id)));
      expect(places).toEqual([...new Set(places)]);
    }),
    // The first example: a dinner cooked for an evening on a day that was empty before.
    { numRuns: 5, examples: [[{ from: 4, days: 4 }, [{ name: 'tick', at: 17 }]]] },
  );
});

it('an undo of completing the wizard again restores the earlier meals that still fit the answers', async () => {
  const { client, person } = await personWithPlan(app, { meals: ['BREAKFAST', 'LUNCH', 'DINNER', 'SNACK'] });
  const before = await daysOf(client);
  const parts = { db: app.db, config: app.config, locale: 'en' as const };
  const again = async (choices: object) => {
    app.clock.advance({ minutes: 1 });
    return anOnboardedPerson({ ...parts, now: app.clock.now() }, person, { start: MONDAY, ...choices });
  };
  const same = await again({ meals: ['BREAKFAST', 'LUNCH', 'DINNER', 'SNACK'], weight: 71 });
  expect(await undo(client, same.undo_id)).toMatchObject({ brought_back: 28, stayed: [] });
  expect(await daysOf(client)).toEqual(before);

  const vegan = await again({ diet: 'VEGAN', meals: ['BREAKFAST', 'LUNCH', 'DINNER'] });
  const { stayed, detail } = await undo(client, vegan.undo_id);
  expect(new Set(stayed.map(({ kind }) => kind))).toEqual(new Set(['NO_MOMENT', 'UNFIT']));
  expect(stayed.filter(({ kind }) => kind === 'NO_MOMENT')).toHaveLength(7);
  expect(detail).toContain('7 meals can’t be put back: your plan no longer has those meals.');
  for (const { calendar_items: items } of await daysOf(client)) {
    expect(items.map((item) => item.meal_moment)).toEqual(['BREAKFAST', 'LUNCH', 'DINNER']);
    for (const item of items) {
      if (item.content_type !== 'recipemeal') throw new Error('A meal of no recipe.');
      expect(item.meal.recipe_template.diets.vegan).toBe('yes');
    }
  }
});
