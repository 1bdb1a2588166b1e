import { createCalendarDay } from '@weekbord/contract/diary/calendar-days';
import { deleteCalendarItem, updateCalendarItem } from '@weekbord/contract/diary/calendar-items';
import { planQuickAddMeal } from '@weekbord/contract/diary/quick-add-meals';
import { editRecipeMealPortions, getRecipeMeal } from '@weekbord/contract/diary/recipe-meals';
import { planSingleFoodMeal } from '@weekbord/contract/diary/single-food-meals';
import type { CalendarDay, CalendarItem } from '@weekbord/contract/diary/models';
import { createGroceryList, getGroceryList } from '@weekbord/contract/groceries/grocery-lists';
import { autoPlanDay } from '@weekbord/contract/planner/auto-plan';
import { copyMealsFromDate, copyMealsToMealMoment } from '@weekbord/contract/planner/copy-meals';
import { addDays } from '@weekbord/domain/dates/plain-date';
import { dayToCopy } from '@weekbord/domain/diary/copy-meals';
import { tokenOf } from '@weekbord/testkit/builders/by-person';
import { aClientOf, aCoach, aPerson, type Person, type PersonDetails } from '@weekbord/testkit/builders/people';
import { describe, expect, it } from 'vitest';
import { anOwnFood, daysOf, MONDAY, servingOf, slotsOf, startPlannerApp } from '../../diary/diary.test-support.ts';
import { smallCatalogue } from '../../recipes/templates/small-catalogue.test-support.ts';
import {
  aCopier,
  at,
  type Copier,
  copyDay,
  dayNow,
  EMPTY,
  idsOf,
  MAY_COPY,
  plateOf,
  platesOf,
  TUESDAY,
} from './copy-meals.test-support.ts';

const app = await startPlannerApp(smallCatalogue(), { quick: true });
const someone = (details: PersonDetails = {}) => aCopier(app, details);

describe('copying a day', () => {
  it("is denied to a guest, and rejected with invalid fields, for another person's day and where copying is off", async () => {
    const { client, monday, person } = await someone();
    const body = { from_calendar_day_id: monday.id, to_date: EMPTY };
    expect((await app.call(copyMealsFromDate, { body })).status).toBe(401);
    for (const [wrong, field] of [
      [{ from_calendar_day_id: monday.id }, 'to_date'],
      [{ to_date: EMPTY }, 'from_calendar_day_id'],
      [{ ...body, to_date: '2027-02-30' }, 'to_date'],
      [{ ...body, to_date: MONDAY }, 'to_date'],
    ] as const) {
      const answer = await client.send('POST', '/api/planner/copyMealsFromDate', { body: wrong });
      expect(answer).toMatchObject({ status: 400, body: { [field]: [expect.any(String)] } });
    }
    const other = app.as(tokenOf(await aPerson(app.db, MAY_COPY)));
    expect(await other.call(copyMealsFromDate, { body })).toMatchObject({
      status: 400,
      body: { from_calendar_day_id: [expect.any(String)] },
    });
    expect((await other.call(copyMealsFromDate, { body: { ...body, user: person.id } })).status).toBe(404);
    await app.db.updateTable('person').set({ feature_flags: [] }).where('id', '=', person.id).execute();
    expect(await client.call(copyMealsFromDate, { body })).toMatchObject({
      status: 403,
      body: { code: 'copying_off' },
    });
    expect(await daysOf(client, 8)).toHaveLength(7);
  });

  it("[DIA-07] creates the same plates as meals of the person's own choice, or nothing if there is no recipe meal", async () => {
    const them = await someone();
    const { client, monday, person } = them;
    const slot = (await slotsOf(app, person))[0]!;
    await client.call(planQuickAddMeal, { body: { calendar_day_id: monday.id, meal_slot_id: slot.id, kcal: 90 } });
    await client.call(planSingleFoodMeal, {
      body: {
        calendar_day_id: monday.id,
        meal_slot_id: slot.id,
        suggested_serving_id: await servingOf(app, 'onion', 'piece'),
        quantity: 2,
      },
    });
    await client.call(updateCalendarItem, {
      params: { id: monday.calendar_items[0]!.id },
      body: { status: 'EATEN' },
    });
    const portions = { params: { id: monday.calendar_items[1]!.object_id }, body: { portions: 2 } };
    await client.call(editRecipeMealPortions, portions);
    const from = await dayNow(them, monday);
    for (const date of [EMPTY, addDays(EMPTY, 3)]) {
      const { status, body: copy } = await copyDay(them, from, date);
      expect(status).toBe(200);
      expect(copy).toMatchObject({ date, replaced_count: 0, left_out: [], kept_moments: [] });
      expect(copy.copied_items.toSorted()).toEqual(idsOf(copy.calendar_items).toSorted());
      const planned = from.calendar_items.map((item) => ({ ...plateOf(item), status: 'PLANNED' }));
      expect(platesOf(copy.calendar_items)).toEqual(planned);
      expect(copy.calendar_items.map(({ meal_slot }) => meal_slot)).toEqual(
        from.calendar_items.map(({ meal_slot }) => meal_slot),
      );
      expect(new Set(copy.calendar_items.map(({ planned_by }) => planned_by))).toEqual(new Set(['PERSON']));
    }
    expect(await dayNow(them, monday)).toEqual(from);

    const { body: bare } = await client.call(createCalendarDay, { body: { date: addDays(EMPTY, 1) } });
    const none = { status: 400, body: { non_field_errors: ['No meals to copy.'] } };
    expect(await copyDay(them, bare, addDays(EMPTY, 2))).toMatchObject(none);
    await client.call(planQuickAddMeal, { body: { calendar_day_id: bare.id, meal_slot_id: slot.id, kcal: 90 } });
    expect(await copyDay(them, bare, addDays(EMPTY, 2))).toMatchObject(none);
  });

  it('creates separate plates, so that changing a copy leaves the original unchanged', async () => {
    const them = await someone();
    const { body: copy } = await copyDay(them, them.monday, EMPTY);
    const [first, second] = [them.monday.calendar_items[0]!, copy.calendar_items[0]!];
    await them.client.call(editRecipeMealPortions, { params: { id: second.object_id }, body: { portions: 3 } });
    await them.client.call(deleteCalendarItem, { params: { id: second.id } });
    expect((await them.client.call(getRecipeMeal, { params: { id: first.object_id } })).body).toEqual(first.meal);
  });

  it('replaces planned meals, but leaves moments with something eaten, changed or added', async () => {
    const them = await someone();
    const { client, monday, tuesday, person } = them;
    const [breakfast, lunch, dinner] = tuesday.calendar_items as [CalendarItem, CalendarItem, CalendarItem];
    const [, , dinnerSlot] = await slotsOf(app, person);
    await client.call(updateCalendarItem, { params: { id: breakfast.id }, body: { status: 'EATEN' } });
    const added = await client.call(planQuickAddMeal, {
      body: { calendar_day_id: tuesday.id, meal_slot_id: dinnerSlot!.id, kcal: 90 },
    });
    const { body: copy } = await copyDay(them, monday, TUESDAY);
    expect(copy).toMatchObject({ replaced_count: 1, kept_moments: ['BREAKFAST', 'DINNER'] });
    expect(idsOf(copy.calendar_items)).toEqual([breakfast.id, ...copy.copied_items, dinner.id, added.body.id]);
    expect(platesOf(at(copy, 'LUNCH'))).toEqual(platesOf(at(monday, 'LUNCH')));
    expect((await client.call(getRecipeMeal, { params: { id: lunch.object_id } })).status).toBe(404);
    const again = (await copyDay(them, monday, TUESDAY)).body;
    expect(again).toMatchObject({ copied_items: [], kept_moments: ['BREAKFAST', 'LUNCH', 'DINNER'] });
    expect(again.calendar_items).toEqual(copy.calendar_items);
  });

  it('replaces only what the caller agreed to', async () => {
    const them = await someone();
    const [breakfast, ...rest] = them.tuesday.calendar_items;
    const { body: copy } = await copyDay(them, them.monday, TUESDAY, [breakfast!.id]);
    expect(copy).toMatchObject({ replaced_count: 1, kept_moments: ['LUNCH', 'DINNER'] });
    expect(idsOf(copy.calendar_items)).toEqual([...copy.copied_items, ...idsOf(rest)]);
  });

  it('leaves out what the person may no longer eat, and says so in their language', async () => {
    const them = await someone({ language: 'nl' });
    const withFish = (day: CalendarDay) =>
      day.calendar_items.filter(
        (item) => item.content_type === 'recipemeal' && item.meal.ingredients.some(({ name }) => name === 'zalm'),
      );
    const days = await daysOf(them.client);
    const from = days.find((day) => withFish(day).length > 0)!;
    await app.db.updateTable('intake').set({ diet: 'VEGAN' }).where('person_id', '=', them.person.id).execute();
    const { body: copy } = await copyDay(them, from, EMPTY);
    expect(copy.left_out.map(({ name }) => name)).toEqual(
      expect.arrayContaining(withFish(from).map((item) => mealName(item))),
    );
    for (const { name, detail } of copy.left_out)
      expect(detail).toBe(`${name} is weggelaten: het past niet meer bij je dieet.`);
    expect(copy.calendar_items).toHaveLength(from.calendar_items.length - copy.left_out.length);
    const names = copy.calendar_items.flatMap((item) =>
      item.content_type === 'recipemeal' ? item.meal.ingredients.map(({ name }) => name) : [],
    );
    expect(names).not.toContain('zalm');
  });

  it('leaves out a dish that may contain a new allergen, but a single food only if it certainly does', async () => {
    const them = await someone();
    const { client, person, monday } = them;
    const slot = (await slotsOf(app, person))[0]!;
    const { foodId, servingId } = await aFoodUnknownToContain(person);
    const plan = { calendar_day_id: monday.id, meal_slot_id: slot.id, suggested_serving_id: servingId, quantity: 100 };
    await client.call(planSingleFoodMeal, { body: plan });
    await app.db
      .updateTable('intake')
      .set({ food_intolerances_gluten: true })
      .where('person_id', '=', person.id)
      .execute();
    await app.db.updateTable('food').set({ gluten: 'contains' }).where('slug', '=', 'basmati-rice').execute();
    const unknown = (await copyDay(them, await dayNow(them, monday), EMPTY)).body;
    expect(unknown.calendar_items.map(({ content_type: type }) => type)).toContain('singlefoodmeal');
    await app.db.updateTable('food').set({ gluten: 'contains' }).where('id', '=', foodId).execute();
    const known = (await copyDay(them, await dayNow(them, monday), addDays(EMPTY, 1))).body;
    expect(known.calendar_items.map(({ content_type: type }) => type)).not.toContain('singlefoodmeal');
    expect(known.left_out.map(({ detail }) => detail)).toContainEqual(expect.stringMatching(/^own bake was left out/));
  });

  it("is possible for a coach on a client's behalf, but not with the coach's own day", async () => {
    const coach = await aCoach(app.db, MAY_COPY);
    const them = await someone({ coach_id: coach.id });
    const token = app.as(tokenOf(coach));
    const { body: own } = await token.call(createCalendarDay, { body: { date: MONDAY } });
    const body = { user: them.person.id, from_calendar_day_id: them.monday.id, to_date: EMPTY };
    expect((await token.call(copyMealsFromDate, { body: { ...body, from_calendar_day_id: own.id } })).status).toBe(400);
    expect((await token.call(copyMealsFromDate, { body })).body).toMatchObject({ user: them.person.id, date: EMPTY });
    const sibling = app.as(tokenOf(await aClientOf(app.db, coach, MAY_COPY)));
    expect((await sibling.call(copyMealsFromDate, { body })).status).toBe(404);
  });

  it('makes a grocery list report that its plan changed', async () => {
    const them = await someone();
    const range = { start_date: EMPTY, end_date: EMPTY };
    const { id } = (await them.client.call(createGroceryList, { body: range })).body;
    await copyDay(them, them.monday, EMPTY);
    const { plan_changes: changes } = (await them.client.call(getGroceryList, { params: { id } })).body;
    expect(changes!.added).toBeGreaterThan(2);
  });
});

describe('an empty day', () => {
  it('[DIA-03] is planned, or gets the meals of the last day with the same day plan, up to 13 days back', async () => {
    const them = await someone();
    const { client, person } = them;
    const [plan] = await app.db.selectFrom('day_plan').select('id').where('person_id', '=', person.id).execute();
    const days = await daysOf(client, 30);
    const sunday = days.at(-1)!;
    const offered = (date: string) => dayToCopy(date, days, () => plan!.id);
    expect(offered(EMPTY)?.date).toBe(sunday.date);
    expect(offered(addDays(sunday.date, 13))?.date).toBe(sunday.date);
    expect(offered(addDays(sunday.date, 14))).toBeUndefined();
    const onlyMondays = (date: string) => (date === MONDAY || date === addDays(MONDAY, 7) ? plan!.id : null);
    expect(dayToCopy(EMPTY, days, onlyMondays)?.date).toBe(MONDAY);
    const { body: filled } = await copyDay(them, sunday, EMPTY);
    expect(platesOf(filled.calendar_items)).toEqual(platesOf(sunday.calendar_items));
    const { body: planned } = await client.call(autoPlanDay, { body: { date: addDays(EMPTY, 1) } });
    expect(planned.calendar_items.map(({ meal_moment }) => meal_moment)).toEqual(['BREAKFAST', 'LUNCH', 'DINNER']);
  });
});

describe('copying meals to a moment', () => {
  const copyTo = ({ client }: Copier, from: CalendarDay, to: CalendarDay, more: object) =>
    client.call(copyMealsToMealMoment, {
      body: { from_calendar_day_id: from.id, to_calendar_day: to.id, meal_moment: 'DINNER', ...more },
    });

  it('[DIA-08] copies all plates of a moment or only the selected ones, and replaces what was planned there', async () => {
    const them = await someone();
    const { monday, tuesday } = them;
    const same = await copyTo(them, monday, tuesday, {});
    expect(same).toMatchObject({ status: 200, body: { replaced_count: 1 } });
    expect(platesOf(at(same.body, 'DINNER'))).toEqual(platesOf(at(monday, 'DINNER')));
    expect(idsOf(same.body.calendar_items)).not.toContain(at(tuesday, 'DINNER')[0]!.id);

    const [lunch] = at(monday, 'LUNCH') as [CalendarItem];
    const named = await copyTo(them, monday, tuesday, { calendar_item_ids: [lunch.id] });
    const [dinner, copied] = at(named.body, 'DINNER');
    expect(dinner!.id).toBe(same.body.copied_items[0]);
    expect({ ...plateOf(copied!), meal_moment: 'LUNCH' }).toEqual(plateOf(lunch));
    expect(copied).toMatchObject({ status: 'PLANNED', planned_by: 'PERSON', meal_slot: dinner!.meal_slot });

    const other = await copyTo(them, monday, monday, { from_meal_moment: 'LUNCH' });
    expect({ ...plateOf(at(other.body, 'DINNER').at(-1)!), meal_moment: 'LUNCH' }).toEqual(plateOf(lunch));
  });

  it('does not replace a dish with a single food', async () => {
    const them = await someone();
    const slot = (await slotsOf(app, them.person))[0]!;
    const { body: number } = await them.client.call(planQuickAddMeal, {
      body: { calendar_day_id: them.monday.id, meal_slot_id: slot.id, kcal: 90 },
    });
    const { body: copy } = await copyTo(them, them.monday, them.tuesday, { calendar_item_ids: [number.id] });
    expect(copy.replaced_count).toBe(0);
    expect(idsOf(at(copy, 'DINNER'))).toEqual([at(them.tuesday, 'DINNER')[0]!.id, copy.copied_items[0]]);
  });

  it('rejects meals of another day, meals that are already there, and an empty selection', async () => {
    const them = await someone();
    const { monday, tuesday } = them;
    const wrong = await copyTo(them, monday, tuesday, { calendar_item_ids: [tuesday.calendar_items[0]!.id] });
    expect(wrong).toMatchObject({ status: 400, body: { calendar_item_ids: [expect.any(String)] } });
    expect(await copyTo(them, monday, monday, {})).toMatchObject({
      status: 400,
      body: { to_calendar_day: [expect.any(String)] },
    });
    expect(await copyTo(them, monday, tuesday, { from_meal_moment: 'LATE_SNACK' })).toMatchObject({
      status: 400,
      body: { non_field_errors: ['No meals to copy.'] },
    });
    await app.db.updateTable('person').set({ feature_flags: [] }).where('id', '=', them.person.id).execute();
    expect((await copyTo(them, monday, tuesday, {})).status).toBe(403);
  });
});

function mealName(item: CalendarItem): string {
  return item.content_type === 'recipemeal' ? item.meal.recipe_template.name : '';
}

/** Adds a custom food whose content is unknown. */
async function aFoodUnknownToContain(person: Person) {
  const food = await anOwnFood(app, person);
  await app.db.updateTable('food').set({ gluten: 'unknown' }).where('id', '=', food.foodId).execute();
  return food;
}
