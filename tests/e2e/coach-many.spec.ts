import { expect, type Page } from '@playwright/test';
import { giving } from '@weekbord/phrases/en/giving';
import { expectAccessible } from './support/accessible.ts';
import { crowdedIn } from './support/crowded.ts';
import { inTransaction } from './support/database.ts';
import { makeClient, makePlannedPerson } from './support/people.ts';
import { callAs, localeOf, signIn } from './support/session.ts';
import { test } from './support/test.ts';
import { filled, pattern, type Words, wordsOf } from './support/words.ts';

const NAMES = ['Anna Vos', 'Bram Vos', 'Cees Vos'];

/** Creates a coach with a plan and meals of her own, and three clients with a plan, one of whom eats no meat. */
async function makePractice(locale: string): Promise<Readonly<{ token: string; clients: readonly number[] }>> {
  const coach = await makePlannedPerson(locale);
  const idOf = (address: string) =>
    inTransaction(async (db) => {
      const { rows } = await db.query<{ id: number }>('select id from person where email = $1', [address]);
      return rows[0]!.id;
    });
  const coachId = await idOf(coach.address);
  const clients: number[] = [];
  for (const [at, name] of NAMES.entries()) {
    const id = await idOf((await makePlannedPerson(locale, coachId)).address);
    const [first, last] = name.split(' ');
    await inTransaction(async (db) => {
      await db.query('update person set first_name = $2, last_name = $3 where id = $1', [id, first, last]);
      if (at === 2) await db.query(`update intake set diet = 'VEGAN' where person_id = $1`, [id]);
    });
    clients.push(id);
  }
  await makeClient(locale, coachId);
  await inTransaction(async (db) => {
    await db.query(`update person set is_coach = true where id = $1`, [coachId]);
    await db.query(
      `update person set feature_flags = array['FF_COPY_MEALS_TO_ANOTHER_DAY'] where id = $1 or coach_id = $1`,
      [coachId],
    );
    await db.query(`update day_plan set name = 'Cutting' where person_id = $1`, [coachId]);
    await db.query(
      `update meal_slot set kcal = kcal + 20, carbohydrates = carbohydrates + 5
       from day_plan where day_plan.id = day_plan_id and day_plan.person_id = $1`,
      [coachId],
    );
  });
  return { token: coach.token, clients };
}

const box = (page: Page, { clients }: Words, name: string) =>
  page.getByRole('checkbox', { name: filled(clients.selectOne, { name }) });
const receiver = (page: Page, name: string) => page.getByRole('dialog').getByRole('listitem').filter({ hasText: name });

test("a coach gives several clients a plan and a week that follows each client's rules, and undoes it", async ({
  page,
}, info) => {
  const words = wordsOf(info);
  const { clients } = words;
  const { token, clients: ids } = await makePractice(await localeOf(page));
  await signIn(page, token);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/clients');
  // Uses only the keyboard.
  await page.getByRole('checkbox', { name: clients.selectAllHere }).focus();
  await page.keyboard.press('Space');
  await expect(page.getByText(filled(clients.selected.other, { count: '4' }))).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: clients.givePlan }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: filled(giving.planTitle.other, { count: '4' }) })).toBeVisible();
  await expect(receiver(page, 'Noor van den Berg')).toContainText(giving.noProfile);
  await expect(receiver(page, 'Anna Vos')).toContainText(giving.gets);
  await expectAccessible(page);
  await page.getByRole('button', { name: filled(giving.give.other, { count: '3' }) }).click();
  await expect(page.getByText(filled(giving.given.other, { count: '3' }))).toBeVisible();
  const namesOf = async () =>
    Promise.all(
      ids.map(async (id) => {
        const answer = (await callAs(page, 'GET', `/users/weeklyNutritionPlan?user=${id}`)) as {
          results: { monday: { name: string }; sunday: { name: string } }[];
        };
        return answer.results.map(({ monday, sunday }) => [monday.name, sunday.name]).flat();
      }),
    );
  expect(await namesOf()).toEqual(ids.map(() => ['Cutting', 'Cutting']));
  await page.getByRole('button', { name: giving.undo }).click();
  await expect(receiver(page, 'Cees Vos')).toContainText(giving.undone);
  expect((await namesOf()).flat()).not.toContain('Cutting');
  await page.getByRole('button', { name: giving.done, exact: true }).click();

  // Gives them a week from the coach's own diary.
  const days = (await callAs(page, 'GET', '/planner/calendarDay?page_size=100')) as { results: { date: string }[] };
  const start = days.results.map(({ date }) => date).toSorted()[0]!;
  await callAs(page, 'POST', '/planner/planTemplate', { name: 'Summer week', start_date: start, num_days: 7 });
  for (const name of NAMES) await box(page, words, name).check();
  await page.getByRole('button', { name: clients.giveWeek }).click();
  await expect(page.getByRole('dialog', { name: filled(giving.weekTitle.other, { count: '3' }) })).toBeVisible();
  await expect(receiver(page, 'Cees Vos')).toContainText(pattern(giving.meal_diet));
  await expect(receiver(page, 'Anna Vos')).toContainText(giving.gets);
  await expectAccessible(page);
  await page.setViewportSize({ width: 360, height: 740 });
  expect(await crowdedIn(page)).toEqual([]);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.getByRole('button', { name: pattern(giving.give.other) }).click();
  await expect(page.getByText(pattern(giving.given.other))).toBeVisible();
  await page.getByRole('button', { name: giving.undo }).click();
  await expect(receiver(page, 'Anna Vos')).toContainText(giving.undone);
});
