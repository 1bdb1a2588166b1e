import { answerConsents } from '@weekbord/contract/accounts/consents';
import { listClientFigures } from '@weekbord/contract/clients/client-figures';
import { listClientNeeds, snoozeClient } from '@weekbord/contract/clients/client-needs';
import { updateClient } from '@weekbord/contract/clients/clients';
import { updateCalendarItem } from '@weekbord/contract/diary/calendar-items';
import { createNote, markNotesRead } from '@weekbord/contract/notes/notes';
import { getProgress } from '@weekbord/contract/progress/get-progress';
import { createUserWeight } from '@weekbord/contract/progress/user-weight';
import type { ConsentPurpose } from '@weekbord/domain/consent/consents';
import { addDays } from '@weekbord/domain/dates/plain-date';
import { dayGoal } from '@weekbord/domain/slots/day-goal';
import { authenticateByPerson, tokenOf } from '@weekbord/testkit/builders/by-person';
import { aClientOf, aCoach, aPerson, type Person } from '@weekbord/testkit/builders/people';
import { anOnboardedPerson } from '@weekbord/testkit/builders/scenarios';
import { startServing } from '@weekbord/testkit/test-app';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { accountsRoutes } from '../accounts/accounts.routes.ts';
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
    routes: [...accountsRoutes, ...clientsRoutes, ...diaryRoutes, ...notesRoutes, ...progressRoutes],
    authenticate: authenticateByPerson,
    prepare: ({ jobs }) => prepareNoteMails(jobs),
  },
});
const as = (person: Person) => app.as(tokenOf(person));
const TODAY = addDays(MONDAY, 8);
app.clock.set(`${TODAY}T20:00:00Z`);

const list = async (coach: Person, query: object = {}) =>
  (await as(coach).call(listClientFigures, { query: { today: TODAY, ...query } })).body;
const idsOf = async (coach: Person, query: object = {}) => (await list(coach, query)).results.map(({ id }) => id);
const rowOf = async (coach: Person, { id }: Person, query: object = {}) =>
  (await list(coach, query)).results.find((one) => one.id === id)!;

/** Adds a client with a planned week who ticked all meals on some of its days. */
async function aClientWhoAte(coach: Person, first_name: string, days: number): Promise<Person> {
  const client = await aClientOf(app.db, coach, { first_name, last_name: 'Bos' });
  await anOnboardedPerson({ db: app.db, config: app.config, now: app.clock.now(), locale: 'en' }, client, {
    start: MONDAY,
  });
  for (const day of (await daysOf(as(client))).slice(0, days)) {
    for (const { id } of day.calendar_items) {
      await as(client).call(updateCalendarItem, { params: { id }, body: { status: 'EATEN' } });
    }
  }
  return client;
}

async function weigh(client: Person, ...weights: readonly (readonly [date: string, kg: number])[]): Promise<void> {
  for (const [created_at, value] of weights) await as(client).call(createUserWeight, { body: { value, created_at } });
}

const withdraw = (client: Person, purpose: ConsentPurpose) =>
  as(client).call(answerConsents, { body: { withdrawn: [purpose] } });

const NO_NEWS = { notes: 0, has_question: false, weights: 0 };

describe('users/clientFigures', () => {
  it('compares the energy and protein eaten in the seven days before today with the plan, as the diary does', async () => {
    const coach = await aCoach(app.db);
    const client = await aClientWhoAte(coach, 'Pia', 5);
    const days = (await daysOf(as(client))).slice(0, 5);
    // Leaves out Monday, which is eight days ago.
    const eaten = days.slice(1).flatMap((day) => day.calendar_items);
    const sum = (figure: 'kcal' | 'protein') => eaten.reduce((all, { meal }) => all + (meal[figure] ?? 0), 0);
    const goal = dayGoal(await slotsOf(app, client));
    const percent = (figure: 'kcal' | 'protein') => Math.round((100 * sum(figure)) / (4 * goal[figure]));
    expect(await rowOf(coach, client)).toEqual({
      id: client.id,
      first_name: 'Pia',
      last_name: 'Bos',
      email: client.email,
      is_invited: false,
      needs: [
        { kind: 'NOT_LOGGED', days: 3, last: addDays(MONDAY, 4) },
        { kind: 'WEEK_ENDS', until: addDays(MONDAY, 6) },
      ],
      adherence: { logged_days: 4, energy: percent('kcal'), protein: percent('protein') },
      weight: null,
      last_seen: addDays(MONDAY, 4),
      news: NO_NEWS,
    });
    expect((await rowOf(coach, client, { today: addDays(MONDAY, 7) })).adherence?.logged_days).toBe(5);
    // A day with an unknown value counts as logged but not in the percentages.
    await sql`update day_total set eaten_is_partial = true where person_id = ${client.id} and date = ${addDays(MONDAY, 4)}`.execute(
      app.db,
    );
    const known = eaten.filter((item) => days.slice(1, 4).some((day) => day.calendar_items.includes(item)));
    const kcal = known.reduce((all, { meal }) => all + (meal.kcal ?? 0), 0);
    expect((await rowOf(coach, client)).adherence).toMatchObject({
      logged_days: 4,
      energy: Math.round((100 * kcal) / (3 * goal.kcal)),
    });
  });

  it('returns the weight trend, what is new since the coach last looked, and when the client was last seen', async () => {
    const coach = await aCoach(app.db);
    const client = await aClientOf(app.db, coach);
    await app.db.updateTable('person').set({ first_name: 'Wim' }).where('id', '=', client.id).execute();
    await weigh(client, [addDays(TODAY, -16), 80], [addDays(TODAY, -9), 79.5], [addDays(TODAY, -2), 79]);
    expect(await rowOf(coach, client)).toMatchObject({
      weight: { per_week: -0.5, course: null },
      last_seen: addDays(TODAY, -2),
      // The first weight is more than two weeks old.
      news: { notes: 0, has_question: false, weights: 2 },
    });
    const { body } = await as(coach).call(getProgress, {
      query: { user: client.id, measurement_type: 'WEIGHT', period: 'LAST_MONTH', today: TODAY },
    });
    expect(body.change_per_week).toBe(-0.5);
    expect((await rowOf(coach, client)).news.weights).toBe(0);
    await weigh(client, [addDays(TODAY, 1), 78.9]);
    const note = (await as(client).call(createNote, { body: { text: 'Down again!' } })).body;
    const tomorrow = { today: addDays(TODAY, 1) };
    expect(await rowOf(coach, client, tomorrow)).toMatchObject({
      last_seen: addDays(TODAY, 1),
      news: { notes: 1, has_question: false, weights: 1 },
    });
    await as(coach).call(markNotesRead, { body: { user: client.id, up_to: note.id } });
    expect((await rowOf(coach, client, tomorrow)).news.notes).toBe(0);
  });

  it('groups, sorts, searches and pages clients, and agrees with the needs endpoint on who is in NEEDS', async () => {
    const coach = await aCoach(app.db);
    const well = await aClientWhoAte(coach, 'Zoë', 7);
    const silent = await aClientWhoAte(coach, 'Anna', 3);
    const bare = await aClientOf(app.db, coach, { first_name: 'Ben', last_name: 'Bare' });
    const off = await aClientWhoAte(coach, 'Olaf', 6);
    await sql`update day_total set eaten_kcal = eaten_kcal * 1.3 where person_id = ${off.id}`.execute(app.db);
    expect((await list(coach)).groups).toEqual({ ALL: 4, NEEDS: 3, SILENT: 1, OFF_PLAN: 1 });
    const needy = (await as(coach).call(listClientNeeds, { query: { today: TODAY } })).body.results;
    expect(await idsOf(coach, { group: 'NEEDS' })).toEqual(needy.map(({ id }) => id));
    expect(await idsOf(coach)).toEqual([bare.id, silent.id, off.id, well.id]);
    expect(await idsOf(coach, { group: 'SILENT' })).toEqual([silent.id]);
    expect(await idsOf(coach, { group: 'OFF_PLAN' })).toEqual([off.id]);
    expect(await idsOf(coach, { order: 'NAME' })).toEqual([silent.id, bare.id, off.id, well.id]);
    expect(await idsOf(coach, { order: 'LOGGED', reversed: 'true' })).toEqual([well.id, off.id, silent.id, bare.id]);
    expect(await idsOf(coach, { search: 'BARE' })).toEqual([bare.id]);
    expect((await list(coach, { search: 'bos' })).groups.ALL).toBe(3);
    const page = await list(coach, { order: 'NAME', page: 2, page_size: 3 });
    expect(page).toMatchObject({ count: 4, next: null, results: [{ id: well.id }] });
    expect(page.previous).toMatch(/order=NAME.*page=1/);

    await as(coach).call(snoozeClient, { params: { id: bare.id }, body: { until: 'WEEK', today: TODAY } });
    expect((await list(coach)).groups.NEEDS).toBe(2);
    expect(await rowOf(coach, bare)).toMatchObject({ needs: [] });
    // A client who logs nothing stays in the group even while snoozed.
    await as(coach).call(snoozeClient, { params: { id: silent.id }, body: { until: 'WEEK', today: TODAY } });
    expect(await idsOf(coach, { group: 'SILENT' })).toEqual([silent.id]);
  });

  it('leaves out body data and targets once consent for them is withdrawn, and everything once all consent is', async () => {
    const coach = await aCoach(app.db);
    const client = await aClientWhoAte(coach, 'Pia', 6);
    await weigh(client, [addDays(TODAY, -9), 79.5], [addDays(TODAY, -2), 79]);
    await as(client).call(createNote, { body: { text: 'Hello' } });
    await withdraw(client, 'BODY');
    expect(await rowOf(coach, client)).toMatchObject({
      adherence: { logged_days: 5, energy: null, protein: null },
      weight: null,
      last_seen: TODAY,
      news: { notes: 1, has_question: false, weights: 0 },
    });
    await withdraw(client, 'COACH');
    expect(await rowOf(coach, client)).toEqual({
      id: client.id,
      first_name: 'Pia',
      last_name: 'Bos',
      email: client.email,
      is_invited: false,
      needs: [],
      adherence: null,
      weight: null,
      last_seen: null,
      news: NO_NEWS,
    });
  });

  it('[COA-12] does not list clients of another coach, former clients or deactivated clients', async () => {
    const [coach, other] = [await aCoach(app.db), await aCoach(app.db)];
    const client = await aClientWhoAte(coach, 'Pia', 6);
    const theirs = await aClientOf(app.db, other);
    expect(await idsOf(coach)).toEqual([client.id]);
    expect(await idsOf(other)).toEqual([theirs.id]);
    for (const nobody of [client, await aPerson(app.db)]) {
      expect(await as(nobody).call(listClientFigures)).toMatchObject({ status: 403, body: { code: 'coach_only' } });
    }
    await as(coach).call(updateClient, { params: { id: client.id }, body: { account_enabled: false } });
    expect(await idsOf(coach)).toEqual([]);
    await as(coach).call(updateClient, { params: { id: client.id }, body: { account_enabled: true } });
    expect(await idsOf(coach)).toEqual([client.id]);
    await app.db.updateTable('person').set({ coach_id: other.id }).where('id', '=', client.id).execute();
    expect(await list(coach)).toMatchObject({ count: 0, groups: { ALL: 0 } });
    expect(await idsOf(other)).toHaveLength(2);
  });

  it('shows an unanswered invitation only as pending', async () => {
    const coach = await aCoach(app.db);
    const invited = await aClientOf(app.db, coach, {
      first_name: 'Ina',
      invited_as: 'ina@home.example',
      stands_in: true,
      created_at: new Date(`${addDays(TODAY, -4)}T08:00:00Z`),
    });
    expect(await rowOf(coach, invited)).toMatchObject({
      email: 'ina@home.example',
      is_invited: true,
      needs: [{ kind: 'INVITATION', days: 4 }],
      adherence: null,
      last_seen: null,
    });
  });
});
