import { sql, type Kysely } from 'kysely';

/** Which meals are leftovers of another meal, with which they are cooked. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

const STATEMENTS = [
  // If the first meal is deleted, its leftovers become a meal that is cooked separately.
  `alter table calendar_item
    add column leftover_of integer check (leftover_of <> id),
    add constraint calendar_item_leftover_of foreign key (person_id, leftover_of)
      references calendar_item (person_id, id) on delete set null (leftover_of)`,
  `create index calendar_item_leftover_of on calendar_item (person_id, leftover_of) where leftover_of is not null`,
];
