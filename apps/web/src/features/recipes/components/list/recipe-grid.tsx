import { useInfiniteQuery } from '@tanstack/react-query';
import { Button } from '@weekbord/ui/button/button';
import { classes } from '@weekbord/ui/classes';
import { EmptyState } from '@weekbord/ui/empty-state/empty-state';
import { Notice } from '@weekbord/ui/notice/notice';
import { Skeleton } from '@weekbord/ui/skeleton/skeleton';
import { useMemo } from 'react';
import { LoadError } from '../../../../shared/alerts/load-error.tsx';
import { DishPicture } from '../../../../shared/dish-picture/dish-picture.tsx';
import { fixedPicture } from '../../../../shared/dish-picture/fixed-pictures.ts';
import { usePhrases } from '../../../../shared/phrases/use-phrases.ts';
import { LeaveOut } from '../../../../shared/recipe-chips/leave-out.tsx';
import { inspirationQuery } from '../../api/recipe-inspiration.ts';
import type { InspirationFilters } from '../../model/inspiration-filters.ts';
import { useNearEnd } from '../../model/use-nearing.ts';
import { RecipeCard } from './recipe-card.tsx';
import { useSetFilters } from './use-set-filters.ts';

const GRID = 'grid grid-cols-1 gap-3 min-[14rem]:grid-cols-2 sm:gap-4 md:grid-cols-3 xl:grid-cols-4 xl:gap-5';
const SKELETONS = 8;
/** The number of cards visible on any screen without scrolling. */
const FIRST = 4;

/** The matching recipes; scrolling down loads more. */
export function RecipeGrid({
  filters,
  onFilters,
}: {
  filters: InspirationFilters;
  onFilters: (filters: InspirationFilters) => void;
}) {
  const say = usePhrases('inspiration');
  const sayShared = usePhrases('shared');
  const query = useInfiniteQuery(inspirationQuery(filters));
  const { data, error, hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage } = query;
  const meals = useMemo(() => onceEach(data?.pages.flatMap(({ results }) => results) ?? []), [data]);
  const moments = new Map(data?.pages.flatMap(({ fitted }) => fitted).map(({ recipe, moment }) => [recipe, moment]));
  const count = data?.pages.at(-1)?.count ?? 0;
  const more = useNearEnd(() => {
    if (hasNextPage && !isFetchingNextPage && !isFetchNextPageError) void fetchNextPage();
  });

  if (!data && (error || query.fetchStatus === 'paused')) {
    return <LoadError error={error} onRetry={() => void query.refetch()} />;
  }
  if (!data) return <GridSkeleton label={sayShared('loading')} />;
  if (meals.length === 0) return <NothingFound filters={filters} onFilters={onFilters} />;
  return (
    <>
      <p role="status" className="pb-3 text-small text-ink-soft">
        {say('count', { count })}
      </p>
      <ul
        aria-label={say('title')}
        aria-busy={query.isPlaceholderData}
        className={classes(GRID, 'transition-opacity', query.isPlaceholderData && 'opacity-55')}
      >
        {meals.map((meal, index) => (
          <RecipeCard
            key={meal.recipe_template.id}
            meal={meal}
            moment={moments.get(meal.recipe_template.id)}
            isFirst={index < FIRST}
          />
        ))}
      </ul>
      {hasNextPage && (
        <div ref={more} className="grid gap-3 pt-5">
          {isFetchNextPageError && <Notice tone="bad">{say('moreFailed')}</Notice>}
          <Button tone="secondary" isWide isBusy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            {say('showMore')}
          </Button>
        </div>
      )}
    </>
  );
}

/** Says that nothing matches, with a button to remove each filter. */
function NothingFound({
  filters,
  onFilters,
}: {
  filters: InspirationFilters;
  onFilters: (filters: InspirationFilters) => void;
}) {
  const say = usePhrases('inspiration');
  const set = useSetFilters(filters);
  const { q, favourites } = filters;
  const count = set.length + Number(q !== undefined);
  const onlyFavourites = favourites === true && count === 1;
  const text =
    q !== undefined && count === 1
      ? say('nothingFoundText')
      : say(onlyFavourites ? 'noFavouritesText' : 'nothingMatchesText');
  return (
    <EmptyState
      picture={<DishPicture picture={fixedPicture('curry')} size="card" className="size-26 rounded-full" />}
      title={q === undefined ? say(onlyFavourites ? 'noFavourites' : 'nothingMatches') : say('nothingFound', { q })}
      text={text}
      action={
        count > 0 && (
          <div className="grid justify-items-center gap-6">
            {count > 1 && (
              <LeaveOut filters={set.map(({ label, without }) => ({ label, onLeaveOut: () => onFilters(without) }))} />
            )}
            <Button onClick={() => onFilters({})}>{say(onlyFavourites ? 'showAll' : 'clearFilters')}</Button>
          </div>
        )
      }
    />
  );
}

/** Placeholder cards in the size of the real ones, enough to fill a screen. */
function GridSkeleton({ label }: { label: string }) {
  return (
    <div role="status">
      <span className="sr-only">{label}</span>
      <Skeleton className="mb-4 h-5 w-28" />
      <div className={GRID}>
        {Array.from({ length: SKELETONS }, (_, at) => (
          <div key={at} className="overflow-hidden rounded-card bg-surface shadow-card">
            <Skeleton className="aspect-4/3 rounded-none" />
            <div className="grid gap-2 p-3 sm:p-4">
              <Skeleton className="h-10" />
              <Skeleton className="h-4 w-2/3" />
            </div>
          </div>
        ))}
      </div>
    </div>
  );
}

/** Removes duplicates, because a recipe that is liked between the requests for two pages may be on both. */
function onceEach<Meal extends Readonly<{ recipe_template: { id: number } }>>(meals: readonly Meal[]): readonly Meal[] {
  return [...new Map(meals.map((meal) => [meal.recipe_template.id, meal])).values()];
}
