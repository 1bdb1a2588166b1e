import type { CalendarDay } from '@weekbord/contract/diary/models';
import type { PlainDate } from '@weekbord/domain/dates/plain-date';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { Button } from '@weekbord/ui/button/button';
import { ConfirmDialog } from '@weekbord/ui/confirm-dialog/confirm-dialog';
import { Sparkles } from 'lucide-react';
import { useState } from 'react';
import { showAlert } from '../../../../shared/alerts/alerts.ts';
import { usePhrases } from '../../../../shared/phrases/use-phrases.ts';
import { useKeptText } from '../../model/use-kept-text.ts';
import { offerUndo } from '../../api/undo-replacement.ts';
import { type MyWeek, useChangeMyWeek, usePlanWeek } from '../../api/week-wishes.ts';

interface PlanMyWeekProps {
  week: MyWeek;
  start: PlainDate;
  /** Puts a planned day into the cache that the diary shows. */
  put: (client: QueryClient, day: CalendarDay) => void;
  onPlanned: () => void;
}

/**
 * Plans the next seven days according to the wishes, once the server has them; asks for confirmation, because meals are
 * replaced.
 */
export function PlanMyWeek({ week, start, put, onPlanned }: PlanMyWeekProps) {
  const say = usePhrases('myWeek');
  const sayShared = usePhrases('shared');
  const { changeAndWait } = useChangeMyWeek();
  const planWeek = usePlanWeek(put);
  const client = useQueryClient();
  const keptText = useKeptText();
  const [isAsking, setAsking] = useState(false);
  const [isSaving, setSaving] = useState(false);
  const plan = async () => {
    setAsking(false);
    setSaving(true);
    await changeAndWait(week);
    setSaving(false);
    planWeek.mutate(start, {
      onSuccess: ({ undo_id: undoId, kept }) => {
        const text = keptText(say(undoId === null ? 'planned' : 'plannedAgain'), kept, true);
        if (undoId === null) showAlert(text, { tone: 'good' });
        else void offerUndo(client, { undoId, text, put });
        onPlanned();
      },
    });
  };
  const isBusy = isSaving || planWeek.isPending;
  return (
    <>
      <Button
        isWide
        isBusy={isBusy}
        icon={<Sparkles aria-hidden="true" className="size-5" />}
        onClick={() => setAsking(true)}
      >
        {say('planWeek')}
      </Button>
      {isBusy && (
        <p role="status" className="sr-only">
          {say('planning')}
        </p>
      )}
      <ConfirmDialog
        isOpen={isAsking}
        title={say('planTitle')}
        text={say('planText')}
        confirmLabel={say('planConfirm')}
        cancelLabel={sayShared('cancel')}
        onConfirm={() => void plan()}
        onClose={() => setAsking(false)}
      />
    </>
  );
}
