import { SearchBox } from '@weekbord/ui/search-box/search-box';
import { lazyPart } from '@weekbord/ui/lazy-part/lazy-part';
import { SlidersHorizontal, X } from 'lucide-react';
import { Suspense, useState } from 'react';
import { usePhrases } from '../../../../shared/phrases/use-phrases.ts';
import { RecipeChipRow } from '../../../../shared/recipe-chips/recipe-chip-row.tsx';
import { useSearchText } from '../../../../shared/use-search-text.ts';
import { countFilters, type InspirationFilters, LONGEST_SEARCH } from '../../model/inspiration-filters.ts';
import { useSetFilters } from './use-set-filters.ts';

const loadDialog = () => import('./filters-dialog.tsx');
const FiltersDialog = lazyPart(async () => (await loadDialog()).FiltersDialog);

const WAIT_MS = 300;

interface InspirationBarProps {
  filters: InspirationFilters;
  onChange: (filters: InspirationFilters) => void;
  /** Whether the person may have custom recipes. */
  mayHaveOwn: boolean;
}

/** The search box, the filter button, the chips, and the active filters. */
export function InspirationBar({ filters, onChange, mayHaveOwn }: InspirationBarProps) {
  const say = usePhrases('inspiration');
  const [isOpen, setOpen] = useState(false);
  const { q = '', ...others } = filters;
  const { text, setText, settle } = useSearchText(q, WAIT_MS, (wanted) =>
    onChange(wanted === '' ? others : { ...others, q: wanted }),
  );
  const count = countFilters(filters);
  return (
    <>
      <form
        role="search"
        className="flex items-center gap-2"
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
        <button
          type="button"
          aria-haspopup="dialog"
          className="inline-flex min-h-13 shrink-0 items-center gap-2 rounded-control bg-surface px-4 text-small font-semibold text-ink ring-1 ring-inset ring-line-strong transition hover:bg-sunken"
          onPointerEnter={() => void loadDialog().catch(() => undefined)}
          onClick={(event) => {
            event.currentTarget.focus({ preventScroll: true });
            setOpen(true);
          }}
        >
          <SlidersHorizontal aria-hidden="true" className="size-5" />
          <span className="max-[22rem]:sr-only">{say('filters')}</span>
          {count > 0 && (
            <span className="grid size-5.5 place-items-center rounded-full bg-brand text-tiny font-bold text-on-brand">
              <span aria-hidden="true">{count}</span>
              <span className="sr-only">{say('filtersSet', { count })}</span>
            </span>
          )}
        </button>
      </form>
      <RecipeChipRow filters={filters} onChange={onChange} mayHaveOwn={mayHaveOwn} className="-mx-5 mt-1.5 px-5" />
      {count > 0 && <SetFilters filters={filters} onChange={onChange} />}
      {isOpen && (
        <Suspense>
          <FiltersDialog
            filters={filters}
            onClose={() => setOpen(false)}
            onChange={(chosen) => {
              setOpen(false);
              onChange(chosen);
            }}
          />
        </Suspense>
      )}
    </>
  );
}

/** The active filters, each with a button to remove it. */
function SetFilters({ filters, onChange }: Pick<InspirationBarProps, 'filters' | 'onChange'>) {
  const say = usePhrases('inspiration');
  const set = useSetFilters(filters).filter(({ isChip }) => !isChip);
  return (
    <ul aria-label={say('filters')} className="flex flex-wrap gap-x-2 pt-1.5">
      {set.map(({ label, without }) => (
        <li key={label}>
          <button
            type="button"
            aria-label={say('removeFilter', { filter: label })}
            className="group inline-flex min-h-11 items-center"
            onClick={() => onChange(without)}
          >
            <span className="inline-flex min-h-8 items-center gap-1.5 rounded-full bg-brand-soft pl-3 pr-2 text-small font-semibold text-brand-strong transition group-hover:brightness-96">
              {label}
              <X aria-hidden="true" className="size-4" />
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
}
