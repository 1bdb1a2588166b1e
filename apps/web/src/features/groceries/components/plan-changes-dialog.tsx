import { useQuery } from '@tanstack/react-query';
import type { GroceryListChanges } from '@weekbord/contract/groceries/models';
import { Button } from '@weekbord/ui/button/button';
import { Dialog } from '@weekbord/ui/dialog/dialog';
import { Skeleton } from '@weekbord/ui/skeleton/skeleton';
import { ArrowRight } from 'lucide-react';
import { useId } from 'react';
import { LoadError } from '../../../shared/alerts/load-error.tsx';
import { usePhrases } from '../../../shared/phrases/use-phrases.ts';
import { groceryListChangesQuery } from '../api/grocery-lists.ts';

type Change = GroceryListChanges['changes'][number];

const KINDS = ['ADDED', 'MORE', 'LESS', 'REMOVED'] as const;
const TITLES = { ADDED: 'titleAdded', MORE: 'titleMore', LESS: 'titleLess', REMOVED: 'titleRemoved' } as const;

interface PlanChangesDialogProps {
  listId: number;
  isUpdating: boolean;
  onUpdate: () => void;
  onClose: () => void;
}

/** The plan's changes to a list: what is new, increased, reduced and no longer needed. */
export function PlanChangesDialog({ listId, isUpdating, onUpdate, onClose }: PlanChangesDialogProps) {
  const say = usePhrases('groceries');
  const sayShared = usePhrases('shared');
  const { data, error, refetch } = useQuery(groceryListChangesQuery(listId));
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={say('changesTitle')}
      closeLabel={sayShared('close')}
      footer={
        <Button isWide isBusy={isUpdating} onClick={onUpdate}>
          {say('updateList')}
        </Button>
      }
    >
      <p className="pb-4 text-small text-ink-soft">{say('changesText')}</p>
      {data ? (
        <div className="grid gap-5">
          {KINDS.map((kind) => {
            const changes = data.changes.filter((change) => change.kind === kind);
            return changes.length > 0 && <Changes key={kind} kind={kind} changes={changes} />;
          })}
        </div>
      ) : error ? (
        <LoadError error={error} onRetry={() => void refetch()} />
      ) : (
        <div role="status">
          <span className="sr-only">{sayShared('loading')}</span>
          <Skeleton className="h-52 rounded-card" />
        </div>
      )}
    </Dialog>
  );
}

function Changes({ kind, changes }: { kind: Change['kind']; changes: readonly Change[] }) {
  const say = usePhrases('groceries');
  const titleId = useId();
  return (
    <section aria-labelledby={titleId}>
      <h3 id={titleId} className="pb-1 text-small font-bold">
        {say(TITLES[kind])}
      </h3>
      <ul className="divide-y divide-line">
        {changes.map((change) => (
          <li key={change.food} className="flex items-baseline gap-3 py-2">
            <span className="min-w-0 flex-1">
              <span className="block first-letter:uppercase">{change.name}</span>
              {change.display_bought !== null && (
                <span className="block text-tiny text-ink-soft">
                  {say('alreadyBought', { amount: change.display_bought })}
                </span>
              )}
            </span>
            <Amounts change={change} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Amounts({ change: { display_before: before, display_after: after } }: { change: Change }) {
  const say = usePhrases('groceries');
  return (
    <span className="shrink-0 text-small">
      {before !== null && (
        <>
          <span className="sr-only">{say('amountBefore')} </span>
          <span className={after === null ? 'text-ink-soft line-through' : 'text-ink-soft'}>{before}</span>
        </>
      )}
      {before !== null && after !== null && (
        <>
          <ArrowRight aria-hidden="true" className="mx-1.5 inline size-3.5 text-ink-soft" />
          <span className="sr-only">{say('amountAfter')} </span>
        </>
      )}
      {after !== null && <span className="font-semibold">{after}</span>}
    </span>
  );
}
