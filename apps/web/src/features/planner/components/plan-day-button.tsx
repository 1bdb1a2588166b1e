import type { PlainDate } from '@weekbord/domain/dates/plain-date';
import { Button } from '@weekbord/ui/button/button';
import { ConfirmDialog } from '@weekbord/ui/confirm-dialog/confirm-dialog';
import { Sparkles } from 'lucide-react';
import { useState } from 'react';
import { showAlert } from '../../../shared/alerts/alerts.ts';
import { usePhrases } from '../../../shared/phrases/use-phrases.ts';
import { type CachedDays, useAutoPlanDay } from '../api/auto-plan-day.ts';

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
  const [isAsking, setAsking] = useState(false);
  const plan = () => {
    setAsking(false);
    planDay.mutate(date, { onSuccess: () => showAlert(say('planned_day'), { tone: 'good' }) });
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
