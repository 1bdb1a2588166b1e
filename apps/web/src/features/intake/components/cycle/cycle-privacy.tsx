import { Button } from '@weekbord/ui/button/button';
import { ConfirmDialog } from '@weekbord/ui/confirm-dialog/confirm-dialog';
import { LockKeyhole } from 'lucide-react';
import { useState } from 'react';
import { showAlert } from '../../../../shared/alerts/alerts.ts';
import { usePhrases } from '../../../../shared/phrases/use-phrases.ts';
import { useDeleteCycle } from '../../api/cycle.ts';

/** Who can see the cycle, and a button to delete all of it. */
export function CyclePrivacy({ hasData, isShared }: { hasData: boolean; isShared: boolean }) {
  const say = usePhrases('cycle');
  const sayShared = usePhrases('shared');
  const [isAsking, setAsking] = useState(false);
  const erase = useDeleteCycle();
  const confirm = () =>
    erase.mutate(undefined, {
      onSuccess: () => {
        setAsking(false);
        showAlert(say('deleted'), { tone: 'good' });
      },
    });
  return (
    <section className="grid justify-items-start gap-1 px-1">
      <p className="flex items-start gap-2.5 text-small text-ink-soft">
        <LockKeyhole aria-hidden="true" className="mt-px size-5 shrink-0" />
        {say(isShared ? 'privateShared' : 'private')}
      </p>
      {hasData && (
        <Button tone="quiet" size="small" className="ml-4.5" onClick={() => setAsking(true)}>
          {say('deleteAll')}
        </Button>
      )}
      <ConfirmDialog
        isOpen={isAsking}
        title={say('deleteAllTitle')}
        text={say('deleteAllText')}
        confirmLabel={sayShared('delete')}
        cancelLabel={sayShared('cancel')}
        isDangerous
        isBusy={erase.isPending}
        onConfirm={confirm}
        onClose={() => setAsking(false)}
      />
    </section>
  );
}
