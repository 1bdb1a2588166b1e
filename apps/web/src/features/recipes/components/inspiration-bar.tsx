import { SearchBox } from '@weekbord/ui/search-box/search-box';
import { lazyPart } from '@weekbord/ui/lazy-part/lazy-part';
import { SlidersHorizontal, X } from 'lucide-react';
import { Suspense, useEffect, useEffectEvent, useState } from 'react';
import { usePhrases } from '../../../shared/phrases/use-phrases.ts';
import { RecipeChipRow } from '../../../shared/recipe-chips/recipe-chip-row.tsx';
import { useDebounced } from '../../../shared/use-debounced.ts';
import { countFilters, type InspirationFilters, LONGEST_SEARCH } from '../model/inspiration-filters.ts';
import { useSetFilters } from './use-set-filters.ts';

const loadDialog = () => import('./filters-dialog.tsx');
const FiltersDialog = lazyPart(async () => (await loadDialog()).FiltersDialog);

const WAIT_MS = 300;

interface InspirationBarProps {
  filters: InspirationFilters;
  onChange: (filters: InspirationFilters) => void;
  /** Whether the person may have their own recipes. */
  mayHaveOwn: boolean;
}

/** The search box, the button to the filters, the chips, and the active filters. */
export function InspirationBar({ filters, onChange, mayHaveOwn }: InspirationBarProps) {
  const say = usePhrases('inspiration');
  const [isOpen, setOpen] = useState(false);
  const { text, setText, settle } = useSearchText(filters, onChange);
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

/** The typed text, which is applied once typing rests; another search in the address replaces it. */
function useSearchText(filters: InspirationFilters, onChange: (filters: InspirationFilters) => void) {
  const { q = '', ...others } = filters;
  const [text, setText] = useState(q);
  const rested = useDebounced(text, WAIT_MS);
  const [seen, setSeen] = useState(q);
  if (seen !== q) {
    setSeen(q);
    // An address that matches the typed text changes nothing, and typing may have continued since.
    if (q !== rested.trim() && q !== text.trim()) setText(q);
  }
  const settle = (typed: string) => {
    const wanted = typed.trim();
    if (wanted !== q) onChange(wanted === '' ? others : { ...others, q: wanted });
  };
  const settleRested = useEffectEvent(settle);
  useEffect(() => settleRested(rested), [rested]);
  return { text, setText, settle };
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
