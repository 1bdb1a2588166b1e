import type { CalendarItem } from '@weekbord/contract/diary/models';
import type { PlainDate } from '@weekbord/domain/dates/plain-date';
import { canBeWarmed } from '@weekbord/domain/diary/batches';
import { Button } from '@weekbord/ui/button/button';
import { Checkbox } from '@weekbord/ui/checkbox/checkbox';
import { ChipChoice } from '@weekbord/ui/chip-choice/chip-choice';
import { Dialog } from '@weekbord/ui/dialog/dialog';
import { Notice } from '@weekbord/ui/notice/notice';
import { useState } from 'react';
import { useMoveMeal } from '../../../features/diary/api/edit-meals.ts';
import { DateList } from '../../../features/diary/components/date-list.tsx';
import { useDateName } from '../../../features/diary/components/use-date-name.ts';
import { useMealOfBatch } from '../../../features/diary/components/use-meal-of-batch.ts';
import { laterMeals } from '../../../features/diary/model/batch.ts';
import { mealLook } from '../../../features/diary/model/meal-look.ts';
import { useComingDays } from '../../../features/diary/model/use-coming-days.ts';
import { showAlert } from '../../../shared/alerts/alerts.ts';
import { usePhrases } from '../../../shared/phrases/use-phrases.ts';
import { useStandingText } from './use-standing-text.ts';
import { WhenDaysLoaded } from './when-days-loaded.tsx';

interface MoveMealDialogProps {
  date: PlainDate;
  item: CalendarItem;
  onMoved: () => void;
  onClose: () => void;
}

/** Moves a meal to another day or moment, beside what stands there or in exchange for it. */
export function MoveMealDialog({ date: ownDate, item, onMoved, onClose }: MoveMealDialogProps) {
  const say = usePhrases('copying');
  const sayMeal = usePhrases('meals');
  const sayDiary = usePhrases('diary');
  const sayShared = usePhrases('shared');
  const nameOf = useDateName();
  const standingText = useStandingText();
  const apart = useCookedApart();
  const move = useMoveMeal();
  const days = useComingDays([ownDate]);
  const [date, setDate] = useState(ownDate);
  const [moment, setMoment] = useState(item.meal_moment);
  const [isBeside, setBeside] = useState(false);
  const isEaten = item.status === 'EATEN';
  const isHere = date === ownDate && moment === item.meal_moment;
  const others = days.standing(date, moment).filter(({ id }) => id !== item.id);
  const other = others.find(
    ({ content_type: type, status }) =>
      type === 'recipemeal' && item.content_type === 'recipemeal' && (status === 'PLANNED' || date === ownDate),
  );
  const exchange = other && !isBeside ? other : undefined;
  const broken = isHere ? [] : [...apart(item, date), ...(exchange ? apart(exchange, ownDate) : [])];
  const save = () => {
    const here = { date: ownDate, moment: item.meal_moment };
    move(item.id, { date, moment }, exchange?.id);
    onMoved();
    showAlert(say('moved', { day: nameOf(date), moment: sayMeal(`the${moment}`) }), {
      tone: 'good',
      ...(broken.length === 0 && {
        action: { label: sayShared('undo'), onPress: () => move(item.id, here, exchange?.id) },
      }),
    });
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
            <Checkbox isChecked={!isBeside} onChange={(isExchanged) => setBeside(!isExchanged)}>
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
                : standingText(days.standing(each, moment).filter(({ id }) => id !== item.id))
            }
            onChange={([chosen]) => chosen && setDate(chosen)}
          />
        )}
      </WhenDaysLoaded>
    </Dialog>
  );
}

/** Says which meals are cooked on their own once a meal is on another date. */
function useCookedApart(): (item: CalendarItem, date: PlainDate) => readonly string[] {
  const say = usePhrases('copying');
  const sayDiary = usePhrases('diary');
  const mealText = useMealOfBatch();
  return (item, date) => {
    if (item.content_type !== 'recipemeal') return [];
    const isAlone = item.leftover_of !== null && !canBeWarmed(item.leftover_of.date, date);
    return [
      ...(isAlone ? [say('cookedAlone')] : []),
      ...laterMeals(item)
        .filter((meal) => !canBeWarmed(date, meal.date))
        .map((meal) => sayDiary('deleteOfBatch', { meal: mealText(meal) })),
    ];
  };
}
