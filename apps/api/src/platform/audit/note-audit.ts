import type { AuditKind } from '@weekbord/domain/audit/audit-kinds';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../database/tables.ts';

/** What the audit records about an action in addition to its kind. The transaction has the actor and the request. */
export interface Noted {
  readonly subjectId?: number | null;
  /** The address of the person, in place of their id; it is looked up and not stored. */
  readonly subjectEmail?: string | undefined;
  readonly organisationId?: number | null;
  readonly act?: string;
  readonly reason?: string | null;
}

/** Records an action that the database does not audit by itself. */
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

/** Records that the operator ran a command; `act` is its name without its arguments. */
export function noteCommand(db: Kysely<Tables>, act: string, noted: Omit<Noted, 'act'> = {}): Promise<void> {
  return noteAudit(db, 'COMMAND', { ...noted, act });
}
