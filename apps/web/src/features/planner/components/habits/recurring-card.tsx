import { WEEKDAYS } from '@weekbord/domain/dates/weekdays';
import { Card } from '@weekbord/ui/card/card';
import { ConfirmDialog } from '@weekbord/ui/confirm-dialog/confirm-dialog';
import { IconButton } from '@weekbord/ui/icon-button/icon-button';
import { Pause, Play, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { usePhrases } from '../../../../shared/phrases/use-phrases.ts';
import { type RecurringMeal, useDeleteRecurring, usePauseRecurring } from '../../api/recurring-meals.ts';
import { WORKING_DAYS } from '../../model/my-week.ts';
import { useWeekdays } from '../../../../shared/locale/first-weekday.ts';
import { useWeekdayNames } from '../../../../shared/locale/use-weekday-names.ts';

/** The weekly recurring meals, with buttons to pause or delete each. */
export function RecurringCard({ meals }: { meals: readonly RecurringMeal[] }) {
  return (
    <Card isFlush className="overflow-hidden">
      <ul className="divide-y divide-line">
        {meals.map((meal) => (
          <RecurringRow key={meal.id} meal={meal} />
        ))}
      </ul>
    </Card>
  );
}

function RecurringRow({ meal }: { meal: RecurringMeal }) {
  const say = usePhrases('habits');
  const sayMeal = usePhrases('meals');
  const sayShared = usePhrases('shared');
  const nameOf = useWeekdayNames();
  const ofWeek = useWeekdays();
  const pause = usePauseRecurring();
  const remove = useDeleteRecurring();
  const [isDeleting, setDeleting] = useState(false);
  const { id, weekdays, paused } = meal;
  const name = meal.name || say('quickAdd');
  const isWorkingDays = weekdays.join() === WORKING_DAYS.join();
  const days =
    weekdays.length === WEEKDAYS.length
      ? say('everyDay')
      : isWorkingDays
        ? say('workingDays')
        : ofWeek
            .filter((day) => weekdays.includes(day))
            .map((day) => nameOf(day))
            .join(', ');
  const Icon = paused ? Play : Pause;
  return (
    <li className="flex flex-wrap items-center gap-x-2 gap-y-1 py-3 pl-5 pr-3">
      <span className="min-w-[min(100%,10rem)] flex-1">
        <span className="block font-semibold wrap-break-word">{name}</span>
        <span className="block text-small text-ink-soft">
          {say('on', { days, moment: sayMeal(`the${meal.meal_moment}`) })}
        </span>
        {paused && <span className="block text-small font-semibold">{say('paused')}</span>}
      </span>
      <span className="ml-auto flex flex-wrap items-center justify-end gap-1">
        <IconButton
          label={say(paused ? 'resumeNamed' : 'pauseNamed', { name })}
          isDisabled={pause.isPending}
          icon={<Icon aria-hidden="true" className="size-5" />}
          onClick={() => pause.mutate({ id, paused: !paused })}
        />
        <IconButton
          label={say('deleteNamed', { name })}
          icon={<Trash2 aria-hidden="true" className="size-5" />}
          aria-haspopup="dialog"
          onClick={() => setDeleting(true)}
        />
      </span>
      <ConfirmDialog
        isOpen={isDeleting}
        isDangerous
        isBusy={remove.isPending}
        title={say('deleteTitle', { name })}
        text={say('deleteText')}
        confirmLabel={say('delete')}
        cancelLabel={sayShared('cancel')}
        onConfirm={() => remove.mutate(id, { onSuccess: () => setDeleting(false) })}
        onClose={() => setDeleting(false)}
      />
    </li>
  );
}
