/** Returns row security for a table whose rows only their own person reads and writes. */
export const ownRows = (table: string): readonly string[] => [
  `alter table ${table} enable row level security`,
  `alter table ${table} force row level security`,
  `create policy for_owner on ${table} to current_user using (true) with check (true)`,
  `create policy own on ${table} for all using (person_id = acting_person()) with check (person_id = acting_person())`,
];
