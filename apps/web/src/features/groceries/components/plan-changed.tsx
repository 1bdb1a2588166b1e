import type { GroceryList } from '@weekbord/contract/groceries/models';
import { Button } from '@weekbord/ui/button/button';
import { Card } from '@weekbord/ui/card/card';
import { lazyPart } from '@weekbord/ui/lazy-part/lazy-part';
import { ChevronRight } from 'lucide-react';
import { Suspense, useState } from 'react';
import { showAlert } from '../../../shared/alerts/alerts.ts';
import { usePhrases } from '../../../shared/phrases/use-phrases.ts';
import { useReconcileList } from '../api/edit-grocery-lists.ts';

const loadDialog = () => import('./plan-changes-dialog.tsx');
const PlanChangesDialog = lazyPart(async () => (await loadDialog()).PlanChangesDialog);

/**
 * Says that the meals of a list's days have changed since it was made, and updates it; opening it shows what changed.
 */
export function PlanChanged({ list }: { list: GroceryList }) {
  const say = usePhrases('groceries');
  const update = useReconcileList();
  const [isOpen, setOpen] = useState(false);
  const { added = 0, more = 0, less = 0, removed = 0 } = list.plan_changes ?? {};
  if (added + more + less + removed === 0) return null;
  const counts = [
    added > 0 && say('countAdded', { count: added }),
    more > 0 && say('countMore', { count: more }),
    less > 0 && say('countLess', { count: less }),
    removed > 0 && say('countRemoved', { count: removed }),
  ].filter((text) => text !== false);
  const reconcileList = () =>
    update.mutate(list.id, {
      onSuccess: () => {
        setOpen(false);
        showAlert(say('updated'), { tone: 'good' });
      },
    });
  return (
    <Card isFlush className="mb-4 flex items-center gap-2 py-1.5 pr-2">
      <div role="status" className="min-w-0 flex-1">
        <button
          type="button"
          onClick={() => setOpen(true)}
          onPointerEnter={() => void loadDialog().catch(() => undefined)}
          onFocus={() => void loadDialog().catch(() => undefined)}
          className="flex min-h-11 w-full items-center gap-2 rounded-control pl-4 text-left text-small"
        >
          <span className="min-w-0">
            <span className="font-semibold">{say('planChanged')}</span>{' '}
            <span className="text-ink-soft">{counts.join(', ')}</span>
          </span>
          <ChevronRight aria-hidden="true" className="size-4.5 shrink-0 text-ink-soft" />
        </button>
      </div>
      <Button tone="secondary" size="small" isBusy={update.isPending} onClick={reconcileList}>
        {say('update')}
      </Button>
      {isOpen && (
        <Suspense>
          <PlanChangesDialog
            listId={list.id}
            isUpdating={update.isPending}
            onUpdate={reconcileList}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </Card>
  );
}
