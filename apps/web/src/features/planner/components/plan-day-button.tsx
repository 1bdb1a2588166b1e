import type { PlainDate } from '@weekbord/domain/dates/plain-date';
import { useQueryClient } from '@tanstack/react-query';
import { Button } from '@weekbord/ui/button/button';
import { ConfirmDialog } from '@weekbord/ui/confirm-dialog/confirm-dialog';
import { Sparkles } from 'lucide-react';
import { useState } from 'react';
import { showAlert } from '../../../shared/alerts/alerts.ts';
import { upperFirst, useFormat } from '../../../shared/locale/format.ts';
import { useToday } from '../../../shared/locale/use-today.ts';
import { usePhrases } from '../../../shared/phrases/use-phrases.ts';
import { type CachedDays, useAutoPlanDay } from '../api/auto-plan-day.ts';
import { offerUndo } from '../api/undo-replacement.ts';

interface PlanDayButtonProps {
  date: PlainDate;
  hasPlanned: boolean;
  days: CachedDays;
}

/** Lets the planner fill the day; asks first where meals would be replaced. */
export function PlanDayButton({ date, hasPlanned, days }: PlanDayButtonProps) {
  const say = usePhrases('diary');
  const sayShared = usePhrases('shared');
  const planDay = useAutoPlanDay(days);
  const client = useQueryClient();
  const format = useFormat();
  const today = useToday();
  const [isAsking, setAsking] = useState(false);
  const nameOfDay = () => (date === today ? say('today') : upperFirst(format.date(date, 'weekdayLong')));
  const plan = () => {
    setAsking(false);
    planDay.mutate(date, {
      onSuccess: ({ undo_id: undoId }) => {
        if (undoId === null) showAlert(say('planned_day'), { tone: 'good' });
        else void offerUndo(client, { undoId, text: say('plannedAgain', { day: nameOfDay() }), put: days.put });
      },
    });
  };
  return (
    <>
      <Button
        tone={hasPlanned ? 'secondary' : 'primary'}
        size={hasPlanned ? 'medium' : 'large'}
        isWide={!hasPlanned}
        isBusy={planDay.isPending}
        icon={<Sparkles aria-hidden="true" className="size-5" />}
        onClick={() => (hasPlanned ? setAsking(true) : plan())}
      >
        {say(hasPlanned ? 'planAgain' : 'planDay')}
      </Button>
      {planDay.isPending && (
        <p role="status" className="sr-only">
          {say('planning')}
        </p>
      )}
      <ConfirmDialog
        isOpen={isAsking}
        title={say('planAgainTitle')}
        text={say('planAgainText')}
        confirmLabel={say('planAgainConfirm')}
        cancelLabel={sayShared('cancel')}
        onConfirm={plan}
        onClose={() => setAsking(false)}
      />
    </>
  );
}
