import type { PlainDate } from '@weekbord/domain/dates/plain-date';
import { useQueryClient } from '@tanstack/react-query';
import { Button } from '@weekbord/ui/button/button';
import { ConfirmDialog } from '@weekbord/ui/confirm-dialog/confirm-dialog';
import { Sparkles } from 'lucide-react';
import { useState } from 'react';
import { showAlert } from '../../../shared/alerts/alerts.ts';
import { useFormat } from '../../../shared/locale/format.ts';
import { upperFirst } from '../../../shared/upper-first.ts';
import { useLanguage } from '../../../shared/locale/language.ts';
import { useToday } from '../../../shared/locale/use-today.ts';
import { usePhrases } from '../../../shared/phrases/use-phrases.ts';
import { type CachedDays, useAutoPlanDay } from '../api/auto-plan-day.ts';
import { planAgain } from '../model/plan-again.ts';
import { useKeptText } from '../model/use-kept-text.ts';
import { offerUndo } from '../api/undo-replacement.ts';

interface PlanDayButtonProps {
  date: PlainDate;
  hasPlanned: boolean;
  days: CachedDays;
  /** Whether the button is in the narrow column of a day on the board. */
  isSmall?: boolean;
}

/** Lets the planner fill the day; asks for confirmation if meals would be replaced. */
export function PlanDayButton({ date, hasPlanned, days, isSmall = false }: PlanDayButtonProps) {
  const say = usePhrases('diary');
  const sayShared = usePhrases('shared');
  const planDay = useAutoPlanDay(days);
  const client = useQueryClient();
  const format = useFormat();
  const language = useLanguage();
  const today = useToday();
  const keptText = useKeptText();
  const [isAsking, setAsking] = useState(false);
  const nameOfDay = () => (date === today ? say('today') : upperFirst(format.date(date, 'weekdayLong')));
  const questionText = () => {
    const day = isAsking ? days.find(client, date) : undefined;
    if (!day) return say('planAgainText');
    const { goes, kept } = planAgain(day, (other) => days.find(client, other));
    const said =
      goes.length === 0
        ? say('planAgainNone')
        : say('planAgainGoes', { meals: new Intl.ListFormat(language).format(goes) });
    return keptText(said, kept, false, 'dialog');
  };
  const plan = () => {
    setAsking(false);
    planDay.mutate(date, {
      onSuccess: ({ undo_id: undoId, kept }) => {
        const said = undoId === null ? say('planned_day') : say('plannedAgain', { day: nameOfDay() });
        const text = keptText(said, kept, false);
        if (undoId === null) showAlert(text, { tone: 'good' });
        else void offerUndo(client, { undoId, text, put: days.put });
      },
    });
  };
  return (
    <>
      <Button
        tone={hasPlanned || isSmall ? 'secondary' : 'primary'}
        size={isSmall ? 'small' : hasPlanned ? 'medium' : 'large'}
        isWide={!hasPlanned}
        isBusy={planDay.isPending}
        icon={<Sparkles aria-hidden="true" className={isSmall ? 'size-4.5 max-xl:hidden' : 'size-5'} />}
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
        text={questionText()}
        confirmLabel={say('planAgainConfirm')}
        cancelLabel={sayShared('cancel')}
        onConfirm={plan}
        onClose={() => setAsking(false)}
      />
    </>
  );
}
