import type { CalendarItem } from '@weekbord/contract/diary/models';
import type { PlainDate } from '@weekbord/domain/dates/plain-date';
import { Button } from '@weekbord/ui/button/button';
import { Checkbox } from '@weekbord/ui/checkbox/checkbox';
import { ChipChoice } from '@weekbord/ui/chip-choice/chip-choice';
import { Dialog } from '@weekbord/ui/dialog/dialog';
import { Notice } from '@weekbord/ui/notice/notice';
import { useState } from 'react';
import { DateList } from '../../../../features/diary/components/day/date-list.tsx';
import type { MealPlace } from '../../../../features/diary/model/cached-days.ts';
import { exchangedWith } from '../../../../features/diary/model/exchange.ts';
import { mealLook } from '../../../../features/diary/model/meal-look.ts';
import { useComingDays } from '../../../../features/diary/model/use-coming-days.ts';
import { usePhrases } from '../../../../shared/phrases/use-phrases.ts';
import { useMoving } from './use-moving.ts';
import { useExistingText } from './use-existing-text.ts';
import { WhenDaysLoaded } from '../day/when-days-loaded.tsx';

interface MoveMealDialogProps {
  date: PlainDate;
  item: CalendarItem;
  /** The preselected place; by default the current one. */
  to?: MealPlace | undefined;
  onMoved: () => void;
  onClose: () => void;
}

/** Moves a meal to another day or moment, next to the meals there or in exchange for one of them. */
export function MoveMealDialog({ date: ownDate, item, to, onMoved, onClose }: MoveMealDialogProps) {
  const say = usePhrases('copying');
  const sayMeal = usePhrases('meals');
  const sayDiary = usePhrases('diary');
  const sayShared = usePhrases('shared');
  const existingText = useExistingText();
  const { breaksUp, move } = useMoving();
  const days = useComingDays([ownDate]);
  const [date, setDate] = useState(to?.date ?? ownDate);
  const [moment, setMoment] = useState(to?.moment ?? item.meal_moment);
  const [isAdded, setAdded] = useState(false);
  const isEaten = item.status === 'EATEN';
  const isHere = date === ownDate && moment === item.meal_moment;
  const others = days.existing(date, moment).filter(({ id }) => id !== item.id);
  const other = exchangedWith(item, others, { from: ownDate, to: date });
  const moving = { item, date: ownDate, to: { date, moment }, exchange: isAdded ? undefined : other };
  const broken = isHere ? [] : breaksUp(moving);
  const save = () => {
    move(moving);
    onMoved();
  };
  return (
    <Dialog
      isOpen
      title={say('moveMealTitle', { name: mealLook(item, sayDiary('quickAdd')).name })}
      closeLabel={sayShared('close')}
      onClose={onClose}
      footer={
        <div className="grid gap-2">
          {other && !isHere && (
            <Checkbox isChecked={!isAdded} onChange={(isExchanged) => setAdded(!isExchanged)}>
              {say('swapPlaces', { name: mealLook(other, '').name })}
            </Checkbox>
          )}
          {broken.map((text) => (
            <p key={text} className="text-small text-ink-soft">
              {text}
            </p>
          ))}
          <Button isWide isDisabled={!days.isLoaded || isHere} onClick={save}>
            {say('move')}
          </Button>
        </div>
      }
    >
      <WhenDaysLoaded days={days}>
        <ChipChoice
          kind="one"
          label={say('toWhichMoment')}
          values={[moment]}
          options={days.moments(days.dates, [item.meal_moment]).map((value) => ({ value, label: sayMeal(value) }))}
          onChange={([chosen]) => chosen && setMoment(chosen)}
        />
        {isEaten ? (
          <Notice tone="plain">{say('eatenStays')}</Notice>
        ) : (
          <DateList
            label={say('toWhichDay')}
            kind="one"
            dates={days.dates}
            values={[date]}
            describe={(each) =>
              each === ownDate && moment === item.meal_moment
                ? say('isHere')
                : existingText(days.existing(each, moment).filter(({ id }) => id !== item.id))
            }
            onChange={([chosen]) => chosen && setDate(chosen)}
          />
        )}
      </WhenDaysLoaded>
    </Dialog>
  );
}
