import type { PlainDate } from '@weekbord/domain/dates/plain-date';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Button } from '@weekbord/ui/button/button';
import { EmptyState } from '@weekbord/ui/empty-state/empty-state';
import { Skeleton } from '@weekbord/ui/skeleton/skeleton';
import { LoadError } from '../../../shared/alerts/load-error.tsx';
import { foodPictureAddress } from '../../../shared/food-picture/food-pictures.ts';
import { usePhrases } from '../../../shared/phrases/use-phrases.ts';
import { type Proposal, proposalsQuery } from '../api/proposals.ts';
import { ProposalCard } from './proposal-card.tsx';

interface ProposalListProps {
  slotId: number;
  date: PlainDate;
  /** The recipe that is to be replaced; nobody wants it for itself. */
  without: number | undefined;
  onOpen: (proposal: Proposal) => void;
}

/** Recipes that fit a meal moment, best first. */
export function ProposalList({ slotId, date, without, onOpen }: ProposalListProps) {
  const say = usePhrases('planner');
  const sayShared = usePhrases('shared');
  const query = useInfiniteQuery(proposalsQuery(slotId, date));
  const proposals = query.data?.pages
    .flatMap(({ results }) => results)
    .filter((proposal) => proposal.recipe_template.id !== without);
  if (!proposals && (query.error || query.fetchStatus === 'paused')) {
    return <LoadError error={query.error} onRetry={() => void query.refetch()} />;
  }
  if (!proposals) {
    return (
      <div role="status" className="grid gap-3">
        <span className="sr-only">{sayShared('loading')}</span>
        {[0, 1, 2, 3, 4].map((row) => (
          <Skeleton key={row} className="h-26" />
        ))}
      </div>
    );
  }
  if (proposals.length === 0) {
    return (
      <EmptyState
        picture={<img src={foodPictureAddress('shallow-pan-of-food')} alt="" width={96} height={96} />}
        title={say('noProposals')}
        text={say('noProposalsText')}
      />
    );
  }
  return (
    <>
      <p className="pb-3 text-small text-ink-soft">{say('swapText')}</p>
      <ul className="grid gap-3">
        {proposals.map((proposal) => (
          <ProposalCard key={proposal.recipe_template.id} proposal={proposal} onOpen={() => onOpen(proposal)} />
        ))}
      </ul>
      {query.hasNextPage && (
        <div className="pt-4">
          <Button tone="secondary" isWide isBusy={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
            {say('showMore')}
          </Button>
        </div>
      )}
    </>
  );
}
