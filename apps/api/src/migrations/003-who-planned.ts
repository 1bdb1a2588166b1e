import { sql, type Kysely } from 'kysely';

/**
 * Which meals the planner may replace, the person a stored response concerns, and an index for finding repeated access.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

const STATEMENTS = [
  `alter table calendar_item add column planned_by text not null default 'PERSON'
    check (planned_by in ('PLANNER', 'PERSON'))`,
  // The planner wrote all meals of a plan with the same timestamp, and every later change has its own. A single meal
  // that the planner wrote looks like one that a person planned, and counts as theirs.
  `update calendar_item as item set planned_by = 'PLANNER'
    where status = 'PLANNED' and recipe_meal_id is not null and exists (
      select from calendar_item as other
      where other.person_id = item.person_id and other.modified_at = item.modified_at and other.id <> item.id
        and other.recipe_meal_id is not null
    )`,
  `alter table idempotency_record add column people integer[] not null default '{}'`,
  // For existing responses to coaches, it is unknown whose data they contain. All others contain the caller's own data.
  `delete from idempotency_record where scope in (select 'person ' || id from person where is_coach)`,
  `create index audit_entry_look on audit_entry (person_id, actor_id, act, created_at)`,
];
