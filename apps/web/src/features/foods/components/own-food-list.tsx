import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Button, buttonClasses } from '@weekbord/ui/button/button';
import { Card } from '@weekbord/ui/card/card';
import { EmptyState } from '@weekbord/ui/empty-state/empty-state';
import { SearchBox } from '@weekbord/ui/search-box/search-box';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { LoadError } from '../../../shared/alerts/load-error.tsx';
import { useEnergyText } from '../../../shared/foods/use-energy-text.ts';
import { usePhrases } from '../../../shared/phrases/use-phrases.ts';
import { useDebounced } from '../../../shared/use-debounced.ts';
import { ownFoodsQuery, type WrittenFood } from '../api/foods.ts';
import { FoodSkeletons } from './food-skeletons.tsx';
import { FoodThumbnail } from './food-thumbnail.tsx';

const LONGEST_QUERY = 100;
const WAIT_MS = 300;

/** The user's custom foods, including hidden ones; each links to its form. */
export function OwnFoodList() {
  const say = usePhrases('ownFoods');
  const [text, setText] = useState('');
  const wanted = useDebounced(text.trim(), WAIT_MS);
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery(
    ownFoodsQuery(wanted),
  );
  const foods = data?.pages.flatMap(({ results }) => results);
  const add = (
    <Link to="/profile/foods/$foodId" params={{ foodId: 'new' }} className={buttonClasses({ size: 'medium' })}>
      <Plus aria-hidden="true" className="size-5" />
      {say('add')}
    </Link>
  );
  if (!foods) return error ? <LoadError error={error} onRetry={() => void refetch()} /> : <FoodSkeletons />;
  if (foods.length === 0 && wanted === '')
    return <EmptyState title={say('none')} text={say('noneText')} action={add} />;
  return (
    <>
      <div className="mb-4 flex flex-wrap items-center gap-3">
        <span className="flex flex-[1_1_16rem]">
          <SearchBox
            label={say('search')}
            clearLabel={say('clearSearch')}
            placeholder={say('search')}
            value={text}
            onChange={setText}
            maxLength={LONGEST_QUERY}
          />
        </span>
        {add}
      </div>
      {foods.length === 0 ? (
        <EmptyState title={say('nothingFound', { query: wanted })} />
      ) : (
        <Card isFlush className="overflow-hidden">
          <ul className="divide-y divide-line">
            {foods.map((food) => (
              <li key={food.id}>
                <Row food={food} />
              </li>
            ))}
          </ul>
        </Card>
      )}
      {hasNextPage && (
        <Button
          tone="secondary"
          isWide
          isBusy={isFetchingNextPage}
          onClick={() => void fetchNextPage()}
          className="mt-4"
        >
          {say('showMore')}
        </Button>
      )}
    </>
  );
}

function Row({ food }: { food: WrittenFood }) {
  const say = usePhrases('ownFoods');
  const energy = useEnergyText()(food);
  return (
    <Link
      to="/profile/foods/$foodId"
      params={{ foodId: String(food.id) }}
      className="flex min-h-18 items-center gap-4 px-4 py-2 transition hover:bg-sunken focus-visible:-outline-offset-3"
    >
      <FoodThumbnail picture={food.picture} />
      <span className="min-w-0 flex-1">
        <span className="line-clamp-2 font-semibold first-letter:uppercase">{food.name}</span>
        <span className="mt-0.5 block truncate text-tiny text-ink-soft">
          {food.brand_name ? `${food.brand_name} · ${energy}` : energy}
        </span>
      </span>
      {food.is_hidden && (
        <span className="shrink-0 rounded-full bg-sunken px-2.5 py-0.5 text-tiny font-bold text-ink-soft">
          {say('hidden')}
        </span>
      )}
    </Link>
  );
}
