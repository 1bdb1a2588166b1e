import { sql, type Kysely } from 'kysely';

/**
 * A day and each of its moments have a maximum number of meals, no matter who adds them: the domain's `meal-limits`.
 * Days that already have more keep them but accept no others.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

const MAX_OF_MOMENT = 50;
const MAX_OF_DAY = 100;

/** Raises an error if one of the places that a query returns has too many meals. */
const refuseFull = (places: string) => `
  select case when count(*) > ${MAX_OF_DAY} then 'day_full' else 'moment_full' end into full_of
  from (${places}) as place
  join calendar_item as item on item.person_id = place.person_id and item.calendar_day_id = place.calendar_day_id
  group by place.person_id, place.calendar_day_id, place.meal_moment
  having count(*) > ${MAX_OF_DAY} or count(*) filter (where item.meal_moment = place.meal_moment) > ${MAX_OF_MOMENT}
  limit 1;
  if full_of is not null then raise exception using errcode = 'WB001', message = full_of; end if;`;

const STATEMENTS = [
  `create function refuse_full_days() returns trigger language plpgsql security definer set search_path = public, pg_temp
    as $$ declare full_of text; begin
      if tg_op = 'INSERT' then
        ${refuseFull('select distinct person_id, calendar_day_id, meal_moment from added')}
      else
        ${refuseFull(`select distinct added.person_id, added.calendar_day_id, added.meal_moment
          from removed join added using (person_id, id)
          where (removed.calendar_day_id, removed.meal_moment) <> (added.calendar_day_id, added.meal_moment)`)}
      end if;
      return null;
    end $$`,
  `create trigger refuse_full_days_on_insert after insert on calendar_item
    referencing new table as added for each statement execute function refuse_full_days()`,
  `create trigger refuse_full_days_on_update after update on calendar_item
    referencing old table as removed new table as added for each statement execute function refuse_full_days()`,
];
