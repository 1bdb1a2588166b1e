import { Button } from '@weekbord/ui/button/button';
import { EmptyState } from '@weekbord/ui/empty-state/empty-state';
import { Sheet } from '@weekbord/ui/sheet/sheet';
import { Skeleton } from '@weekbord/ui/skeleton/skeleton';
import { usePhrases } from '../../../../shared/phrases/use-phrases.ts';

interface NoSlotProps {
  isLoaded: boolean;
  /** Whether the slot exists but nothing more may be added to it. */
  isClosed: boolean;
  onClose: () => void;
}

/** Shown over the diary while the day is loading, and if its plan has no such slot or nothing may be added to it. */
export function NoSlot({ isLoaded, isClosed, onClose }: NoSlotProps) {
  const say = usePhrases('logging');
  const sayShared = usePhrases('shared');
  return (
    <Sheet title={isLoaded ? '' : sayShared('loading')} closeLabel={sayShared('close')} onClose={onClose}>
      {isLoaded ? (
        <EmptyState
          title={say(isClosed ? 'slotClosed' : 'slotGone')}
          action={<Button onClick={onClose}>{sayShared('close')}</Button>}
        />
      ) : (
        <Skeleton className="h-96" />
      )}
    </Sheet>
  );
}
