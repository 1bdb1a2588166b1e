import { CLIENT_GROUPS, CLIENT_ORDERS, type ClientGroup } from '@weekbord/domain/clients/client-list';
import { Chip, ChipRow, ChipSelect } from '@weekbord/ui/chip-row/chip-row';
import { ArrowUpDown } from 'lucide-react';
import { useFormat } from '../../../../shared/locale/format.ts';
import { usePhrases } from '../../../../shared/phrases/use-phrases.ts';
import type { ClientGroups } from '../../api/client-figures.ts';
import type { ClientsSearch } from '../../model/clients-address.ts';

const NAMES = { ALL: 'groupAll', NEEDS: 'groupNeeds', SILENT: 'groupSilent', OFF_PLAN: 'groupOffPlan' } as const;
const ORDERS = {
  NEEDS: 'orderNeeds',
  NAME: 'columnName',
  LOGGED: 'columnLogged',
  ENERGY: 'columnEnergy',
  PROTEIN: 'columnProtein',
  WEIGHT: 'orderWeight',
  LAST_SEEN: 'columnLastSeen',
} as const;

interface ClientsFilterProps {
  search: ClientsSearch;
  groups: ClientGroups;
  /** Whether the order can be chosen here. A table has it in its headings instead. */
  withOrder: boolean;
  onChange: (search: ClientsSearch) => void;
}

/** Lets the coach choose which active clients are listed, with the size of each group. */
export function ClientsFilter({ search, groups, withOrder, onChange }: ClientsFilterProps) {
  const say = usePhrases('clients');
  const format = useFormat();
  const choose = (group: ClientGroup) => onChange({ ...search, group, page: 1 });
  return (
    <ChipRow label={say('groups')} className="-mx-5 px-5 rail:mx-0 rail:px-0">
      {CLIENT_GROUPS.map((group) => (
        <Chip key={group} isOn={group === search.group} onPress={() => choose(group)}>
          {say(NAMES[group])}
          <span className="font-normal tabular-nums">{format.number(groups[group])}</span>
        </Chip>
      ))}
      {withOrder && (
        <ChipSelect
          label={say('order')}
          value={search.order}
          usual="NEEDS"
          options={CLIENT_ORDERS.map((order) => ({ value: order, label: say(ORDERS[order]) }))}
          icon={<ArrowUpDown aria-hidden="true" className="size-4" />}
          onChange={(order) => onChange({ ...search, order, isReversed: false, page: 1 })}
        />
      )}
    </ChipRow>
  );
}
