import { getCalendarFeed, makeCalendarLink } from '@weekbord/contract/diary/calendar-links';
import { createGroceryList } from '@weekbord/contract/groceries/grocery-lists';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { seedOrganisations } from '../../../organisations/organisations.public.ts';
import { smallCatalogue } from '../../../recipes/templates/small-catalogue.test-support.ts';
import { diaryOf, MONDAY, personWithPlan, servingOf, startPlannerApp } from '../../diary.test-support.ts';
import { listMealsOfMoment } from '../meals-of-moment.store.ts';
import { listMealsOfWeek } from '../../balance/week-balance.store.ts';

const app = await startPlannerApp(smallCatalogue());
// The email about a new calendar link is sent for an organisation.
await seedOrganisations(app.db);
// Written before the app reads and caches the names.
await sql`update recipe_template set name_en = 'Rice with chicken', name_nl = 'Rijst met kip'
  where 'DINNER' = any(meal_types)`.execute(app.db);
await sql`update food set name_en = 'firm tofu', name_nl = 'stevige tofu' where slug = 'tofu'`.execute(app.db);

/** Replaces the first food in a meal, treated as chicken, with tofu for a vegan. */
async function makeVersion(mealId: number): Promise<void> {
  const tofu = await servingOf(app, 'tofu', 'g');
  await sql`update recipe_meal_ingredient as line set serving_id = ${tofu}, swapped_because = '{diet:vegan}',
      swapped_from_id = (select id from food where slug = 'chicken-breast')
    where recipe_meal_id = ${mealId} and position = (
      select min(position) from recipe_meal_ingredient where recipe_meal_id = ${mealId}
    )`.execute(app.db);
}

it('a version has the same name in the diary, a calendar, a reminder, the balance of a week and a grocery list', async () => {
  const { client, person } = await personWithPlan(app);
  const dinnerOf = async () =>
    (await diaryOf(client, 1))[0]!.calendar_items.find(({ meal_moment: moment }) => moment === 'DINNER')!;
  const { id, object_id: mealId, meal } = await dinnerOf();
  expect(meal.recipe_template.name).toBe('Rice with chicken');
  await makeVersion(mealId);

  expect((await dinnerOf()).meal.recipe_template.name).toBe('Rice with tofu');
  const { secret } = (await client.call(makeCalendarLink)).body;
  const dinner = { date: MONDAY, moment: 'DINNER' } as const;
  for (const [language, name] of [
    ['nl', 'Rijst met tofu'],
    ['en', 'Rice with tofu'],
  ] as const) {
    await app.db.updateTable('person').set({ language }).where('id', '=', person.id).execute();
    const { text } = await app.call(getCalendarFeed, { params: { file: `${secret}.ics` } });
    const event = text.split('BEGIN:VEVENT').find((one) => one.includes(`meal-${id}@`));
    expect(event).toContain(`${language === 'en' ? 'Dinner' : 'Avondeten'}: ${name}\r\n`);
    expect(await listMealsOfMoment(app.db, person.id, dinner, language)).toEqual([{ status: 'PLANNED', name }]);
    const week = await listMealsOfWeek(app.db, person.id, { from: MONDAY, to: MONDAY }, language);
    expect(week.find((one) => one.id === id)?.name).toBe(name);
  }
  const list = (await client.call(createGroceryList, { body: { start_date: MONDAY, end_date: MONDAY } })).body;
  const named = list.items.flatMap(({ meals }) => meals).filter(({ meal_moment: moment }) => moment === 'DINNER');
  expect(new Set(named.map(({ name }) => name))).toEqual(new Set(['Rice with tofu']));
});
