import { useState } from 'react';
import type { ClientFigures } from '../api/client-figures.ts';
import { clientName } from './client-name.ts';

export type SelectedClient = Readonly<{ id: number; name: string }>;

/** Which clients in the list are selected, in order of selection; sorting, filtering and paging do not change it. */
export interface Selection {
  readonly clients: readonly SelectedClient[];
  readonly has: (id: number) => boolean;
  readonly set: (clients: readonly ClientFigures[], isSelected: boolean) => void;
  readonly clear: () => void;
}

export function useSelection(): Selection {
  const [selected, setSelected] = useState<ReadonlyMap<number, SelectedClient>>(new Map());
  return {
    clients: [...selected.values()],
    has: (id) => selected.has(id),
    set: (clients, isSelected) =>
      setSelected((before) => {
        const next = new Map(before);
        for (const client of clients) {
          if (isSelected) next.set(client.id, { id: client.id, name: clientName(client) });
          else next.delete(client.id);
        }
        return next;
      }),
    clear: () => setSelected(new Map()),
  };
}
