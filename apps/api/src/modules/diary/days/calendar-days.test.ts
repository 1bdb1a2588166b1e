import {
  createCalendarDay,
  getCalendarDay,
  listCalendarDays,
  updateCalendarDay,
} from '@weekbord/contract/diary/calendar-days';
import { addDays } from '@weekbord/domain/dates/plain-date';
import { MEAL_MOMENTS } from '@weekbord/domain/slots/meal-moments';
import { tokenOf } from '@weekbord/testkit/builders/by-person';
import { aClientOf, aCoach, aPerson } from '@weekbord/testkit/builders/people';
import { describe, expect, it } from 'vitest';
import { smallCatalogue } from '../../recipes/templates/small-catalogue.test-support.ts';
import { diaryOf, MONDAY, slotsOf, personWithPlan, startPlannerApp, totalsOf } from '../diary.test-support.ts';

const app = await startPlannerApp(smallCatalogue());

describe('the list of days', () => {
  it('is denied to a guest', async () => {
    expect((await app.call(listCalendarDays)).status).toBe(401);
  });

  it.each([
    ['date__gte=2027-02-30', 'date__gte'],
    ['date__gte=2027-03-10&date__lte=2027-03-09', 'date__lte'],
    ['date__gte=2027-03-10&date__lt=2027-03-09', 'date__lt'],
    ['date__gte=2027-01-01&date__lte=2027-03-04', 'date__lte'],
    ['date__gte=2027-01-01&date__lt=2027-03-05', 'date__lt'],
    ['user=abc', 'user'],
    ['date__gte=%00', 'date__gte'],
  ])('rejects %s', async (query, field) => {
    const client = app.as(tokenOf(await aPerson(app.db)));
    const answer = await client.send('GET', `/api/planner/calendarDay?${query}`);
    expect(answer).toMatchObject({ status: 400, body: { [field]: [expect.any(String)] } });
  });

  it('returns 62 days at once', async () => {
    const client = app.as(tokenOf(await aPerson(app.db)));
    const query = { date__gte: '2027-01-01', date__lte: '2027-03-03' };
    expect((await client.call(listCalendarDays, { query })).body).toMatchObject({ count: 0, results: [] });
  });

  it("does not show another person's days", async () => {
    const { person } = await personWithPlan(app);
    const other = app.as(tokenOf(await aPerson(app.db)));
    expect((await other.call(listCalendarDays, { query: { user: person.id } })).status).toBe(404);
    expect((await other.call(listCalendarDays)).body.count).toBe(0);
  });

  it('[DIA-01] shows each planned day with its meals in display order, with totals that match the plan', async () => {
    const { person, client } = await personWithPlan(app, {
      meals: ['DINNER', 'BREAKFAST', 'SNACK', 'LUNCH'],
    });
    const slots = await slotsOf(app, person);
    const plan = slots.reduce((sum, slot) => sum + slot.kcal, 0);
    const days = await diaryOf(client);
    expect(days.map(({ date }) => date)).toEqual(Array.from({ length: 7 }, (_, at) => addDays(MONDAY, at)));
    for (const day of days) {
      const moments = day.calendar_items.map((item) => item.meal_moment);
      expect(moments).toEqual(['BREAKFAST', 'LUNCH', 'DINNER', 'SNACK']);
      expect(moments).toEqual(moments.toSorted((a, b) => MEAL_MOMENTS.indexOf(a) - MEAL_MOMENTS.indexOf(b)));
      expect(day.user).toBe(person.id);
      for (const item of day.calendar_items) {
        expect(slots.find(({ id }) => id === item.meal_slot)?.meal_moment).toBe(item.meal_moment);
        expect(item).toMatchObject({ content_type: 'recipemeal', status: 'PLANNED', calendar_day: day.id });
        const grams = item.meal.ingredients.every((line) => line.grams > 0 && line.object_id === item.object_id);
        expect(grams).toBe(true);
      }
      // The nutrients of each meal are rounded to a tenth.
      expect(Math.abs(totalsOf(day).kcal / plan - 1)).toBeLessThan(0.0202);
    }
  });

  it("is in the caller's language", async () => {
    const { client } = await personWithPlan(app, {}, { language: 'nl' });
    const [day] = await diaryOf(client, 1);
    const { meal } = day!.calendar_items[0]!;
    expect(meal.recipe_template.name).toMatch(/^Nederlands /);
    expect(meal.directions).toEqual([{ text: 'Maak het klaar.' }]);
    expect(meal.ingredients.at(-1)).toMatchObject({ name: 'olijfolie', note: 'om in te bakken' });
  });

  it('shows a client to their coach, with an audit entry', async () => {
    const coach = await aCoach(app.db);
    const { person } = await personWithPlan(app, {}, { coach_id: coach.id });
    const query = { user: person.id, date__gte: MONDAY, date__lte: MONDAY };
    const seen = await app.as(tokenOf(coach)).call(listCalendarDays, { query });
    expect(seen.body.results[0]?.user).toBe(person.id);
    const looks = await app.db.selectFrom('audit_entry').selectAll().where('person_id', '=', person.id).execute();
    expect(looks).toHaveLength(1);
    expect(looks[0]).toMatchObject({ actor_id: coach.id });
  });
});

describe('a new day', () => {
  it.each([{}, { date: '2027-13-01' }, { date: 7 }, { date: MONDAY, calendar_items: [{}] }])(
    'rejects %j',
    async (body) => {
      const client = app.as(tokenOf(await aPerson(app.db)));
      expect((await client.send('POST', '/api/planner/calendarDay', { body })).status).toBe(400);
      expect((await client.call(listCalendarDays)).body.count).toBe(0);
    },
  );

  it("is not created for a person who is not the caller's client", async () => {
    const other = await aPerson(app.db);
    const client = app.as(tokenOf(await aPerson(app.db)));
    expect((await client.call(createCalendarDay, { body: { date: MONDAY, user: other.id } })).status).toBe(404);
  });

  it('[DIA-02] is created once per date, and a repeated call is rejected', async () => {
    const client = app.as(tokenOf(await aPerson(app.db)));
    const made = await client.call(createCalendarDay, { body: { date: MONDAY } });
    expect(made).toMatchObject({ status: 201, body: { date: MONDAY, note: '', calendar_items: [] } });
    const again = await client.call(createCalendarDay, { body: { date: MONDAY } });
    expect(again).toMatchObject({
      status: 400,
      body: { non_field_errors: ['There is already a plan for this day.'] },
    });
    expect((await client.call(getCalendarDay, { params: { id: made.body.id } })).body).toEqual(made.body);
    expect((await client.call(listCalendarDays)).body.count).toBe(1);
  });

  it('[DIA-02] is created once by many concurrent calls', async () => {
    const client = app.as(tokenOf(await aPerson(app.db)));
    const ask = () => client.call(createCalendarDay, { body: { date: MONDAY } });
    const answers = await Promise.all([ask(), ask(), ask(), ask()]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 400, 400, 400]);
  });

  it('belongs to the client when a coach creates it', async () => {
    const coach = await aCoach(app.db);
    const client = await aClientOf(app.db, coach);
    const body = { date: MONDAY, user: client.id };
    expect((await app.as(tokenOf(coach)).call(createCalendarDay, { body })).body.user).toBe(client.id);
    expect((await app.as(tokenOf(client)).call(listCalendarDays)).body.count).toBe(1);
  });
});

describe("a day's note", () => {
  it.each(['', '   ', 'x'.repeat(5001), 'a\u0000', '\udfff', 5])('rejects %j', async (note) => {
    const client = app.as(tokenOf(await aPerson(app.db)));
    const { id } = (await client.call(createCalendarDay, { body: { date: MONDAY } })).body;
    const answer = await client.call(updateCalendarDay, { params: { id }, body: { note: note as string } });
    expect(answer).toMatchObject({ status: 400, body: { note: [expect.any(String)] } });
  });

  it('[DIA-10] is trimmed and saved, and visible only to its owner and their coach', async () => {
    const coach = await aCoach(app.db);
    const client = app.as(tokenOf(await aClientOf(app.db, coach)));
    const { id } = (await client.call(createCalendarDay, { body: { date: MONDAY } })).body;
    const write = { params: { id }, body: { note: ' Slept badly. ' } };
    expect((await app.as(tokenOf(await aPerson(app.db))).call(updateCalendarDay, write)).status).toBe(404);
    expect((await client.call(updateCalendarDay, write)).body.note).toBe('Slept badly.');
    for (const reader of [client, app.as(tokenOf(coach))])
      expect((await reader.call(getCalendarDay, { params: { id } })).body.note).toBe('Slept badly.');
  });
});
