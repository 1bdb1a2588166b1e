import { FIRST_WEEKDAYS } from '@weekbord/domain/dates/first-weekday';
import { Dialog } from '@weekbord/ui/dialog/dialog';
import { RadioCards } from '@weekbord/ui/radio-cards/radio-cards';
import { showAlert } from '../../../shared/alerts/alerts.ts';
import { useWeekdayNames } from '../../../shared/locale/use-weekday-names.ts';
import { usePhrases } from '../../../shared/phrases/use-phrases.ts';
import type { CurrentUser } from '../../../shared/session/current-user.ts';
import { useUpdateFirstWeekday } from '../api/me.ts';

interface FirstWeekdaySheetProps {
  isOpen: boolean;
  user: CurrentUser;
  onClose: () => void;
}

/** Lets the user choose the weekday on which their weeks start. The choice is saved immediately. */
export function FirstWeekdaySheet({ isOpen, user, onClose }: FirstWeekdaySheetProps) {
  const say = usePhrases('profile');
  const sayShared = usePhrases('shared');
  const nameOf = useWeekdayNames();
  const update = useUpdateFirstWeekday();
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={say('firstWeekday')} closeLabel={sayShared('close')}>
      <p className="mb-3 text-small text-ink-soft">{say('firstWeekdayHint')}</p>
      <RadioCards
        label={say('firstWeekday')}
        value={update.isPending ? update.variables : user.first_weekday}
        onChange={(day) =>
          update.mutate(day, { onSuccess: () => showAlert(say('firstWeekdaySaved'), { tone: 'good' }) })
        }
        options={FIRST_WEEKDAYS.map((day) => ({ value: day, label: nameOf(day) }))}
      />
    </Dialog>
  );
}
