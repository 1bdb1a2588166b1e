import { SelectBox } from '@weekbord/ui/checkbox/select-box';
import { usePhrases } from '../../../../shared/phrases/use-phrases.ts';
import type { ClientFigures } from '../../api/client-figures.ts';
import { clientName } from '../../model/client-name.ts';
import type { Selection } from '../../model/use-selection.ts';

interface SelectClientBoxProps {
  client: ClientFigures;
  selection: Selection;
  isDense: boolean;
}

/** Selects one client of a list. */
export function SelectClientBox({ client, selection, isDense }: SelectClientBoxProps) {
  const say = usePhrases('clients');
  return (
    <SelectBox
      label={say('selectOne', { name: clientName(client) })}
      isChecked={selection.has(client.id)}
      isDense={isDense}
      onChange={(isSelected) => selection.set([client], isSelected)}
    />
  );
}

interface SelectAllBoxProps {
  clients: readonly ClientFigures[];
  selection: Selection;
  isDense: boolean;
}

/** Selects all clients of the page that is shown. */
export function SelectAllBox({ clients, selection, isDense }: SelectAllBoxProps) {
  const say = usePhrases('clients');
  const count = clients.filter(({ id }) => selection.has(id)).length;
  return (
    <SelectBox
      label={say('selectAllHere')}
      isChecked={count === clients.length}
      isMixed={count > 0 && count < clients.length}
      isDense={isDense}
      onChange={() => selection.set(clients, count < clients.length)}
    />
  );
}
