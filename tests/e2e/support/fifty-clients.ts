import { CONSENT_TEXT_VERSIONS } from '@weekbord/domain/consent/consents';
import { inTransaction } from './database.ts';
import { makePlannedPerson } from './people.ts';

const FIRST_NAMES = ['Sanne', 'Daan', 'Lotte', 'Bram', 'Fenna', 'Thijs', 'Yara', 'Mehmet', 'Puck', 'Jurre'];
const LAST_NAMES = ['de Vries', 'Jansen', 'Bakker', 'van der Meer-Oosterhuizen', 'Yılmaz'];
const WEEK = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'];

/** The number of clients that the coach has afterwards. */
export const FIFTY = 50;

/**
 * Gives a coach fifty clients with three weeks of diary up to yesterday: some log every day and some have stopped, some
 * eat more than their plan and some less, their weights go up and down, a few wrote a note, and a few have no plan yet.
 */
export async function makeFiftyClients(locale: string, coach: number): Promise<void> {
  const { address } = await makePlannedPerson(locale, coach);
  await inTransaction(async (db) => {
    const found = await db.query<{ id: number }>('select id from person where email = $1', [address]);
    const template = found.rows[0]!.id;
    await db.query(`update person set first_name = 'Sanne', last_name = 'de Vries' where id = $1`, [template]);
    await db.query(
      `insert into person (email, first_name, last_name, organisation_id, language, coach_id, created_at)
       select 'client-' || $1::integer || '-' || n || '@people.example', ($2::text[])[1 + n % 10], ($3::text[])[1 + n / 10],
         organisation_id, language, $1::integer, now() - interval '60 days'
       from person, generate_series(1, $4::integer) as n where id = $5`,
      [coach, FIRST_NAMES, LAST_NAMES, FIFTY - 1, template],
    );
    await db.query(
      `create temp table made on commit drop as
       select id, row_number() over (order by id) as n from person where coach_id = ${coach} and id <> ${template}`,
    );
    const texts = Object.entries(CONSENT_TEXT_VERSIONS);
    await db.query(
      `insert into consent (person_id, purpose, text_version, text_language, given_at)
       select id, purpose, text_version, 'en', now()
       from made, unnest($1::text[], $2::integer[]) as asked (purpose, text_version)`,
      [texts.map(([purpose]) => purpose), texts.map(([, version]) => version)],
    );
    // Every tenth client has no plan yet.
    await db.query(`create temp table planned on commit drop as select * from made where n % 10 <> 0`);
    const copy = async (table: string, changed: Readonly<Record<string, string>>, where = 'true') => {
      const parts = Object.entries({ person_id: 'planned.id', ...changed }).map(
        ([name, value]) => `'${name}', ${value}`,
      );
      await db.query(
        `insert into ${table} overriding system value
         select (jsonb_populate_record(null::${table}, to_jsonb(source) || jsonb_build_object(${parts.join(', ')}))).*
         from ${table} as source, planned where source.person_id = ${template} and ${where}`,
      );
    };
    const fresh = (table: string) => `nextval(pg_get_serial_sequence('${table}', 'id'))`;
    await copy('intake', { id: fresh('intake') });
    await db.query(
      `insert into day_plan (person_id, name, created_at)
       select planned.id, min(name), min(created_at) from planned, day_plan where person_id = ${template} group by 1`,
    );
    const ownPlan = '(select min(own.id) from day_plan as own where own.person_id = planned.id)';
    await copy(
      'meal_slot',
      { id: fresh('meal_slot'), day_plan_id: ownPlan },
      `source.day_plan_id = (select monday from weekly_plan where person_id = ${template})`,
    );
    await copy('weekly_plan', { id: fresh('weekly_plan'), ...Object.fromEntries(WEEK.map((day) => [day, ownPlan])) });
    await db.query(
      `insert into calendar_day (person_id, date) select id, current_date - ago from planned, generate_series(1, 20) as ago`,
    );
    // Every ninth client stopped five days ago, and every sixth logs every other day; each eats a different share of
    // the plan.
    await db.query(
      `create temp table meal on commit drop as
       select day.person_id, day.id as day_id, ${fresh('quick_add_meal')}::integer as id, slot.meal_moment,
         round(slot.kcal * part) as kcal, round(slot.protein * part * (0.7 + planned.n % 4 * 0.12)) as protein
       from planned
       join calendar_day as day on day.person_id = planned.id and day.date < current_date
       join meal_slot as slot on slot.person_id = planned.id
       cross join lateral (
         select case planned.n % 8 when 3 then 1.24 when 6 then 0.8 else 0.94 + planned.n % 5 * 0.03 end as part
       ) as eaten
       where not (planned.n % 9 = 4 and day.date > current_date - 6)
         and not (planned.n % 6 = 1 and (current_date - day.date) % 2 = 0)
         and (planned.n * 7 + (current_date - day.date) * 5) % 11 <> 0`,
    );
    await db.query(
      `insert into quick_add_meal (person_id, id, name, kcal, protein) overriding system value
       select person_id, id, 'Meal', kcal, protein from meal`,
    );
    await db.query(
      `insert into calendar_item (person_id, calendar_day_id, meal_moment, quick_add_meal_id, status, modified_at)
       select person_id, day_id, meal_moment, id, 'EATEN', now() from meal`,
    );
    await db.query(
      `insert into measurement (person_id, type, value, created_at)
       select id, 'WEIGHT', 70 + n % 13 + (n % 7 - 4) * (28 - ago) / 70.0, current_date - ago
       from made, generate_series(1, 28, 3) as ago where n % 5 <> 2`,
    );
    await db.query(
      `insert into client_note (person_id, coach_id, author_id, text, written_at)
       select id, ${coach}, id, 'Could we talk about dinner?', now() - interval '3 hours'
       from made, generate_series(1, 2) as note where n % 12 = 5 and note <= n % 2 + 1`,
    );
  });
}
