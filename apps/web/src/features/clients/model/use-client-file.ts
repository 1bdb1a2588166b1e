import type { ClientRow, ClientRowFaults } from '@weekbord/domain/clients/client-rows';
import { useRef, useState } from 'react';
import { useCurrentUser } from '../../../shared/session/current-user.ts';
import { type Inviting, readClientAddresses, useInviteClients } from '../api/invite-clients.ts';
import { faultsOfRows, rowsWithStates, type ShownRow, withFirst } from './imported-rows.ts';
import { type ChosenFileFault, readClientFile } from './read-client-file.ts';

interface Opened {
  /** A new id each time a file is chosen, even if it is the same file. */
  readonly id: string;
  readonly name: string;
  readonly rows: readonly ClientRow[];
  readonly unused: readonly string[];
  /** The addresses of the coach's clients when the file was chosen. */
  readonly clients: ReadonlySet<string>;
  readonly leftOut: ReadonlySet<number>;
  /** The lines that are shown first, because they need correcting or were refused. Corrected rows stay there. */
  readonly first: ReadonlySet<number>;
}

type Shown = Readonly<{ id: string; name: string; unused: readonly string[]; rows: readonly ShownRow[] }>;

export interface ClientFileInUse {
  /** The chosen file; undefined until a file with clients is chosen. */
  readonly file: Shown | undefined;
  readonly problem: Readonly<{ name: string; fault: ChosenFileFault }> | undefined;
  readonly isReading: boolean;
  readonly choose: (file: File) => Promise<void>;
  /** Returns what would be wrong with a corrected row. */
  readonly check: (row: ClientRow) => ClientRowFaults;
  readonly correct: (row: ClientRow) => void;
  /** Leaves a row out, or includes it again. */
  readonly leaveOut: (line: number, isOut: boolean) => void;
  readonly inviting: Inviting;
}

/** The chosen file, how its rows were corrected, and the invitations. */
export function useClientFile(): ClientFileInUse {
  const own = useCurrentUser().email;
  const inviting = useInviteClients();
  const [opened, setOpened] = useState<Opened>();
  const [problem, setProblem] = useState<ClientFileInUse['problem']>();
  const [isReading, setReading] = useState(false);
  const latest = useRef<File>(null);

  const choose = async (chosen: File) => {
    latest.current = chosen;
    setReading(true);
    setProblem(undefined);
    const { name } = chosen;
    const file = await readClientFile(chosen);
    const clients = typeof file === 'string' ? new Set<string>() : await readClientAddresses();
    // Ignored if another file has been chosen in the meantime.
    if (latest.current !== chosen) return;
    setReading(false);
    if (typeof file === 'string') return setProblem({ name, fault: file });
    inviting.reset();
    const states = rowsWithStates({ ...NOTHING_DONE, rows: file.rows, clients, own });
    const faulty = states.filter(({ state }) => state.kind === 'FAULTY').map(({ row }) => row.line);
    setOpened({ id: crypto.randomUUID(), name, ...file, clients, leftOut: new Set(), first: new Set(faulty) });
  };
  const withRow = (rows: readonly ClientRow[], row: ClientRow) =>
    rows.map((one) => (one.line === row.line ? row : one));
  const change = (next: (known: Opened) => Opened) => setOpened((known) => known && next(known));
  return {
    file: opened && {
      id: opened.id,
      name: opened.name,
      unused: opened.unused,
      rows: withFirst(rowsWithStates({ ...opened, own, invitations: inviting.invitations }), opened.first),
    },
    problem,
    isReading,
    choose,
    check: (row) => {
      if (!opened) return {};
      const { invitations } = inviting;
      return faultsOfRows({ ...opened, rows: withRow(opened.rows, row), invitations }).get(row.line) ?? {};
    },
    correct: (row) => {
      inviting.forget(row.line);
      change((known) => ({ ...known, rows: withRow(known.rows, row) }));
    },
    leaveOut: (line, isOut) => {
      inviting.forget(line);
      change((known) => {
        const leftOut = new Set(known.leftOut);
        if (isOut) leftOut.add(line);
        else leftOut.delete(line);
        return { ...known, leftOut };
      });
    },
    inviting: {
      ...inviting,
      invite: async (people) => {
        const result = await inviting.invite(people);
        change((known) => ({ ...known, first: new Set(result.refused) }));
        return result;
      },
    },
  };
}

const NOTHING_DONE = { leftOut: new Set<number>(), invitations: new Map<number, never>() };
