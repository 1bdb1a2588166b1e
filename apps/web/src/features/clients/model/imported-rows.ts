import {
  checkClientRows,
  type ClientRow,
  type ClientRowFaults,
  plainAddress,
} from '@weekbord/domain/clients/client-rows';
import type { Language } from '@weekbord/domain/languages/languages';
import type { Invitation, Invitee } from '../api/invite-clients.ts';

/** The status of a row of the file. */
export type RowState =
  | Readonly<{ kind: 'READY' | 'KNOWN' | 'OWN' | 'LEFT_OUT' }>
  | Readonly<{ kind: 'FAULTY'; faults: ClientRowFaults }>
  | Invitation;

export type ShownRow = Readonly<{ row: ClientRow; state: RowState }>;

interface Known {
  /** In the order of the file. */
  readonly rows: readonly ClientRow[];
  /** The lines that the coach left out. */
  readonly leftOut: ReadonlySet<number>;
  /** The addresses of the coach's clients, and the coach's own. */
  readonly clients: ReadonlySet<string>;
  readonly own: string;
  readonly invitations: ReadonlyMap<number, Invitation>;
}

/**
 * Returns the errors of the rows, by line. Of two rows with the same address, the second is invalid; a row that was
 * already invited counts as the first.
 */
export function faultsOfRows({
  rows,
  leftOut,
  invitations,
}: Pick<Known, 'rows' | 'leftOut' | 'invitations'>): ReadonlyMap<number, ClientRowFaults> {
  const taken = rows.filter(({ line }) => !leftOut.has(line));
  const isInvited = ({ line }: ClientRow) => invitations.get(line)?.kind === 'INVITED';
  return checkClientRows([...taken.filter(isInvited), ...taken.filter((row) => !isInvited(row))]);
}

/** Returns the rows with their states, in the order of the file. */
export function rowsWithStates(known: Known): ShownRow[] {
  const { rows, leftOut, clients, own, invitations } = known;
  const faults = faultsOfRows(known);
  return rows.map((row): ShownRow => {
    const { line } = row;
    const invitation = invitations.get(line);
    if (invitation !== undefined) return { row, state: invitation };
    if (leftOut.has(line)) return { row, state: { kind: 'LEFT_OUT' } };
    const address = plainAddress(row.email);
    if (address === plainAddress(own)) return { row, state: { kind: 'OWN' } };
    if (clients.has(address)) return { row, state: { kind: 'KNOWN' } };
    const of = faults.get(line) ?? {};
    return { row, state: Object.keys(of).length > 0 ? { kind: 'FAULTY', faults: of } : { kind: 'READY' } };
  });
}

/** Whether a row can be invited as it is. */
export function canInvite({ kind, ...state }: RowState): boolean {
  return kind === 'READY' || (kind === 'REFUSED' && 'canRetry' in state && state.canRetry);
}

/** Whether a row may still be changed or left out. */
export function canChange({ kind }: RowState): boolean {
  return kind === 'READY' || kind === 'FAULTY' || kind === 'KNOWN' || kind === 'OWN' || kind === 'REFUSED';
}

/** Returns the request for a row; `language` applies to clients without one in the file. */
export function inviteeOf(row: ClientRow, language: Language): Invitee {
  const { line, first_name, last_name, email } = row;
  return { line, first_name, last_name, email, language: row.language ?? language };
}

/** Returns the rows with the given lines first. */
export function withFirst(rows: readonly ShownRow[], first: ReadonlySet<number>): readonly ShownRow[] {
  const isFirst = ({ row }: ShownRow) => first.has(row.line);
  return [...rows.filter(isFirst), ...rows.filter((one) => !isFirst(one))];
}
