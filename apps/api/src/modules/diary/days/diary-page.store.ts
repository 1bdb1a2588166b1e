import type { Language } from '@weekbord/domain/languages/languages';
import { type Kysely, sql } from 'kysely';
import { type Place, statement } from '../../../platform/database/statement.ts';
import type { Tables } from '../../../platform/database/tables.ts';
import { type DayRow, type ItemWithMealRow, selectItems } from '../diary.store.ts';
import { type LineRow, selectLines } from '../meals/recipe/recipe-meals.store.ts';

type Db = Kysely<Tables>;

/** Selects a person's days by date, oldest first. `before` is exclusive. */
export type PageOfDays = Readonly<{
  personId: number;
  from?: string | undefined;
  to?: string | undefined;
  before?: string | undefined;
  limit: number;
  offset: number;
}>;

type Wanted = Readonly<{
  personId: number;
  from: string;
  to: string;
  before: string;
  limit: number;
  offset: number;
}>;

function daysOfPage(db: Db, place: Place<Wanted>) {
  return db
    .selectFrom('calendar_day')
    .where('person_id', '=', place('personId'))
    .where('date', '>=', place('from'))
    .where('date', '<=', place('to'))
    .where('date', '<', place('before'))
    .orderBy('date')
    .limit(place('limit'))
    .offset(place('offset'));
}

/** Returns the ids as an array, so that lookups use their index. */
function dayIdsOfPage(db: Db, place: Place<Wanted>) {
  return sql<number>`any(array(${daysOfPage(db, place).select('id')}))`;
}

const days = statement((db, place: Place<Wanted>) =>
  daysOfPage(db, place)
    .selectAll()
    .select(sql<number>`(count(*) over ())::int`.as('count')),
);

const items = statement((db, place: Place<Wanted>) =>
  selectItems(db)
    .where('item.person_id', '=', place('personId'))
    .where('item.calendar_day_id', '=', dayIdsOfPage(db, place)),
);

function linesIn(locale: Language) {
  return statement((db, place: Place<Wanted>) => {
    const mealIds = db
      .selectFrom('calendar_item')
      .select('recipe_meal_id')
      .where('person_id', '=', place('personId'))
      .where('calendar_day_id', '=', dayIdsOfPage(db, place));
    return selectLines(db, locale)
      .where('person_id', '=', place('personId'))
      .where('recipe_meal_id', '=', sql<number>`any(array(${mealIds}))`);
  });
}

const LINES = { en: linesIn('en'), nl: linesIn('nl') } as const;

/**
 * Returns one page of a person's days, oldest first, with the total, the items on them and the lines of their recipe
 * meals. The three queries run concurrently.
 */
export async function listPage(
  db: Db,
  page: PageOfDays,
  locale: Language,
): Promise<{ count: number; days: DayRow[]; items: ItemWithMealRow[]; lines: LineRow[] }> {
  // The defaults are literals, because under row-level security an index on days cannot be used with computed values.
  const { from = '-infinity', to = 'infinity', before = 'infinity' } = page;
  const wanted = { ...page, from, to, before };
  const [found, itemRows, lines] = await Promise.all([days(db, wanted), items(db, wanted), LINES[locale](db, wanted)]);
  return { count: found[0]?.count ?? 0, days: found, items: itemRows, lines };
}
