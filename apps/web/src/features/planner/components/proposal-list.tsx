import type { OfferedMeal } from '@weekbord/domain/slots/swap-benefit';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Button } from '@weekbord/ui/button/button';
import { classes } from '@weekbord/ui/classes';
import { ListEnd } from '@weekbord/ui/list-end/list-end';
import { Notice } from '@weekbord/ui/notice/notice';
import { Skeleton } from '@weekbord/ui/skeleton/skeleton';
import { Fragment, type ReactNode, useEffect, useEffectEvent, useRef } from 'react';
import { LoadError } from '../../../shared/alerts/load-error.tsx';
import { usePhrases } from '../../../shared/phrases/use-phrases.ts';
import { type Proposal, type ProposalPlace, proposalsQuery } from '../api/proposals.ts';
import { type FindFilters, isUnfiltered } from '../model/find-filters.ts';
import { ProposalCard } from './proposal-card.tsx';

const GRID = 'grid grid-cols-[minmax(0,1fr)] gap-3 sm:grid-cols-2 sm:gap-4';
/** The number of recipes before the list item `aside`. */
const ASIDE_AFTER = 4;

interface ProposalListProps {
  place: ProposalPlace;
  filters: FindFilters;
  /** The meal that the chosen recipe replaces, with its figures per plate. */
  before: OfferedMeal | undefined;
  /** Called to plan a recipe as shown. If omitted, recipes can only be opened. */
  onUse: ((proposal: Proposal) => void) | undefined;
  /** The recipe that is being planned. */
  using: number | undefined;
  /** The slot's target in kcal. */
  target: number | undefined;
  /** Recipes to leave out, whatever the server returns. */
  isHidden: (recipeId: number) => boolean;
  /** The recipe that was just closed, to which the focus returns. */
  opened: number | undefined;
  onOpen: (proposal: Proposal) => void;
  /** Shown above the recipes. */
  intro: ReactNode;
  /** A list item among the recipes. */
  aside: ReactNode;
  /** Shown if no recipe is found. */
  empty: ReactNode;
}

/** Recipes that fit a meal moment, best first; scrolling down loads more. */
export function ProposalList({
  place,
  filters,
  before,
  onUse,
  using,
  target,
  isHidden,
  opened,
  onOpen,
  intro,
  aside,
  empty,
}: ProposalListProps) {
  const say = usePhrases('finding');
  const query = useInfiniteQuery(proposalsQuery(place, filters));
  const { data, error, hasNextPage, isFetchingNextPage, isFetchNextPageError, isPlaceholderData } = query;
  const proposals = onceEach(data?.pages.flatMap(({ results }) => results) ?? []).filter(
    ({ recipe_template: { id } }) => !isHidden(id),
  );
  const reasons = new Map(data?.pages.flatMap((page) => page.reasons.map(({ recipe, reason }) => [recipe, reason])));
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    if (opened !== undefined)
      list.current?.querySelector<HTMLElement>(`[data-recipe="${opened}"]`)?.focus({ preventScroll: true });
  }, [opened]);
  const more = () => {
    if (hasNextPage && !isFetchingNextPage && !isPlaceholderData && !isFetchNextPageError) void query.fetchNextPage();
  };
  // Prefetches the next page, to which most people scroll.
  const isFirstOfMany = isUnfiltered(filters) && data?.pages.length === 1;
  const fetchAhead = useEffectEvent(more);
  useEffect(() => {
    if (isFirstOfMany) fetchAhead();
  }, [isFirstOfMany]);

  if (!data && (error || query.fetchStatus === 'paused')) {
    return <LoadError error={error} onRetry={() => void query.refetch()} />;
  }
  if (!data || (proposals.length === 0 && (isPlaceholderData || hasNextPage))) {
    return (
      <>
        {intro}
        <ListSkeleton />
        {hasNextPage && <ListEnd key={data?.pages.length} onNear={more} />}
      </>
    );
  }
  if (proposals.length === 0) return empty;
  const asideAt = Math.min(ASIDE_AFTER, proposals.length) - 1;
  return (
    <>
      {intro}
      <p role="status" className="sr-only">
        {say('count', { count: data.pages.at(-1)?.count ?? 0 })}
      </p>
      <ul
        ref={list}
        aria-busy={isPlaceholderData || undefined}
        className={classes(GRID, 'transition-opacity', isPlaceholderData && 'opacity-55')}
      >
        {proposals.map((proposal, at) => (
          <Fragment key={proposal.recipe_template.id}>
            <ProposalCard
              proposal={proposal}
              reason={reasons.get(proposal.recipe_template.id)}
              before={before}
              target={target}
              onOpen={() => onOpen(proposal)}
              onUse={onUse && (() => onUse(proposal))}
              isBusy={using === proposal.recipe_template.id}
            />
            {at === asideAt && aside}
          </Fragment>
        ))}
      </ul>
      {hasNextPage && (
        <div className="grid gap-3 pt-4">
          {isFetchNextPageError && <Notice tone="bad">{say('moreFailed')}</Notice>}
          <ListEnd key={data.pages.length} onNear={more} />
          <Button tone="secondary" isWide isBusy={isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
            {say('showMore')}
          </Button>
        </div>
      )}
    </>
  );
}

/** Placeholder cards in the size of the real ones, enough to fill a screen. */
function ListSkeleton() {
  const sayShared = usePhrases('shared');
  return (
    <div role="status">
      <span className="sr-only">{sayShared('loading')}</span>
      <div className={GRID}>
        {[0, 1, 2, 3].map((card) => (
          <Skeleton key={card} className="h-29 rounded-card sm:h-70" />
        ))}
      </div>
    </div>
  );
}

/** Removes duplicates, because the server may return a recipe twice if the day changes between two pages. */
function onceEach(proposals: readonly Proposal[]): readonly Proposal[] {
  return [...new Map(proposals.map((proposal) => [proposal.recipe_template.id, proposal])).values()];
}
