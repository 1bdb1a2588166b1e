import type { SharedGroceryList } from '@weekbord/contract/groceries/models';
import { useQuery } from '@tanstack/react-query';
import { buttonClasses } from '@weekbord/ui/button/button';
import { EmptyState } from '@weekbord/ui/empty-state/empty-state';
import { Skeleton } from '@weekbord/ui/skeleton/skeleton';
import { LoadError } from '../../../shared/alerts/load-error.tsx';
import { DishPicture } from '../../../shared/dish-picture/dish-picture.tsx';
import { fixedPicture } from '../../../shared/dish-picture/fixed-pictures.ts';
import { usePhrases } from '../../../shared/phrases/use-phrases.ts';
import { isGone, sharedListQuery } from '../api/shared-lists.ts';
import type { Row } from '../model/rows.ts';
import { useLabelCheckWords } from '../model/use-label-check-of.ts';
import { useVisitorTicks } from '../model/use-visitor-ticks.ts';
import { AisleCards } from './aisle-cards.tsx';
import { BasketProgress } from './basket-progress.tsx';
import { FoldingRow, GroceryCheck } from './grocery-check.tsx';

type SharedItem = SharedGroceryList['items'][number];

/** A list as shown to anyone who has its link: what to buy, with the ticks of everyone who has the list open. */
export function SharedList({ secret }: { secret: string }) {
  const say = usePhrases('sharing');
  const sayShared = usePhrases('shared');
  const { data, error, fetchStatus, refetch } = useQuery(sharedListQuery(secret));
  const { items, tick, isUnsaved } = useVisitorTicks(secret, data?.items);
  const isOutOfReach = fetchStatus === 'paused';
  if (isGone(error)) {
    return (
      <EmptyState
        picture={<Jar />}
        title={say('goneTitle')}
        text={say('goneText')}
        action={
          <a href="/" className={buttonClasses({ tone: 'secondary', size: 'medium' })}>
            {sayShared('notFoundHome')}
          </a>
        }
      />
    );
  }
  if (items === undefined && (error || isOutOfReach)) return <LoadError error={error} onRetry={() => void refetch()} />;
  if (items === undefined) {
    return (
      <div role="status" className="grid gap-4">
        <span className="sr-only">{sayShared('loading')}</span>
        <Skeleton className="h-15 rounded-card" />
        <Skeleton className="h-64 rounded-card" />
      </div>
    );
  }
  if (items.length === 0) return <EmptyState picture={<Jar />} title={say('emptyTitle')} text={say('emptyText')} />;
  return (
    <>
      <p className="mb-3 -mt-3.5 text-ink-soft">{say('listText')}</p>
      <div className="top-0 z-10 -mx-5 mb-2.5 bg-ground px-5 pt-2 rail:mx-0 rail:mb-4 rail:px-0 rail:pt-3 min-[20rem]:sticky low:static">
        <BasketProgress items={items} />
        {/* The status of ticks is shown here, where it stays in view, because ticked rows fold away. */}
        <p role="status" className={isUnsaved ? 'px-4 pt-1 text-tiny font-medium' : 'sr-only'}>
          {isUnsaved && say('waiting')}
        </p>
      </div>
      <div className={isUnsaved ? '[--list-top:--spacing(22)]' : '[--list-top:--spacing(17)]'}>
        <AisleCards
          items={items}
          draw={(row, isLeaving) => (
            <SharedRow
              key={row.key}
              row={row}
              isLeaving={isLeaving}
              onCheck={(checked) => tick({ id: row.item.id, checked })}
            />
          )}
        />
      </div>
    </>
  );
}

function Jar() {
  return <DishPicture picture={fixedPicture('mayonnaise')} size="card" className="size-28 rounded-full" />;
}

interface SharedRowProps {
  row: Row<SharedItem>;
  isLeaving: boolean;
  onCheck: (isChecked: boolean) => void;
}

function SharedRow({ row, isLeaving, onCheck }: SharedRowProps) {
  const say = usePhrases('groceries');
  const labelCheckWords = useLabelCheckWords();
  const { cares, mark, display_bought: bought } = row.item;
  const isMoreNeeded = mark === 'MORE_NEEDED' && !row.isBought;
  const note = isMoreNeeded ? say('alreadyBought', { amount: bought ?? '' }) : null;
  return (
    <FoldingRow row={row} isLeaving={isLeaving}>
      <div className="flex min-h-0 min-w-0 items-center">
        <GroceryCheck row={row} note={note} beside={labelCheckWords(cares)} onCheck={onCheck} />
      </div>
    </FoldingRow>
  );
}
