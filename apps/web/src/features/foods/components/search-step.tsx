import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { Button } from '@weekbord/ui/button/button';
import { EmptyState } from '@weekbord/ui/empty-state/empty-state';
import { IconButton } from '@weekbord/ui/icon-button/icon-button';
import { Notice } from '@weekbord/ui/notice/notice';
import { SearchChoice, SearchChoiceBox } from '@weekbord/ui/search-choice/search-choice';
import { PencilLine, ScanBarcode } from 'lucide-react';
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import { LoadError } from '../../../shared/alerts/load-error.tsx';
import { type Food, foodQuery } from '../../../shared/foods/food.ts';
import { usePhrases } from '../../../shared/phrases/use-phrases.ts';
import { searchFoodsQuery } from '../api/foods.ts';
import { useDebounced } from '../../../shared/use-debounced.ts';
import { FoodResults } from './food-results.tsx';
import { FoodSkeletons } from './food-skeletons.tsx';
import { useOffersScan } from '../model/use-offers-scan.ts';

/** Maximum length of a search that the server accepts. */
const LONGEST_QUERY = 100;
const WAIT_MS = 300;

interface SearchStepProps {
  query: string;
  /** Called with the text once the user stops typing. */
  onSearch: (query: string) => void;
  onOpen: (foodId: number) => void;
  onScan: () => void;
  onAddYourself: () => void;
  /** Chooses a food from the results immediately and clears the box; if omitted, the food is opened. */
  onPick?: ((food: Food) => void) | undefined;
  /** Shown below the box, instead of the scan button. */
  ways?: ReactNode;
  /** Shown above the results. */
  suggest?: ((query: string) => ReactNode) | undefined;
  /** Shown until something is typed. */
  children: ReactNode;
}

/** Finds a food by its name. */
export function SearchStep({
  query,
  onSearch,
  onOpen,
  onScan,
  onAddYourself,
  onPick,
  ways,
  suggest,
  children,
}: SearchStepProps) {
  const offersScan = useOffersScan();
  const say = usePhrases('foods');
  const client = useQueryClient();
  const box = useRef<HTMLInputElement>(null);
  const [text, setText] = useState(query);
  const wanted = useDebounced(text.trim(), WAIT_MS);
  const search = useInfiniteQuery(searchFoodsQuery(text.trim() === '' ? '' : wanted));
  const foods = text.trim() === '' || wanted === '' ? [] : (search.data?.pages.flatMap(({ results }) => results) ?? []);
  const isCurrent = wanted === text.trim() && !search.isPlaceholderData;

  const settle = useEffectEvent((next: string) => {
    if (next !== query) onSearch(next);
  });
  useEffect(() => settle(wanted), [wanted]);
  // Focuses the field, because the sheet focuses its first button when it opens, and selects the text, so that typing
  // replaces it.
  useEffect(() => {
    box.current?.focus();
    box.current?.select();
  }, []);

  const open = (food: Food) => {
    client.setQueryData(foodQuery(food.id).queryKey, food);
    if (!onPick) return onOpen(food.id);
    onPick(food);
    setText('');
    box.current?.focus();
  };
  return (
    <SearchChoice text={text} onType={setText}>
      <div className="min-h-[55dvh]">
        <div className="flex items-center gap-2">
          <SearchChoiceBox
            ref={box}
            label={say('search')}
            clearLabel={say('clearSearch')}
            placeholder={say('searchPlaceholder')}
            value={text}
            maxLength={LONGEST_QUERY}
            onChange={setText}
            hasList={foods.length > 0}
            onEnter={() => isCurrent && foods[0] && open(foods[0])}
          />
          {!ways && (
            <IconButton
              label={say(offersScan ? 'scanBarcode' : 'typeBarcode')}
              icon={<ScanBarcode aria-hidden="true" className="size-6" />}
              onClick={onScan}
              className="size-13 rounded-control bg-brand-soft text-brand-strong"
            />
          )}
        </div>
        {ways}
        <p role="status" className="sr-only">
          {text.trim() !== '' &&
            isCurrent &&
            search.data &&
            say('resultCount', { count: search.data.pages[0]?.count ?? 0 })}
        </p>
        {text.trim() === '' ? (
          children
        ) : (
          <>
            {suggest?.(text.trim())}
            {search.fetchStatus === 'paused' && (
              <div className="mt-4">
                <Notice tone="plain">{say('searchOffline')}</Notice>
              </div>
            )}
            {foods.length > 0 ? (
              <>
                <FoodResults foods={foods} query={wanted} isOld={!isCurrent} onChoose={open} />
                {search.hasNextPage && isCurrent && (
                  <Button
                    tone="secondary"
                    isWide
                    className="mt-3"
                    isBusy={search.isFetchingNextPage}
                    onClick={() => void search.fetchNextPage()}
                  >
                    {say('showMore')}
                  </Button>
                )}
                <p className="mt-6 text-center text-small text-ink-soft">{say('notListed')}</p>
                <OtherWays onScan={onScan} onAddYourself={onAddYourself} />
              </>
            ) : search.isError ? (
              <LoadError error={search.error} onRetry={() => void search.refetch()} />
            ) : isCurrent && search.data ? (
              <EmptyState
                title={say('nothingFound', { query: wanted })}
                text={say('nothingFoundText')}
                action={<OtherWays onScan={onScan} onAddYourself={onAddYourself} />}
              />
            ) : (
              search.fetchStatus !== 'paused' && <FoodSkeletons />
            )}
          </>
        )}
      </div>
    </SearchChoice>
  );
}

/** Ways to add a food that the search does not find. */
function OtherWays({ onScan, onAddYourself }: Pick<SearchStepProps, 'onScan' | 'onAddYourself'>) {
  const say = usePhrases('foods');
  return (
    <div className="mt-2 flex flex-wrap justify-center gap-2">
      <Button
        tone="secondary"
        size="medium"
        icon={<ScanBarcode aria-hidden="true" className="size-5" />}
        onClick={onScan}
      >
        {say('scan')}
      </Button>
      <Button
        tone="secondary"
        size="medium"
        icon={<PencilLine aria-hidden="true" className="size-5" />}
        onClick={onAddYourself}
      >
        {say('addYourself')}
      </Button>
    </div>
  );
}
