import type { CalendarItem } from '@weekbord/contract/diary/models';
import { type PlainDate, weekdayOf } from '@weekbord/domain/dates/plain-date';
import type { Weekday } from '@weekbord/domain/dates/weekdays';
import { useQueryClient } from '@tanstack/react-query';
import { Button } from '@weekbord/ui/button/button';
import { ChipChoice } from '@weekbord/ui/chip-choice/chip-choice';
import { Dialog } from '@weekbord/ui/dialog/dialog';
import { useState } from 'react';
import { cacheDay } from '../../../../features/diary/api/calendar-week.ts';
import { mealLook } from '../../../../features/diary/model/meal-look.ts';
import type { PutPreview } from '../../../../features/planner/api/put-meals.ts';
import {
  recurringPreviewQuery,
  useAddRecurring,
  usePlanRecurring,
} from '../../../../features/planner/api/recurring-meals.ts';
import { offerUndo } from '../../../../features/planner/api/undo-replacement.ts';
import { comingOf, PutPreviewList } from '../../../../features/planner/components/habits/put-preview-list.tsx';
import { useWeekdays } from '../../../../shared/locale/first-weekday.ts';
import { useWeekdayNames } from '../../../../shared/locale/use-weekday-names.ts';
import { showAlert } from '../../../../shared/alerts/alerts.ts';
import { useForm } from '../../../../shared/form/use-form.ts';
import { useToday } from '../../../../shared/locale/use-today.ts';
import { usePhrases } from '../../../../shared/phrases/use-phrases.ts';
import { useIsShown } from '../../../../shared/use-is-shown.ts';

interface RecurDialogProps {
  date: PlainDate;
  item: CalendarItem;
  onClose: () => void;
}

/** Asks on which weekdays a meal recurs, then offers to add it to the coming days immediately. */
export function RecurDialog({ date, item, onClose }: RecurDialogProps) {
  const say = usePhrases('habits');
  const sayShared = usePhrases('shared');
  const nameOf = useWeekdayNames();
  const days = useWeekdays();
  const client = useQueryClient();
  const today = useToday();
  const add = useAddRecurring();
  const [weekdays, setWeekdays] = useState<readonly Weekday[]>([weekdayOf(date)]);
  const [isLooking, setLooking] = useState(false);
  const [offer, setOffer] = useState<Readonly<{ id: number; preview: PutPreview }>>();
  const name = mealLook(item, say('quickAdd')).name;
  const isShown = useIsShown();
  const done = () => {
    showAlert(say('recurs', { name }), { tone: 'good' });
    if (isShown()) onClose();
  };
  const save = async () => {
    if (add.isPending || isLooking) return;
    const result = await add.send({ itemId: item.id, weekdays });
    if (!result.ok) return;
    setLooking(true);
    const { id } = result.value;
    const preview = await client.fetchQuery(recurringPreviewQuery(id, today)).catch(() => undefined);
    setLooking(false);
    // Without a preview nothing is offered, and the meal is added when days are next planned.
    if (preview === undefined || !isShown() || comingOf(preview) === 0) done();
    else setOffer({ id, preview });
  };
  const { id, errorOf, submit } = useForm<'weekdays'>({
    faults: { weekdays: weekdays.length === 0 ? say('chooseDay') : undefined },
  });
  if (offer) return <OfferDialog {...offer} start={today} onDone={done} onClose={onClose} />;
  return (
    <Dialog
      isOpen
      title={say('everyTitle', { name })}
      closeLabel={sayShared('close')}
      size="small"
      onClose={onClose}
      footer={
        <Button type="submit" form={id} isWide isBusy={add.isPending || isLooking}>
          {sayShared('save')}
        </Button>
      }
    >
      <form id={id} onSubmit={submit(() => void save())} noValidate className="grid gap-4">
        <ChipChoice
          kind="many"
          label={say('onDays')}
          values={weekdays}
          options={days.map((day) => ({ value: day, label: nameOf(day) }))}
          onChange={setWeekdays}
          error={errorOf('weekdays')}
        />
        <p className="text-small text-ink-soft">{say('everyText')}</p>
      </form>
    </Dialog>
  );
}

interface OfferDialogProps {
  id: number;
  preview: PutPreview;
  start: PlainDate;
  onDone: () => void;
  onClose: () => void;
}

/** Shows where a recurring meal could be added right away, and adds it. */
function OfferDialog({ id, preview, start, onDone, onClose }: OfferDialogProps) {
  const say = usePhrases('habits');
  const client = useQueryClient();
  const plan = usePlanRecurring(cacheDay);
  const isShown = useIsShown();
  const put = async () => {
    const result = await plan.send({ id, start, replaceable: preview.replaceable_item_ids });
    if (!result.ok) return;
    const { undo_id: undoId, planned_count: count } = result.value;
    if (undoId === null) return onDone();
    void offerUndo(client, { undoId, text: say('putThere', { count }), put: cacheDay });
    if (isShown()) onClose();
  };
  return (
    <Dialog
      isOpen
      title={say('offerTitle')}
      closeLabel={say('offerNo')}
      size="small"
      onClose={onDone}
      footer={
        <div className="flex flex-col-reverse gap-2 sm:flex-row sm:justify-end">
          <Button tone="secondary" size="medium" onClick={onDone}>
            {say('offerNo')}
          </Button>
          <Button size="medium" isBusy={plan.isPending} onClick={() => void put()}>
            {say('offerYes')}
          </Button>
        </div>
      }
    >
      <div className="grid gap-4">
        <p className="text-ink-soft">{say('offerText')}</p>
        <PutPreviewList preview={preview} />
      </div>
    </Dialog>
  );
}
