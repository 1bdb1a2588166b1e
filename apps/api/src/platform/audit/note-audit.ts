import type { AuditKind } from '@weekbord/domain/audit/audit-kinds';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../database/tables.ts';

/** What the audit notes of an act besides its kind; the transaction knows who acts and in which request. */
export interface Noted {
  readonly subjectId?: number | null;
  /** In place of the number: whose address it is, if anybody's. It is looked up and not kept. */
  readonly subjectEmail?: string | undefined;
  readonly organisationId?: number | null;
  readonly act?: string;
  readonly reason?: string | null;
}

/** Notes an act in the audit, for what the database does not note by itself. */
export async function noteAudit(
  db: Kysely<Tables>,
  kind: AuditKind,
  { subjectId = null, subjectEmail, organisationId = null, act, reason = null }: Noted = {},
): Promise<void> {
  const subject =
    subjectEmail === undefined
      ? sql`${subjectId}::integer`
      : sql`(select id from person where email = ${subjectEmail} and not stands_in)`;
  await sql`select note_audit(${kind}, ${subject}, ${organisationId}::integer, ${act ?? null}, ${reason}::text)`.execute(
    db,
  );
}

/** Notes that the operator ran a command; `act` is its name without what it is about. */
export function noteCommand(db: Kysely<Tables>, act: string, noted: Omit<Noted, 'act'> = {}): Promise<void> {
  return noteAudit(db, 'COMMAND', { ...noted, act });
}
