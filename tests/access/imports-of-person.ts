import type { Tables } from '@weekbord/api/platform/database/tables';
import type { Kysely } from 'kysely';

/** An import of one row, of which nothing is there any more. */
export async function insertImported(
  db: Kysely<Tables>,
  personId: number,
  mark: string,
  { now, date }: Readonly<{ now: Date; date: string }>,
) {
  const imported = await db
    .insertInto('data_import')
    .values({
      person_id: personId,
      source: 'OTHER',
      kind: 'WEIGHTS',
      file_name: `file ${mark}`,
      rows_added: 1,
      first_date: date,
      last_date: date,
      made_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('imported_row')
    .values({ person_id: personId, data_import_id: imported.id, row_key: Buffer.from(mark) })
    .execute();
  return { importId: imported.id };
}
