import { startNear } from '@weekbord/domain/cycle/period-starts';
import type { PlainDate } from '@weekbord/domain/dates/plain-date';
import { Button } from '@weekbord/ui/button/button';
import { Calendar } from '@weekbord/ui/calendar/calendar';
import { Dialog } from '@weekbord/ui/dialog/dialog';
import { useState } from 'react';
import { useFormat } from '../../../../shared/locale/format.ts';
import { useFirstWeekday } from '../../../../shared/locale/first-weekday.ts';
import { useRegion } from '../../../../shared/locale/language.ts';
import { usePhrases } from '../../../../shared/phrases/use-phrases.ts';
import { useNoteStart } from './use-note-start.ts';

interface ChooseStartProps {
  isOpen: boolean;
  onClose: () => void;
  starts: readonly PlainDate[];
  today: PlainDate;
}

/** Asks on which day a period started. */
export function ChooseStart({ isOpen, onClose, starts, today }: ChooseStartProps) {
  const say = usePhrases('cycle');
  const sayShared = usePhrases('shared');
  const format = useFormat();
  const region = useRegion();
  const firstWeekday = useFirstWeekday();
  const [chosen, setChosen] = useState<PlainDate>();
  const { note, isBusy } = useNoteStart(starts);
  const near = chosen === undefined ? undefined : startNear(starts, chosen);
  const isNoted = near === chosen;
  const close = () => {
    setChosen(undefined);
    onClose();
  };
  return (
    <Dialog
      isOpen={isOpen}
      onClose={close}
      title={say('chooseStart')}
      closeLabel={sayShared('close')}
      footer={
        <Button
          isWide
          isBusy={isBusy}
          isDisabled={chosen === undefined || isNoted}
          onClick={() => chosen !== undefined && note(chosen, close)}
        >
          {say('noteStart')}
        </Button>
      }
    >
      <div className="grid gap-3">
        <Calendar
          label={say('chooseStart')}
          locale={region}
          firstWeekday={firstWeekday}
          previousLabel={sayShared('previousMonth')}
          nextLabel={sayShared('nextMonth')}
          value={chosen}
          onChange={setChosen}
          shown={today}
          today={today}
          max={today}
        />
        <p role="status" className="min-h-10 text-center text-small text-ink-soft">
          {chosen !== undefined &&
            (near === undefined
              ? format.date(chosen, 'full')
              : isNoted
                ? say('alreadyNoted', { date: format.date(chosen, 'full') })
                : say('corrects', { before: format.date(near, 'dayMonth'), after: format.date(chosen, 'dayMonth') }))}
        </p>
      </div>
    </Dialog>
  );
}
