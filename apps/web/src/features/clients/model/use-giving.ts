import { useRef, useState } from 'react';
import type { SelectedClient } from './use-selection.ts';

/** The outcome of giving something to one client. `undo` is null if it cannot be undone. */
export type Given<Undo> =
  | Readonly<{ kind: 'WAITING' | 'BUSY' | 'UNDONE' }>
  | Readonly<{ kind: 'GIVEN'; lines: readonly string[]; undo: Undo | null }>
  /** `isLost` is true if no response arrived, in which case the client may have got it. */
  | Readonly<{ kind: 'FAILED'; why: string; canRetry: boolean; isLost: boolean }>;

interface Ways<Undo> {
  /** Gives the plan or week to one client; a retry with the same key has no second effect. */
  give: (client: SelectedClient, key: string) => Promise<Given<Undo>>;
  /** Undoes one client's change. Returns why that failed, or null. */
  takeBack: (undo: Undo, key: string) => Promise<string | null>;
  /** Returns the text for an undo that failed. */
  notUndone: (why: string) => string;
}

export interface Giving<Undo> {
  /** The outcomes by client id; empty before the start. */
  readonly given: ReadonlyMap<number, Given<Undo>>;
  readonly isBusy: boolean;
  /** Gives the plan or week to one client at a time. Each client gets all of it or nothing. */
  readonly start: (clients: readonly SelectedClient[]) => Promise<void>;
  readonly undo: () => Promise<void>;
}

export function useGiving<Undo>({ give, takeBack, notUndone }: Ways<Undo>): Giving<Undo> {
  const [given, setGiven] = useState<ReadonlyMap<number, Given<Undo>>>(new Map());
  const [isBusy, setBusy] = useState(false);
  const keys = useRef(new Map<string, string>());
  const keyOf = (what: string) => {
    const key = keys.current.get(what) ?? crypto.randomUUID();
    keys.current.set(what, key);
    return key;
  };
  const set = (id: number, one: Given<Undo>) => setGiven((before) => new Map(before).set(id, one));
  const start = async (clients: readonly SelectedClient[]) => {
    setBusy(true);
    for (const { id } of clients) set(id, { kind: 'WAITING' });
    try {
      for (const client of clients) {
        set(client.id, { kind: 'BUSY' });
        const what = `give ${client.id}`;
        const one = await give(client, keyOf(what));
        // After a refusal, a retry is a new request.
        if (one.kind === 'FAILED' && !one.isLost) keys.current.delete(what);
        set(client.id, one);
      }
    } finally {
      setBusy(false);
    }
  };
  const undo = async () => {
    setBusy(true);
    try {
      for (const [id, one] of given) {
        if (one.kind !== 'GIVEN' || one.undo === null) continue;
        set(id, { kind: 'BUSY' });
        const why = await takeBack(one.undo, keyOf(`undo ${id}`));
        set(id, why === null ? { kind: 'UNDONE' } : { ...one, lines: [...one.lines, notUndone(why)] });
      }
    } finally {
      setBusy(false);
    }
  };
  return { given, isBusy, start, undo };
}
