import { moveMeal, updateCalendarItem } from '@weekbord/contract/diary/calendar-items';
import type { CalendarDay, CalendarItem } from '@weekbord/contract/diary/models';
import { createGroceryList, getGroceryList } from '@weekbord/contract/groceries/grocery-lists';
import { autoPlanDay } from '@weekbord/contract/planner/auto-plan';
import { addDays } from '@weekbord/domain/dates/plain-date';
import { rowsOf, whileLocked } from '@weekbord/testkit/overlapping-requests';
import { tokenOf } from '@weekbord/testkit/builders/by-person';
import { aCoach, aPerson } from '@weekbord/testkit/builders/people';
import { describe, expect, it } from 'vitest';
import { smallCatalogue } from '../../recipes/templates/small-catalogue.test-support.ts';
import { cookTogether, daysOf, MONDAY, personWithPlan, slotsOf, startPlannerApp } from '../diary.test-support.ts';

const app = await startPlannerApp(smallCatalogue(), { quick: true });
const [TUESDAY, WEDNESDAY, THURSDAY, FRIDAY] = [1, 2, 3, 4].map((days) => addDays(MONDAY, days)) as [
  string,
  string,
  string,
  string,
];

type Moment = CalendarItem['meal_moment'];

async function someone() {
  const { person, client } = await personWithPlan(app);
  const days = await daysOf(client);
  const at = (date: string, moment: Moment) => mealsAt(days, date, moment)[0]!;
  const move = (item: Pick<CalendarItem, 'id'>, date: string, moment: Moment, exchange?: Pick<CalendarItem, 'id'>) =>
    client.call(moveMeal, {
      params: { id: item.id },
      body: { date, meal_moment: moment, ...(exchange && { exchange_with: exchange.id }) },
    });
  const stand = async (date: string, moment: Moment) => mealsAt(await daysOf(client, 14), date, moment);
  return { person, client, at, move, stand };
}

function mealsAt(days: readonly CalendarDay[], date: string, moment: Moment): CalendarItem[] {
  const items = days.find((day) => day.date === date)?.calendar_items ?? [];
  return items.filter((item) => item.meal_moment === moment);
}
const idsOf = (items: readonly { id: number }[]) => items.map(({ id }) => id);

/** Makes a meal the leftovers of an earlier one. */
async function warm(rest: CalendarItem, first: CalendarItem) {
  await cookTogether(app, first, rest);
}

describe('moving a meal', () => {
  it('is denied to a guest, rejects invalid fields, and does not find the meals of others', async () => {
    const { client, at } = await someone();
    const { id } = at(MONDAY, 'LUNCH');
    const body = { date: TUESDAY, meal_moment: 'LUNCH' as const };
    expect((await app.call(moveMeal, { params: { id }, body })).status).toBe(401);
    for (const [wrong, field] of [
      [{ date: TUESDAY }, 'meal_moment'],
      [{ meal_moment: 'LUNCH' }, 'date'],
      [{ ...body, meal_moment: 'TEA' }, 'meal_moment'],
      [{ ...body, exchange_with: id }, 'exchange_with'],
    ] as const) {
      const answer = await client.send('PUT', `/api/planner/moveMeal/${id}`, { body: wrong });
      expect(answer).toMatchObject({ status: 400, body: { [field]: [expect.any(String)] } });
    }
    const other = app.as(tokenOf(await aPerson(app.db)));
    expect((await other.call(moveMeal, { params: { id }, body })).status).toBe(404);
  });

  it('adds the meal to the existing ones as the person’s own, so that replanning keeps it', async () => {
    const { client, person, at, move, stand } = await someone();
    const lunch = at(MONDAY, 'LUNCH');
    const dinnerSlot = (await slotsOf(app, person))[2]!;
    const { status, body } = await move(lunch, TUESDAY, 'DINNER');
    expect(status).toBe(200);
    expect(body.calendar_days.map(({ date }) => date)).toEqual([MONDAY, TUESDAY]);
    expect(mealsAt(body.calendar_days, MONDAY, 'LUNCH')).toEqual([]);
    const moved = (await stand(TUESDAY, 'DINNER')).find(({ id }) => id === lunch.id)!;
    expect(moved).toEqual({
      ...lunch,
      meal_moment: 'DINNER',
      meal_slot: dinnerSlot.id,
      calendar_day: at(TUESDAY, 'DINNER').calendar_day,
      planned_by: 'PERSON',
      reason: null,
      modified: moved.modified,
    });
    await client.call(autoPlanDay, { body: { date: TUESDAY } });
    expect(idsOf(await stand(TUESDAY, 'DINNER'))).toEqual([lunch.id, at(TUESDAY, 'DINNER').id].toSorted());
  });

  it('moves the meal to a day that does not exist yet, or to a moment outside the plan', async () => {
    const { at, move, stand } = await someone();
    await move(at(MONDAY, 'DINNER'), addDays(MONDAY, 9), 'LATE_SNACK');
    expect(await stand(addDays(MONDAY, 9), 'LATE_SNACK')).toMatchObject([{ meal_slot: null }]);
  });

  it('swaps places with another meal, and has no further effect when sent again', async () => {
    const { at, move, stand } = await someone();
    const [monday, wednesday] = [at(MONDAY, 'DINNER'), at(WEDNESDAY, 'LUNCH')];
    for (const _ of ['once', 'again']) {
      expect((await move(monday, WEDNESDAY, 'LUNCH', wednesday)).status).toBe(200);
      expect(idsOf(await stand(WEDNESDAY, 'LUNCH'))).toEqual([monday.id]);
      expect(idsOf(await stand(MONDAY, 'DINNER'))).toEqual([wednesday.id]);
    }
    expect(await move(monday, THURSDAY, 'LUNCH', wednesday)).toMatchObject({
      status: 400,
      body: { non_field_errors: [expect.stringContaining('has moved')] },
    });
  });

  it('leaves an eaten meal on its day, even in a swap, and keeps its tick there', async () => {
    const { client, at, move, stand } = await someone();
    const lunch = at(MONDAY, 'LUNCH');
    await client.call(updateCalendarItem, { params: { id: lunch.id }, body: { status: 'EATEN' } });
    const refused = {
      status: 400,
      body: { non_field_errors: [expect.stringContaining('You can’t move a meal you’ve eaten')] },
    };
    expect(await move(lunch, TUESDAY, 'LUNCH')).toMatchObject(refused);
    expect(await move(at(TUESDAY, 'LUNCH'), MONDAY, 'LUNCH', lunch)).toMatchObject(refused);
    expect(idsOf(await stand(TUESDAY, 'LUNCH'))).toEqual([at(TUESDAY, 'LUNCH').id]);
    await move(lunch, MONDAY, 'SNACK');
    expect(await stand(MONDAY, 'SNACK')).toMatchObject([{ id: lunch.id, status: 'EATEN' }]);
  });

  it('keeps meals that are cooked together as one batch while they can be reheated, and separates them otherwise', async () => {
    const { at, move, stand } = await someone();
    const [first, rest] = [at(TUESDAY, 'DINNER'), at(WEDNESDAY, 'LUNCH')];
    await warm(rest, first);
    const left = async (date: string, moment: Moment) => {
      const item = (await stand(date, moment)).find(({ id }) => id === rest.id)!;
      return item.content_type === 'recipemeal' ? item.leftover_of?.date : undefined;
    };
    await move(rest, THURSDAY, 'DINNER');
    expect(await left(THURSDAY, 'DINNER')).toBe(TUESDAY);
    await move(first, WEDNESDAY, 'DINNER');
    expect(await left(THURSDAY, 'DINNER')).toBe(WEDNESDAY);
    await move(first, FRIDAY, 'DINNER');
    expect(await left(THURSDAY, 'DINNER')).toBeUndefined();
    await warm(rest, at(MONDAY, 'DINNER'));
    await move(rest, FRIDAY, 'DINNER');
    expect(await left(FRIDAY, 'DINNER')).toBeUndefined();
  });

  it('makes a grocery list report that its plan changed', async () => {
    const { client, at, move } = await someone();
    const { id } = (await client.call(createGroceryList, { body: { start_date: MONDAY, end_date: MONDAY } })).body;
    await move(at(MONDAY, 'DINNER'), TUESDAY, 'DINNER');
    const { plan_changes: changes } = (await client.call(getGroceryList, { params: { id } })).body;
    expect(changes!.removed + changes!.less).toBeGreaterThan(0);
  });

  it("is possible for a coach on a client's behalf, with an audit entry", async () => {
    const coach = await aCoach(app.db);
    const { person, client } = await personWithPlan(app, {}, { coach_id: coach.id });
    const [item] = (await daysOf(client))[0]!.calendar_items;
    const body = { date: TUESDAY, meal_moment: 'SNACK' as const };
    expect((await app.as(tokenOf(coach)).call(moveMeal, { params: { id: item!.id }, body })).status).toBe(200);
    const [look] = await app.db.selectFrom('audit_entry').selectAll().where('person_id', '=', person.id).execute();
    expect(look).toMatchObject({ actor_id: coach.id, act: 'change planner/moveMeal' });
  });

  it('waits for a concurrent tick, and does not move a meal that was ticked first', async () => {
    const { client, person, at, move, stand } = await someone();
    const lunch = at(MONDAY, 'LUNCH');
    const [ticked, moved] = await whileLocked(app, rowsOf('person', person.id), [
      () => client.call(updateCalendarItem, { params: { id: lunch.id }, body: { status: 'EATEN' } }),
      () => move(lunch, TUESDAY, 'SNACK'),
    ]);
    expect([ticked.status, moved.status]).toEqual([200, 400]);
    expect(await stand(MONDAY, 'LUNCH')).toMatchObject([{ status: 'EATEN' }]);
  });
});
