import type { Tables } from '@weekbord/api/platform/database/tables';
import { type Kysely, sql } from 'kysely';

/**
 * Deletes rows before a call and fires the deferred constraints immediately, so that their effects are not blamed on
 * the call.
 */
export async function committed(db: Kysely<Tables>, deletion: { execute(): Promise<unknown> }): Promise<void> {
  await deletion.execute();
  await sql`set constraints all immediate`.execute(db);
  await sql`set constraints all deferred`.execute(db);
}
