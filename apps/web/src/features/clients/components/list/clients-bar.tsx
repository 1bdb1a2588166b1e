import { SearchBox } from '@weekbord/ui/search-box/search-box';
import { SegmentedControl } from '@weekbord/ui/segmented-control/segmented-control';
import { usePhrases } from '../../../../shared/phrases/use-phrases.ts';
import { useSearchText } from '../../../../shared/use-search-text.ts';
import { type ClientsSearch, LONGEST_SEARCH } from '../../model/clients-address.ts';

/** Delay between the last keystroke and the search, in milliseconds. */
const WAIT_MS = 1000;

interface ClientsBarProps {
  search: ClientsSearch;
  onChange: (search: ClientsSearch) => void;
}

/** The search box and the filter; each change returns to the first page. */
export function ClientsBar({ search, onChange }: ClientsBarProps) {
  const say = usePhrases('clients');
  const { text, setText, settle } = useSearchText(search.q, WAIT_MS, (q) => onChange({ ...search, q, page: 1 }));
  return (
    <form
      role="search"
      className="grid gap-3 sm:grid-cols-[minmax(0,1fr)_minmax(16rem,auto)] sm:items-center"
      onSubmit={(event) => {
        event.preventDefault();
        settle(text);
      }}
    >
      <SearchBox
        label={say('search')}
        clearLabel={say('clearSearch')}
        placeholder={say('searchPlaceholder')}
        value={text}
        maxLength={LONGEST_SEARCH}
        onChange={setText}
      />
      <SegmentedControl
        label={say('which')}
        isLabelHidden
        value={search.show}
        onChange={(show) => onChange({ ...search, show, group: 'ALL', page: 1 })}
        options={[
          { value: 'active', label: say('active') },
          { value: 'deactivated', label: say('deactivated') },
        ]}
      />
    </form>
  );
}
