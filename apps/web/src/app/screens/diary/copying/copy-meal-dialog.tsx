import type { CalendarItem } from '@weekbord/contract/diary/models';
import type { PlainDate } from '@weekbord/domain/dates/plain-date';
import { copyToMoment } from '@weekbord/domain/diary/copy-meals';
import { ChipChoice } from '@weekbord/ui/chip-choice/chip-choice';
import { useState } from 'react';
import { mealLook } from '../../../../features/diary/model/meal-look.ts';
import { useComingDays } from '../../../../features/diary/model/use-coming-days.ts';
import { useCopyMeal } from '../../../../features/planner/api/copy-meals.ts';
import { usePhrases } from '../../../../shared/phrases/use-phrases.ts';
import { CopyDialog } from './copy-dialog.tsx';
import { DAYS } from '../day/diary-days.ts';
import { useExistingText } from '../meal/use-existing-text.ts';

interface CopyMealDialogProps {
  date: PlainDate;
  item: CalendarItem;
  onClose: () => void;
}

/** Copies a meal to a moment of one or more of the coming days. */
export function CopyMealDialog({ date: ownDate, item, onClose }: CopyMealDialogProps) {
  const say = usePhrases('copying');
  const sayMeal = usePhrases('meals');
  const sayDiary = usePhrases('diary');
  const days = useComingDays();
  const { send } = useCopyMeal(DAYS);
  const [moment, setMoment] = useState(item.meal_moment);
  const existingText = useExistingText();
  const meals = [{ isDish: item.content_type === 'recipemeal' }];
  return (
    <CopyDialog
      title={say('copyMealTitle', { name: mealLook(item, sayDiary('quickAdd')).name })}
      days={days}
      dates={days.dates.filter((date) => date !== ownDate || moment !== item.meal_moment)}
      describe={(date) => existingText(days.existing(date, moment))}
      replacedOn={(date) => copyToMoment(meals, days.existing(date), moment).replaced}
      copy={(date, replaceable) => send({ fromDayId: item.calendar_day, date, replaceable, itemId: item.id, moment })}
      onClose={onClose}
    >
      <ChipChoice
        kind="one"
        label={say('toWhichMoment')}
        values={[moment]}
        options={days.moments(days.dates, [item.meal_moment]).map((value) => ({ value, label: sayMeal(value) }))}
        onChange={([chosen]) => chosen && setMoment(chosen)}
      />
    </CopyDialog>
  );
}
