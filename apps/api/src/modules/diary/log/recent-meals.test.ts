import { firstRecentDate } from '@weekbord/domain/diary/recent-meals';
import { addDays } from '@weekbord/domain/dates/plain-date';
import { listRecentMeals } from '@weekbord/contract/diary/recent-meals';
import { type CompiledQuery, sql } from 'kysely';
import { expect, it } from 'vitest';
import { smallCatalogue } from '../../recipes/templates/small-catalogue.test-support.ts';
import { diaryOf, MONDAY, personWithPlan, servingOf, startPlannerApp } from '../diary.test-support.ts';
import { listUses } from './recent-meals.store.ts';

const app = await startPlannerApp(smallCatalogue());
const YEARS = 5;
const DAYS = YEARS * 365;
const MEALS_A_DAY = 6;

/** Fills a diary with six foods on each day of five years. */
async function fiveYearsOf(personId: number): Promise<void> {
  const serving = await servingOf(app, 'onion', 'piece');
  await sql`
    with days as (
      insert into calendar_day (person_id, date)
      select ${personId}::int, ${MONDAY}::date - past from generate_series(1, ${DAYS}::int) as past
      returning id
    ), slots as (
      select days.id as day_id, nth from days, generate_series(1, ${MEALS_A_DAY}::int) as nth
    ), meals as (
      insert into single_food_meal (person_id, serving_id, quantity)
      select ${personId}::int, ${serving}::int, nth from slots returning id
    ), numbered_meals as (
      select id, row_number() over (order by id) as nth from meals
    ), numbered_slots as (
      select day_id, row_number() over (order by day_id) as nth from slots
    )
    insert into calendar_item (person_id, calendar_day_id, meal_moment, single_food_meal_id, status, planned_by, modified_at)
    select ${personId}::int, day_id, 'LUNCH', numbered_meals.id, 'EATEN', 'PERSON', now()
    from numbered_slots join numbered_meals using (nth)`.execute(app.db);
  await sql`analyze calendar_day, calendar_item, single_food_meal`.execute(app.db);
}

interface PlanNode {
  'Relation Name'?: string;
  'Actual Rows': number;
  'Actual Loops': number;
  'Rows Removed by Filter'?: number;
  Plans?: PlanNode[];
}

/** Returns the query plan of a statement. The statement must have been built before this is called. */
async function planOf(run: (db: typeof app.db) => Promise<unknown>): Promise<PlanNode> {
  let plan: PlanNode | undefined;
  const executeQuery = async (query: CompiledQuery) => {
    const explained = { ...query, sql: `explain (analyze, format json) ${query.sql}` };
    const { rows } = await app.db.executeQuery<{ 'QUERY PLAN': { Plan: PlanNode }[] }>(explained);
    plan = rows[0]!['QUERY PLAN'][0]!.Plan;
    return { rows: [] };
  };
  await run({ executeQuery } as Partial<typeof app.db> as typeof app.db);
  return plan!;
}

/** Returns the number of rows that a scan read. */
function rowsOf(scan: PlanNode): number {
  return (scan['Actual Rows'] + (scan['Rows Removed by Filter'] ?? 0)) * scan['Actual Loops'];
}

function scansOf(node: PlanNode): PlanNode[] {
  return [...(node['Relation Name'] ? [node] : []), ...(node.Plans ?? []).flatMap(scansOf)];
}

it('the list of recent meals reads only sixty days of a five-year diary, and only by key', async () => {
  const { client, person } = await personWithPlan(app);
  expect((await diaryOf(client, 1)).length).toBe(1);
  await fiveYearsOf(person.id);
  app.clock.set(`${addDays(MONDAY, -1)}T12:00:00Z`);
  const { body } = await client.call(listRecentMeals);
  expect(body.results).toMatchObject([{ content_type: 'singlefoodmeal', uses: [{ meal_moment: 'LUNCH' }] }]);

  const plan = await planOf((db) => listUses(db, person.id, firstRecentDate(addDays(MONDAY, -1))));
  const read = scansOf(plan).map((scan) => ({ table: scan['Relation Name'], rows: rowsOf(scan) }));
  expect(read.map(({ table }) => table)).toEqual(expect.arrayContaining(['calendar_day', 'calendar_item']));
  const tooMany = read.filter(({ rows }) => rows > 2 * 60 * MEALS_A_DAY);
  expect(tooMany).toEqual([]);
});
