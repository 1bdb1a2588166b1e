import { answerConsents } from '@weekbord/contract/accounts/consents';
import { listClientFigures } from '@weekbord/contract/clients/client-figures';
import { getClientWeek } from '@weekbord/contract/clients/client-week';
import { getPlanBasis, saveNutritionPlan } from '@weekbord/contract/coach-plans/coach-plans';
import { updateCalendarItem } from '@weekbord/contract/diary/calendar-items';
import { logMeals } from '@weekbord/contract/diary/log-meals';
import { createNote } from '@weekbord/contract/notes/notes';
import { getProgress } from '@weekbord/contract/progress/get-progress';
import { createUserDistance } from '@weekbord/contract/progress/user-distance';
import { createUserSleep } from '@weekbord/contract/progress/user-sleep';
import { createUserStress } from '@weekbord/contract/progress/user-stress';
import { createUserWeight } from '@weekbord/contract/progress/user-weight';
import { addDays } from '@weekbord/domain/dates/plain-date';
import { changeDayFigure } from '@weekbord/domain/plans/change-day-figure';
import { dayGoal } from '@weekbord/domain/slots/day-goal';
import { WEEKDAYS, type Weekday } from '@weekbord/domain/dates/weekdays';
import { authenticateByPerson, tokenOf } from '@weekbord/testkit/builders/by-person';
import { aClientOf, aCoach, aPerson, type Person } from '@weekbord/testkit/builders/people';
import { anOnboardedPerson } from '@weekbord/testkit/builders/scenarios';
import { startServing } from '@weekbord/testkit/test-app';
import { describe, expect, it } from 'vitest';
import type { z } from 'zod';
import { accountsRoutes } from '../accounts/accounts.routes.ts';
import { coachPlansRoutes } from '../coach-plans/coach-plans.routes.ts';
import { daysOf, MONDAY, servingOf, slotsOf } from '../diary/diary.test-support.ts';
import { diaryRoutes } from '../diary/diary.routes.ts';
import { prepareNoteMails } from '../notes/notes.public.ts';
import { notesRoutes } from '../notes/notes.routes.ts';
import { progressRoutes } from '../progress/progress.routes.ts';
import { openSeededDatabase } from '../recipes/templates/seeded-database.test-support.ts';
import { smallCatalogue } from '../recipes/templates/small-catalogue.test-support.ts';
import { clientsRoutes } from './clients.routes.ts';

const app = await startServing({
  quick: true,
  database: await openSeededDatabase(smallCatalogue()),
  product: {
    routes: [
      ...accountsRoutes,
      ...clientsRoutes,
      ...coachPlansRoutes,
      ...diaryRoutes,
      ...notesRoutes,
      ...progressRoutes,
    ],
    authenticate: authenticateByPerson,
    prepare: ({ jobs }) => prepareNoteMails(jobs),
  },
});
const as = (person: Person) => app.as(tokenOf(person));
/** The Tuesday after the planned week. */
const TODAY = addDays(MONDAY, 8);
app.clock.set(`${TODAY}T20:00:00Z`);

const coach = await aCoach(app.db);
const pia = await aClientOf(app.db, coach, { first_name: 'Pia' });
await anOnboardedPerson({ db: app.db, config: app.config, now: app.clock.now(), locale: 'en' }, pia, { start: MONDAY });
const planned = await daysOf(as(pia));
for (const day of planned.slice(0, 5)) {
  for (const { id } of day.calendar_items) {
    await as(pia).call(updateCalendarItem, { params: { id }, body: { status: 'EATEN' } });
  }
}
const goal = dayGoal(await slotsOf(app, pia));

const weekOf = (caller: Person, until: string, user: Person = pia) =>
  as(caller).call(getClientWeek, { query: { user: user.id, until, today: TODAY } });

describe('users/clientWeek', () => {
  it('shows each day against the plan as the diary does, with the same adherence as the list of clients', async () => {
    const { body } = await weekOf(coach, addDays(TODAY, -1));
    expect([body.from, body.until, body.today?.date]).toEqual([addDays(TODAY, -7), addDays(TODAY, -1), TODAY]);
    expect(body.days.map(({ date }) => date)).toEqual([7, 6, 5, 4, 3, 2, 1].map((ago) => addDays(TODAY, -ago)));
    const eatenOn = (at: number, figure: 'kcal' | 'protein' | 'carbohydrates' | 'fat') =>
      planned[at]!.calendar_items.reduce((sum, { meal }) => sum + (meal[figure] ?? 0), 0);
    const { kcal, protein, carbohydrates, fat } = goal;
    const near = (at: number, figure: 'kcal' | 'protein' | 'carbohydrates' | 'fat') =>
      expect.closeTo(eatenOn(at, figure), 5) as number;
    for (const [index, day] of body.days.entries()) {
      const at = index + 1;
      const isEaten = at < 5;
      expect(day).toEqual({
        date: addDays(MONDAY, at),
        goal: { kcal, protein, carbohydrates, fat },
        eaten: isEaten
          ? {
              kcal: near(at, 'kcal'),
              protein: near(at, 'protein'),
              carbohydrates: near(at, 'carbohydrates'),
              fat: near(at, 'fat'),
            }
          : null,
        is_partial: false,
        are_macros_partial: false,
        weight: null,
      });
    }
    const { results } = (await as(coach).call(listClientFigures, { query: { today: TODAY } })).body;
    expect(body.adherence).toEqual(results[0]?.adherence);
    expect(body.adherence.logged_days).toBe(4);
  });

  it('pages back week by week, but no further ahead than yesterday', async () => {
    const before = (await weekOf(coach, addDays(TODAY, -8))).body;
    expect(before).toMatchObject({
      from: addDays(TODAY, -14),
      until: MONDAY,
      today: null,
      adherence: { logged_days: 1 },
    });
    expect((await weekOf(coach, addDays(TODAY, 30))).body).toMatchObject({ until: addDays(TODAY, -1) });
    expect((await weekOf(coach, '2027-02-30')).status).toBe(400);
  });

  it('shows weights, notes and plan changes by day, each change with its effect, reason and response', async () => {
    const client = await aClientOf(app.db, coach, { first_name: 'Bo' });
    const parts = { db: app.db, config: app.config, now: app.clock.now(), locale: 'en' } as const;
    await anOnboardedPerson(parts, client, { start: MONDAY });
    const date = addDays(TODAY, -1);
    for (const value of [80, 81]) await as(client).call(createUserWeight, { body: { value, created_at: date } });
    const basis = (await as(coach).call(getPlanBasis, { query: { user: client.id } })).body.weekly_plan!;
    const day = basis.monday;
    const meals = day.meal_slot_specifications.map(({ meal_moment, kcal, protein, fat, carbohydrates }) => {
      return { meal_moment, kcal, protein, fat, carbohydrates };
    });
    const changed = changeDayFigure(
      meals.map(({ meal_moment: mealMoment, ...figures }) => ({ mealMoment, ...figures })),
      'kcal',
      dayGoal(meals).kcal + 150,
    );
    const saved = await as(coach).call(saveNutritionPlan, {
      body: {
        user: client.id,
        nutrition_day_plan: day.id,
        name: day.name,
        days: WEEKDAYS.filter((one) => basis[one].id === day.id),
        meals: changed.map(({ mealMoment: meal_moment, ...figures }) => ({ meal_moment, ...figures })),
        reason: 'More training.',
        read: {
          week: Object.fromEntries(WEEKDAYS.map((one) => [one, basis[one].id])) as Record<Weekday, number>,
          meals,
        },
      },
    });
    expect(saved.status).toBe(200);
    app.clock.advance({ minutes: 1 });
    await as(client).call(createNote, { body: { text: 'Thanks!' } });
    const { days, events } = (await weekOf(coach, date, client)).body;
    expect(days.map(({ weight }) => weight)).toEqual([null, null, null, null, null, null, 80.5]);
    expect(events).toMatchObject([
      {
        kind: 'PLAN',
        is_of_client: false,
        reason: 'More training.',
        effect: { kcal: 150, protein: 0 },
        answer: null,
        question: null,
      },
      { kind: 'NOTE', is_of_client: true, text: 'Thanks!' },
    ]);
    expect((await weekOf(coach, addDays(TODAY, -8), client)).body.events).toEqual([]);
  });

  it('sums the carbohydrates and fat of every kind of eaten meal like the diary, and says which sums are incomplete', async () => {
    const client = await aClientOf(app.db, coach, { first_name: 'Jo' });
    const parts = { db: app.db, config: app.config, now: app.clock.now(), locale: 'en' } as const;
    await anOnboardedPerson(parts, client, { start: MONDAY });
    const [first, second] = await daysOf(as(client));
    const [slot] = await slotsOf(app, client);
    const onion = await servingOf(app, 'onion', 'piece');
    type Meals = z.input<NonNullable<typeof logMeals.body>>['meals'];
    const add = (day: number, meals: Meals) =>
      as(client).call(logMeals, { body: { calendar_day_id: day, meal_slot_id: slot!.id, meals, today: TODAY } });
    await add(first!.id, [
      { content_type: 'quickaddmeal', kcal: 300, protein: 20, carbohydrates: 30.26, fat: 10.04, name: 'Soup' },
      { content_type: 'singlefoodmeal', suggested_serving_id: onion, quantity: 1.35 },
    ]);
    await add(second!.id, [{ content_type: 'quickaddmeal', kcal: 300, protein: 20, name: 'Cake' }]);
    for (const day of await daysOf(as(client))) {
      const shown = (await weekOf(coach, addDays(MONDAY, 6), client)).body.days.find(({ date }) => date === day.date)!;
      const eaten = day.calendar_items.filter(({ status }) => status === 'EATEN').map(({ meal }) => meal);
      if (eaten.length === 0) {
        expect([shown.eaten, shown.are_macros_partial]).toEqual([null, false]);
        continue;
      }
      for (const figure of ['carbohydrates', 'fat'] as const) {
        const known = eaten.map((meal) => meal[figure]).filter((value) => value !== null);
        const sum = known.length === 0 ? null : known.reduce((total, value) => total + value, 0);
        expect(shown.eaten![figure]).toEqual(sum === null ? null : expect.closeTo(sum, 5));
      }
      expect(shown.are_macros_partial).toBe(day.date === second!.date);
      expect(shown.is_partial).toBe(false);
    }
  });

  it('lists what else was measured in the week, by date, without stress levels that were not given', async () => {
    const client = await aClientOf(app.db, coach, { first_name: 'Lou' });
    const on = (ago: number) => addDays(TODAY, -ago);
    const send = as(client);
    for (const value of [88, 89]) await send.call(createUserDistance, { body: { value, created_at: on(3) } });
    await send.call(createUserDistance, { body: { value: 95, created_at: on(8) } });
    await send.call(createUserSleep, { body: { value: 7.5, created_at: on(2) } });
    await send.call(createUserStress, { body: { value: 0, created_at: on(2) } });
    await send.call(createUserStress, { body: { value: 4, created_at: on(1) } });
    await send.call(createUserWeight, { body: { value: 80, created_at: on(1) } });
    const { measurements } = (await weekOf(coach, on(1), client)).body;
    expect(measurements).toEqual([
      { type: 'SLEEP', date: on(2), value: 7.5, entries: 1 },
      { type: 'STRESS', date: on(1), value: 4, entries: 1 },
      { type: 'WAIST_CIRCUMFERENCE', date: on(3), value: 88.5, entries: 2 },
    ]);
    for (const type of ['SLEEP', 'STRESS', 'WAIST_CIRCUMFERENCE'] as const) {
      const query = { user: client.id, measurement_type: type, period: 'LAST_WEEK', today: on(1) } as const;
      const { points } = (await as(coach).call(getProgress, { query })).body;
      const those = measurements.filter((one) => one.type === type);
      expect(those.map(({ date, value }) => [date, value])).toEqual(points.map(({ date, value }) => [date, value]));
    }
  });

  it('[COA-12] is readable only by the client and the current coach, without notes to a former coach', async () => {
    const former = await aCoach(app.db);
    const client = await aClientOf(app.db, former, { first_name: 'Els' });
    await as(client).call(createNote, { body: { text: 'Between us' } });
    await app.db.updateTable('person').set({ coach_id: coach.id }).where('id', '=', client.id).execute();
    const until = addDays(TODAY, -1);
    expect((await weekOf(coach, until, client)).body.events).toEqual([]);
    expect((await weekOf(client, until, client)).body.events).toMatchObject([{ text: 'Between us' }]);
    for (const nobody of [former, pia, await aPerson(app.db), await aCoach(app.db)]) {
      expect((await weekOf(nobody, until, client)).status).toBe(404);
    }
    await as(client).call(answerConsents, { body: { withdrawn: ['BODY'] } });
    expect(await weekOf(coach, until, client)).toMatchObject({ status: 403, body: { code: 'consent_withdrawn' } });
  });
});
