import type pg from 'pg';

/**
 * Copies a person's rows in a table to others; columns that refer to other rows are given as SQL expressions over
 * `person`.
 */
async function copyRows(
  client: pg.Client,
  table: string,
  from: number,
  changed: Readonly<Record<string, string>> = {},
) {
  const parts = Object.entries({ person_id: 'person.id', ...changed }).map(([name, value]) => `'${name}', ${value}`);
  await client.query(
    `insert into ${table} overriding system value
      select (jsonb_populate_record(null::${table}, to_jsonb(source) || jsonb_build_object(${parts.join(', ')}))).*
      from ${table} as source, filled as person where source.person_id = ${from}`,
  );
}

const fresh = (table: string) => `nextval(pg_get_serial_sequence('${table}', 'id'))`;

/**
 * Gives a coach's clients the coach's own plan, four weeks of diary up to a date, a month of weights and some unread
 * notes, and gives everyone else two days of diary. People vary: some stop logging, some eat more or less.
 */
export async function fillDiaries(client: pg.Client, coachId: number, today: string): Promise<void> {
  await client.query('begin');
  await client.query(`create temp table filled on commit drop as select id from person where coach_id = ${coachId}`);
  await copyRows(client, 'intake', coachId, { id: fresh('intake') });
  await client.query(
    `insert into day_plan (person_id, name, created_at)
      select filled.id, day_plan.name, day_plan.created_at from day_plan, filled where person_id = ${coachId}`,
  );
  const ownPlan = `(select min(own.id) from day_plan as own where own.person_id = person.id)`;
  await copyRows(client, 'meal_slot', coachId, { id: fresh('meal_slot'), day_plan_id: ownPlan });
  const days = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'];
  const week = Object.fromEntries(days.map((day) => [day, ownPlan]));
  await copyRows(client, 'weekly_plan', coachId, { id: fresh('weekly_plan'), ...week });
  await client.query(
    `insert into calendar_day (person_id, date)
      select person.id, $1::date - ago from person
      cross join lateral generate_series(
        case when person.coach_id = ${coachId} then -3 else 0 end, case when person.coach_id = ${coachId} then 27 else 1 end
      ) as ago
      where person.id <> ${coachId}`,
    [today],
  );
  // One in five stopped logging up to two weeks ago; everyone has meals planned for several more days.
  await client.query(
    `create temp table meal on commit drop as
      select day.person_id, day.id as day_id, ${fresh('quick_add_meal')}::integer as id, moment,
        (450 + (day.person_id % 7) * 50 + random() * 100)::integer as kcal,
        case when day.date <= $1::date - case when day.person_id % 5 = 0 then day.person_id % 14 else 0 end
          then 'EATEN' else 'PLANNED' end as status
      from calendar_day as day
      cross join unnest(array['BREAKFAST', 'LUNCH', 'DINNER']) as moment
      join person on person.id = day.person_id
      where day.person_id <> ${coachId} and (person.coach_id = ${coachId} or moment = 'DINNER')`,
    [today],
  );
  await client.query(
    `insert into quick_add_meal (person_id, id, name, kcal, protein) overriding system value
      select person_id, id, 'Meal', kcal, kcal / 20 from meal`,
  );
  await client.query(
    `insert into calendar_item (person_id, calendar_day_id, meal_moment, quick_add_meal_id, status, modified_at)
      select person_id, day_id, moment, id, status, now() from meal`,
  );
  await client.query(
    `insert into measurement (person_id, type, value, created_at)
      select id, 'WEIGHT', 70 + (id % 11 - 5) * (28 - ago) / 40.0, $1::date - ago
      from filled, generate_series(0, 28, 4) as ago`,
    [today],
  );
  await client.query(
    `insert into client_note (person_id, coach_id, author_id, text, written_at)
      select id, ${coachId}, id, 'Could we talk?', now() from filled where id % 20 = 0`,
  );
  await client.query('commit');
}
