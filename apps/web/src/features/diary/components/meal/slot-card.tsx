import type { PlainDate } from '@weekbord/domain/dates/plain-date';
import { Link } from '@tanstack/react-router';
import { buttonClasses } from '@weekbord/ui/button/button';
import { Card } from '@weekbord/ui/card/card';
import { classes } from '@weekbord/ui/classes';
import { Search } from 'lucide-react';
import { usePhrases } from '../../../../shared/phrases/use-phrases.ts';
import { isSum, slotEnergy, type SlotView } from '../../model/day-view.ts';
import { mayFill } from '../../model/next-meal.ts';
import { AddToSlotButton } from './add-to-slot-button.tsx';
import { MealRow } from './meal-row.tsx';
import { useFigures } from '../day/use-figures.ts';

interface SlotCardProps {
  date: PlainDate;
  view: SlotView;
  mayEdit: boolean;
  mayAddMore: boolean;
  showsTargets: boolean;
  isPast: boolean;
  /** Why planning left the slot empty. */
  reason?: string;
  /** Whether the moment's meal is the next one to eat. */
  isNext?: boolean;
  /** The keyboard shortcut for adding to this moment. */
  addKey?: string;
}

/** One meal moment of the day with its meals, or an add button. */
export function SlotCard(props: SlotCardProps) {
  const { date, view, mayEdit, mayAddMore, showsTargets, isPast, reason, isNext = false, addKey } = props;
  const say = usePhrases('diary');
  const sayMeal = usePhrases('meals');
  const figures = useFigures();
  const { slot, items, moment } = view;
  const mayAdd = slot !== null && mayFill(view, { mayEdit, mayAddMore });
  const headingId = `${view.key}-title`;
  const relation = isPast ? 'PAST' : 'TODAY';
  const target = showsTargets && slot ? figures.number(slot.kcal) : undefined;
  const summed = isSum(items, relation) ? figures.short(slotEnergy(items, relation)) : undefined;
  const energyOf = (goal: string) =>
    summed === undefined ? say('momentGoal', { goal }) : say('ofGoal', { amount: summed, goal, unit: 'kcal' });
  const energy = target === undefined ? summed && say('kcal', { amount: summed }) : energyOf(target);
  return (
    <Card
      as="section"
      labelledBy={headingId}
      isFlush
      className={classes('overflow-clip', isNext && 'ring-2! ring-brand-strong/55! ring-inset')}
    >
      <div className="flex min-h-11 flex-wrap items-center gap-x-3 pl-4 pr-2 pt-1 roomy:pt-1.5">
        <div className="flex min-w-[5rem] flex-1 flex-wrap items-center gap-x-2">
          <h2 id={headingId} className="text-small leading-tight font-bold text-ink">
            {sayMeal(moment)}
          </h2>
          {isNext && (
            <p className="rounded-full bg-brand-soft px-2 py-px text-tiny font-semibold text-brand-strong">
              {say('nextMeal')}
            </p>
          )}
        </div>
        <div className="ml-auto flex items-center gap-3">
          {energy && <p className={classes('text-tiny text-ink-soft', !mayAdd && 'pr-2')}>{energy}</p>}
          {mayAdd && (
            <AddToSlotButton place={{ date, slotId: slot.id }} moment={sayMeal(`the${moment}`)} shortcut={addKey} />
          )}
        </div>
      </div>
      {items.length > 0 ? (
        <ul className="divide-y divide-line">
          {items.map((item) => (
            <MealRow key={item.id} date={date} item={item} swapSlotId={mayEdit ? slot?.id : undefined} />
          ))}
        </ul>
      ) : (
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1 px-4 pb-3 pt-1">
          <p className={classes('text-small text-ink-soft', reason === undefined ? 'min-w-26 flex-1' : 'basis-full')}>
            {reason ?? say(isPast ? 'slotEmptyPast' : 'slotEmpty')}
          </p>
          {mayEdit && slot && (
            <Link
              to="/diary/$date/find/$slotId"
              params={{ date, slotId: String(slot.id) }}
              search={{}}
              state={{ isOverDiary: true }}
              resetScroll={false}
              aria-label={say('findMealFor', { moment: sayMeal(`the${moment}`) })}
              className={buttonClasses({ tone: 'secondary', size: 'small' })}
            >
              <Search aria-hidden="true" className="size-4.5" />
              {say('findMeal')}
            </Link>
          )}
        </div>
      )}
    </Card>
  );
}
