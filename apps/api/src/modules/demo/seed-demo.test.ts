import { listCalendarDays } from '@weekbord/contract/diary/calendar-days';
import { getMe } from '@weekbord/contract/accounts/users';
import { addDays } from '@weekbord/domain/dates/plain-date';
import { authenticateByPerson, tokenOf } from '@weekbord/testkit/builders/by-person';
import { aMenu } from '@weekbord/testkit/builders/menu';
import { startServing } from '@weekbord/testkit/test-app';
import { describe, expect, it } from 'vitest';
import { accountsRoutes } from '../accounts/accounts.routes.ts';
import { diaryRoutes } from '../diary/diary.routes.ts';
import { plannerRoutes } from '../planner/planner.routes.ts';
import { findPersonOf } from './people.store.ts';
import { seedDemo } from './seed-demo.ts';

const app = await startServing({
  product: { routes: [...accountsRoutes, ...diaryRoutes, ...plannerRoutes], authenticate: authenticateByPerson },
});
await aMenu(app.db);
await app.database.pool.query(`
  insert into serving (food_id, measure, grams, description_en, description_nl, plural_en, plural_nl)
  select min(id), 'piece', 120, 'piece', 'stuk', 'pieces', 'stuks' from food`);
const seed = () => seedDemo({ db: app.db, config: app.config, now: app.clock.now(), locale: 'en' });
await seed();

async function as(name: string) {
  const person = await findPersonOf(app.db, `${name}@demo.example`);
  if (person === undefined) throw new Error(`there is no ${name}`);
  return app.as(tokenOf(person));
}

async function diaryOf(name: string, from: string, to: string) {
  const query = { date__gte: from, date__lte: to, page_size: 100 };
  const answer = await (await as(name)).call(listCalendarDays, { query });
  return answer.body.results.map((day) => ({
    date: day.date,
    note: day.note,
    statuses: day.calendar_items.map((item) => item.status),
    eatenKinds: day.calendar_items.filter(({ status }) => status === 'EATEN').map((item) => item.content_type),
  }));
}

const TODAY = '2027-03-14';

describe('the demo', () => {
  it('has a coach with a client, two self-service people and a staff member', async () => {
    const coach = (await (await as('coach')).call(getMe)).body;
    expect(coach).toMatchObject({ is_coach: true, organisation: { subdomain: 'demo' } });
    expect((await (await as('client')).call(getMe)).body.coach).toMatchObject({ id: coach.id });
    expect((await (await as('diy')).call(getMe)).body).toMatchObject({ intake: null, coach: null });
    expect((await (await as('member')).call(getMe)).body.intake).toMatchObject({ main_goal: 'RECOMPOSITION' });
    expect(await findPersonOf(app.db, 'admin@demo.example')).toMatchObject({ is_staff: true });
  });

  it('gives the client two weeks of history and a week ahead', async () => {
    const past = await diaryOf('client', addDays(TODAY, -14), addDays(TODAY, -1));
    const coming = await diaryOf('client', TODAY, addDays(TODAY, 6));
    expect(past).toHaveLength(14);
    expect(past.flatMap((day) => day.statuses).filter((status) => status === 'EATEN')).toHaveLength(48);
    expect(past.at(-1)?.note).not.toBe('');
    expect(coming.map((day) => day.statuses)).toEqual(Array.from({ length: 7 }, () => Array(4).fill('PLANNED')));
  });

  it('gives the member a week with ticked meals', async () => {
    const week = await diaryOf('member', addDays(TODAY, -3), addDays(TODAY, 3));
    expect(week).toHaveLength(7);
    expect(new Set(week.flatMap((day) => day.statuses))).toEqual(new Set(['EATEN', 'PLANNED']));
    const kinds = week.find(({ date }) => date === addDays(TODAY, -1))?.eatenKinds;
    expect(kinds).toEqual(expect.arrayContaining(['singlefoodmeal', 'quickaddmeal']));
  });

  it('changes nothing when it is seeded a second time, and plans new weeks once its weeks have passed', async () => {
    const count = async () =>
      (
        await app.database.pool.query(
          'select (select count(*) from person) as people, (select count(*) from calendar_item) as items',
        )
      ).rows[0];
    const before = await count();
    await seed();
    expect(await count()).toEqual(before);
    app.clock.advance({ days: 30 });
    await seed();
    const later = addDays(TODAY, 30);
    expect((await diaryOf('member', later, addDays(later, 6))).map((day) => day.statuses.length)).toEqual(
      Array(7).fill(3),
    );
  });
});
