import { endClientSnooze, listClientNeeds, snoozeClient } from '@weekbord/contract/clients/client-needs';
import { updateClient } from '@weekbord/contract/clients/clients';
import { updateCalendarItem } from '@weekbord/contract/diary/calendar-items';
import { createNote, markNotesRead } from '@weekbord/contract/notes/notes';
import { getProgress } from '@weekbord/contract/progress/get-progress';
import { createUserWeight } from '@weekbord/contract/progress/user-weight';
import { addDays } from '@weekbord/domain/dates/plain-date';
import { dayGoal } from '@weekbord/domain/slots/day-goal';
import { authenticateByPerson, tokenOf } from '@weekbord/testkit/builders/by-person';
import { aClientOf, aCoach, aPerson, type Person } from '@weekbord/testkit/builders/people';
import { anOnboardedPerson } from '@weekbord/testkit/builders/scenarios';
import { startServing } from '@weekbord/testkit/test-app';
import { describe, expect, it } from 'vitest';
import { daysOf, MONDAY, slotsOf } from '../diary/diary.test-support.ts';
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
    routes: [...clientsRoutes, ...diaryRoutes, ...notesRoutes, ...progressRoutes],
    authenticate: authenticateByPerson,
    prepare: ({ jobs }) => prepareNoteMails(jobs),
  },
});
const as = (person: Person) => app.as(tokenOf(person));
app.clock.set(`${addDays(MONDAY, 8)}T12:00:00Z`);
const TODAY = addDays(MONDAY, 8);

const seen = async (coach: Person, query: object = {}) =>
  (await as(coach).call(listClientNeeds, { query: { today: TODAY, ...query } })).body;
const kindsOf = async (coach: Person, query: object = {}) =>
  (await seen(coach, query)).results.map(({ id, needs }) => [id, needs.map(({ kind }) => kind)]);

/** Returns a coach with a client who has no plan. */
async function aCoachWithClient() {
  const coach = await aCoach(app.db);
  return { coach, bare: await aClientOf(app.db, coach, { first_name: 'Bo', last_name: 'Bare' }) };
}

/** Like `aCoachWithClient`, with another client who ate all meals of a planned week. */
async function aCoachWithClients() {
  const { coach, bare } = await aCoachWithClient();
  const planned = await aClientOf(app.db, coach, { first_name: 'Pia', last_name: 'Planned' });
  await anOnboardedPerson({ db: app.db, config: app.config, now: app.clock.now(), locale: 'en' }, planned, {
    start: MONDAY,
  });
  for (const day of await daysOf(as(planned))) {
    for (const { id } of day.calendar_items) {
      await as(planned).call(updateCalendarItem, { params: { id }, body: { status: 'EATEN' } });
    }
  }
  return { coach, planned, bare };
}

describe('users/clientNeeds', () => {
  it('lists clients who need attention with the reasons, and no others', async () => {
    const { coach, planned, bare } = await aCoachWithClients();
    expect(await seen(coach)).toEqual({
      count: 1,
      next: null,
      previous: null,
      snoozed: 0,
      ended_invitations: [],
      left_clients: [],
      results: [
        {
          id: bare.id,
          first_name: 'Bo',
          last_name: 'Bare',
          email: bare.email,
          needs: [{ kind: 'NO_PLAN' }],
          snoozed_until: null,
        },
      ],
    });
    // Three days later, without any new records, the client needs attention too.
    const later = { today: addDays(MONDAY, 10) };
    expect((await seen(coach, later)).results).toMatchObject([
      { id: bare.id },
      { id: planned.id, needs: [{ kind: 'NOT_LOGGED', days: 3, last: addDays(MONDAY, 6) }] },
    ]);
  });

  it('compares what was eaten with the plan for the same weekdays, as shown in the diary and the plan', async () => {
    const { coach, planned } = await aCoachWithClients();
    const items = (await daysOf(as(planned))).flatMap((day) => day.calendar_items);
    const left = items.filter((item) => item.meal_moment !== 'DINNER');
    for (const item of items) {
      if (item.meal_moment !== 'DINNER') continue;
      await as(planned).call(updateCalendarItem, { params: { id: item.id }, body: { status: 'PLANNED' } });
    }
    const eaten = left.reduce((sum, { meal }) => sum + (meal.kcal ?? 0), 0);
    const goal = dayGoal(await slotsOf(app, planned));
    const { results } = await seen(coach);
    const needs = results.find(({ id }) => id === planned.id)?.needs ?? [];
    expect(needs).toContainEqual({ kind: 'ENERGY', eaten: Math.round(eaten / 7), goal: goal.kcal, days: 7 });
    // Today is not over yet, so it is left out until tomorrow.
    const sunday = (await seen(coach, { today: addDays(MONDAY, 6) })).results.find(({ id }) => id === planned.id);
    expect(sunday?.needs).toContainEqual(expect.objectContaining({ kind: 'ENERGY', days: 6 }));
  });

  it('lists a question until the coach writes a note after it', async () => {
    const { coach, bare } = await aCoachWithClient();
    await as(coach).call(createNote, { body: { text: 'Try this.', user: bare.id } });
    app.clock.advance({ minutes: 1 });
    const state = JSON.stringify({ plans: [], week: null });
    await app.db
      .insertInto('plan_version')
      .values({
        person_id: bare.id,
        made_by: coach.id,
        made_at: app.clock.now(),
        before: state,
        after: state,
        changes_week: true,
        answer: 'ASKED',
        answered_at: app.clock.now(),
        question: 'Why less?',
      })
      .execute();
    const asks = async () =>
      (await seen(coach)).results.some(({ needs }) => needs.some(({ kind }) => kind === 'QUESTION'));
    expect(await asks()).toBe(true);
    app.clock.advance({ minutes: 1 });
    await as(coach).call(createNote, { body: { text: 'You spend less now.', user: bare.id } });
    expect(await asks()).toBe(false);
  });

  it('lists notes, weight against the goal and invitations, most urgent first', async () => {
    const { coach, planned, bare } = await aCoachWithClients();
    const invited = await aClientOf(app.db, coach, {
      first_name: 'Ina',
      invited_as: 'ina@home.example',
      stands_in: true,
      created_at: new Date(`${addDays(TODAY, -4)}T08:00:00Z`),
    });
    await app.db
      .updateTable('intake')
      .set({ main_goal: 'LOSE_WEIGHT', goal_weight_in_kg: 60 })
      .where('person_id', '=', planned.id)
      .execute();
    for (const [at, value] of [
      [-12, 70],
      [-6, 71],
      [2, 72],
    ] as const) {
      const body = { value, created_at: `${addDays(MONDAY, at)}T07:00:00Z` };
      await as(planned).call(createUserWeight, { body });
    }
    // The coach's own note does not count as unread for her.
    await as(coach).call(createNote, { body: { user: planned.id, text: 'How was the weekend?' } });
    const note = (await as(bare).call(createNote, { body: { text: 'Where is my plan?' } })).body;
    expect(await kindsOf(coach)).toEqual([
      [bare.id, ['NOTE', 'NO_PLAN']],
      [planned.id, ['WEIGHT']],
      [invited.id, ['INVITATION']],
    ]);
    expect((await seen(coach)).results[1]?.needs).toEqual([{ kind: 'WEIGHT', per_week: 1, until: addDays(MONDAY, 2) }]);
    const progress = await as(coach).call(getProgress, {
      query: { user: planned.id, measurement_type: 'WEIGHT', period: 'LAST_MONTH', today: addDays(MONDAY, 2) },
    });
    expect(progress.body.change_per_week).toBe(1);
    await as(coach).call(markNotesRead, { body: { user: bare.id, up_to: note.id } });
    expect((await kindsOf(coach))[1]).toEqual([bare.id, ['NO_PLAN']]);
    const page = await seen(coach, { page: 2, page_size: 1 });
    expect(page).toMatchObject({ count: 3, results: [{ id: bare.id }] });
    expect(page.next).toMatch(/today=.*page=3/);
  });

  it('leaves out a client whose account is closed', async () => {
    const { coach, bare } = await aCoachWithClient();
    await as(coach).call(updateClient, { params: { id: bare.id }, body: { account_enabled: false } });
    expect(await kindsOf(coach)).toEqual([]);
    await as(coach).call(updateClient, { params: { id: bare.id }, body: { account_enabled: true } });
    expect(await kindsOf(coach)).toEqual([[bare.id, ['NO_PLAN']]]);
  });

  it('responds only to the current coach, even when a former coach repeats a call', async () => {
    const { coach, bare } = await aCoachWithClient();
    const other = await aCoach(app.db);
    expect((await seen(other)).count).toBe(0);
    for (const nobody of [bare, await aPerson(app.db)]) {
      expect(await as(nobody).call(listClientNeeds)).toMatchObject({ status: 403, body: { code: 'coach_only' } });
    }
    const call = { params: { id: bare.id }, body: { until: 'WEEK' as const, today: TODAY } };
    expect((await as(other).call(snoozeClient, call)).status).toBe(404);
    expect((await as(other).call(endClientSnooze, { params: call.params })).status).toBe(404);
    const headers = { 'idempotency-key': 'snoozed-once' };
    expect((await as(coach).call(snoozeClient, call, { headers })).status).toBe(204);
    await app.db.updateTable('person').set({ coach_id: other.id }).where('id', '=', bare.id).execute();
    expect((await as(coach).call(snoozeClient, call, { headers })).status).toBe(404);
    expect((await as(coach).call(endClientSnooze, { params: call.params })).status).toBe(404);
    expect(await kindsOf(coach)).toEqual([]);
    // The former coach's snooze has no effect for the next coach.
    expect(await kindsOf(other)).toEqual([[bare.id, ['NO_PLAN']]]);
  });
});

describe('users/clientNeeds/:id/snooze', () => {
  it('hides a client from their coach until a date, and can be ended early', async () => {
    const { coach, bare } = await aCoachWithClient();
    const params = { id: bare.id };
    await as(coach).call(snoozeClient, { params, body: { until: 'TOMORROW', today: TODAY } });
    expect(await seen(coach)).toMatchObject({ count: 0, snoozed: 1, results: [] });
    expect(await seen(coach, { snoozed: 'true' })).toMatchObject({
      count: 1,
      snoozed: 1,
      results: [{ id: bare.id, snoozed_until: addDays(TODAY, 1) }],
    });
    expect(await seen(coach, { today: addDays(TODAY, 1) })).toMatchObject({ count: 1, snoozed: 0 });
    await as(coach).call(snoozeClient, { params, body: { until: 'WEEK', today: TODAY } });
    expect(await seen(coach, { today: addDays(TODAY, 6) })).toMatchObject({ count: 0 });
    expect((await as(coach).call(endClientSnooze, { params })).status).toBe(204);
    expect(await seen(coach)).toMatchObject({ count: 1, snoozed: 0 });
  });

  it('lasts until something new comes up', async () => {
    const { coach, bare } = await aCoachWithClient();
    const params = { id: bare.id };
    await as(coach).call(snoozeClient, { params, body: { until: 'CHANGE', today: TODAY } });
    expect(await kindsOf(coach, { today: addDays(TODAY, 27) })).toEqual([]);
    // After four weeks the snooze ends, so that no client is forgotten.
    expect(await kindsOf(coach, { today: addDays(TODAY, 28) })).toEqual([[bare.id, ['NO_PLAN']]]);
    await as(bare).call(createNote, { body: { text: 'Hello?' } });
    expect(await kindsOf(coach)).toEqual([[bare.id, ['NOTE', 'NO_PLAN']]]);
  });
});
