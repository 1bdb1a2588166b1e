import { parseArgs } from 'node:util';
import { AUDIT_KINDS, type AuditKind, NO_PERSON } from '@weekbord/domain/audit/audit-kinds';
import type { Kysely } from 'kysely';
import type { Tables } from './platform/database/tables.ts';
import { checkChain, type Head, headText } from './platform/audit/chain.ts';
import { listAudit } from './platform/audit/list-audit.ts';
import { noteCommand } from './platform/audit/note-audit.ts';

export const AUDIT_USAGE = `Who did what to accounts, roles, money and other people's records, also while the server runs:
  npm run audit -- list             the latest events, one per line, latest first
    --person PERSON                 about this person, by number or email address
    --actor PERSON                  by this person; 0 is the operator's commands, the server's jobs and guests
    --kind KIND                     events of this kind
    --request ID                    events of this request
    --since MOMENT, --until MOMENT  such as 2027-03-14 or 2027-03-14T09:00:00Z
    --limit NUMBER                  at most this many; 200 by default
  npm run audit -- verify           whether anything was changed or removed
    --head POSITION:HASH            and whether it still follows from a head that verify or doctor printed

Kinds: ${AUDIT_KINDS.join(', ')}.
`;

/** Thrown if the arguments are not a command. The usage text lists the commands. */
export class AuditUsageFault extends Error {}

export interface AuditCommand {
  readonly act: 'list' | 'verify';
  readonly person: string | undefined;
  readonly actor: string | undefined;
  readonly kind: AuditKind | undefined;
  readonly requestId: string | undefined;
  readonly since: Date | undefined;
  readonly until: Date | undefined;
  readonly limit: number;
  readonly head: Head | undefined;
}

/** The result of a command: its output lines, and whether the audit is intact. */
interface Outcome {
  readonly lines: readonly string[];
  readonly isWell: boolean;
}

/** Parses the arguments into a command, or returns null if the usage was requested. Throws `AuditUsageFault`. */
export function readAuditCommand(args: readonly string[]): AuditCommand | null {
  const { values, positionals } = parsed(args);
  if (values.help === true) return null;
  const [act, ...more] = positionals;
  if ((act !== 'list' && act !== 'verify') || more.length > 0) throw new AuditUsageFault('Name list or verify.');
  const kind = AUDIT_KINDS.find((one) => one === values.kind);
  if (values.kind !== undefined && kind === undefined) throw new AuditUsageFault(`There is no kind ${values.kind}.`);
  if (!/^[1-9]\d{0,5}$/.test(values.limit)) throw new AuditUsageFault('--limit is a whole number.');
  return {
    act,
    person: values.person,
    actor: values.actor,
    kind,
    requestId: values.request,
    since: momentOf(values.since),
    until: momentOf(values.until),
    limit: Number(values.limit),
    head: headOf(values.head),
  };
}

function parsed(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        help: { type: 'boolean', short: 'h' },
        person: { type: 'string' },
        actor: { type: 'string' },
        kind: { type: 'string' },
        request: { type: 'string' },
        since: { type: 'string' },
        until: { type: 'string' },
        limit: { type: 'string', default: '200' },
        head: { type: 'string' },
      },
    });
  } catch (error) {
    throw new AuditUsageFault((error as Error).message, { cause: error });
  }
}

function momentOf(text: string | undefined): Date | undefined {
  if (text === undefined) return undefined;
  const moment = new Date(text);
  if (!/^\d{4}-\d\d-\d\d/.test(text) || Number.isNaN(moment.getTime()))
    throw new AuditUsageFault(`${text} is no moment.`);
  return moment;
}

function headOf(text: string | undefined): Head | undefined {
  if (text === undefined) return undefined;
  const [, position, hash] = /^([1-9]\d{0,8}):([\da-f]{16,64})$/.exec(text) ?? [];
  if (position === undefined || hash === undefined) throw new AuditUsageFault('--head is POSITION:HASH.');
  return { position: Number(position), hash };
}

/** Runs a command and records that it ran. Requires a connection as the owner of the tables. */
export async function runAuditCommand(owner: Kysely<Tables>, command: AuditCommand): Promise<Outcome> {
  const outcome = command.act === 'list' ? await list(owner, command) : await verify(owner, command);
  await noteCommand(owner, `audit ${command.act}`);
  return outcome;
}

async function list(owner: Kysely<Tables>, { person, actor, ...asked }: AuditCommand): Promise<Outcome> {
  const subjectId = await numberOf(owner, person);
  const actorId = await numberOf(owner, actor);
  const rows = await listAudit(owner, { ...asked, subjectId, actorId });
  const lines = rows.map((row) =>
    [
      row.created_at.toISOString(),
      row.kind,
      row.actor_id === NO_PERSON ? 'nobody' : `by ${row.actor_id}`,
      row.subject_id === null ? '-' : `about ${row.subject_id}`,
      row.organisation_id === null ? '-' : `organisation ${row.organisation_id}`,
      row.request_id,
      row.act ?? '-',
      row.reason ?? '-',
    ].join('\t'),
  );
  return { lines: lines.length === 0 ? ['There is nothing.'] : lines, isWell: true };
}

async function verify(owner: Kysely<Tables>, { head: noted }: AuditCommand): Promise<Outcome> {
  const { checked, head, faults, unchained } = await checkChain(owner, noted);
  if (faults.length > 0) return { lines: ['The audit was changed:', ...faults], isWell: false };
  const lines = [`All ${checked} chained events are intact.`];
  if (head !== null) lines.push(`Head: ${headText(head)}`);
  if (unchained > 0) lines.push(`Events not chained after an hour: ${unchained}. Is the server running?`);
  return { lines, isWell: unchained === 0 };
}

async function numberOf(owner: Kysely<Tables>, person: string | undefined): Promise<number | undefined> {
  if (person === undefined) return undefined;
  if (/^\d{1,9}$/.test(person)) return Number(person);
  const email = person.trim().toLowerCase();
  const row = await owner.selectFrom('person').select('id').where('email', '=', email).executeTakeFirst();
  if (row === undefined) throw new AuditUsageFault(`There is no account with the address ${person}.`);
  return row.id;
}
