import { Checkbox } from '@weekbord/ui/checkbox/checkbox';
import { classes } from '@weekbord/ui/classes';
import { IconButton } from '@weekbord/ui/icon-button/icon-button';
import { ChevronDown, X } from 'lucide-react';
import { useId, useState } from 'react';
import type { MealMoment } from '@weekbord/domain/vocabulary';
import { useFormat } from '../../../shared/locale/format.ts';
import { usePhrases } from '../../../shared/phrases/use-phrases.ts';
import { useCurrentUser } from '../../../shared/session/current-user.ts';
import { useCheckItem, useDeleteItem } from '../api/edit-grocery-lists.ts';
import type { GroceryItem } from '../model/aisles.ts';
import type { Row } from '../model/rows.ts';

/** One thing to buy, ticked off with a thumb; opens to the meals that need it. */
export function GroceryRow({ row: { item, isBought, amount } }: { row: Row }) {
  const say = usePhrases('groceries');
  const sayShared = usePhrases('shared');
  const check = useCheckItem();
  const remove = useDeleteItem();
  const [isOpen, setOpen] = useState(false);
  const mealsId = useId();
  const isHalal = useCurrentUser().intake?.diet === 'HALAL';
  const { name, meals } = item;
  const note = useNote({ item, isBought });
  return (
    <li className="px-4">
      <div className="flex items-center gap-1">
        <Checkbox
          shape="round"
          isChecked={isBought}
          onChange={(next) => check(item.id, next)}
          className="min-w-0 flex-1 py-0.5"
        >
          <span className={classes('flex flex-wrap items-baseline gap-x-3 transition', isBought && 'text-ink-soft')}>
            <span
              className={classes(
                'block min-w-[min(100%,6rem)] flex-1 wrap-break-word first-letter:uppercase',
                isBought && 'line-through decoration-1',
              )}
            >
              {name}
              {isHalal && item.is_meat && <span className="text-small text-ink-soft"> ({say('halal')})</span>}
            </span>
            <span className={classes('shrink-0 text-small', isBought ? 'font-medium' : 'font-semibold')}>{amount}</span>
          </span>
          {note !== null && <span className="block text-tiny font-medium text-ink-soft">{note}</span>}
        </Checkbox>
        {item.food === null && (
          <IconButton
            label={say('deleteItem', { name })}
            onClick={() => remove(item.id, { text: say('itemDeleted', { name }), undoLabel: sayShared('undo') })}
            className="-mr-3 text-ink-soft"
            icon={<X aria-hidden="true" className="size-4.5" />}
          />
        )}
        {meals.length > 0 && (
          <IconButton
            label={say('showMeals', { name })}
            aria-expanded={isOpen}
            aria-controls={mealsId}
            onClick={() => setOpen(!isOpen)}
            className="-mr-3 text-ink-soft"
            icon={
              <ChevronDown
                aria-hidden="true"
                className={classes('size-4.5 transition-transform', isOpen && 'rotate-180')}
              />
            }
          />
        )}
      </div>
      <div id={mealsId} hidden={!isOpen}>
        <Meals meals={meals} />
      </div>
    </li>
  );
}

/** How what was bought of an item compares to what is needed by now; null where there is nothing to say. */
function useNote({ item, isBought }: Pick<Row, 'item' | 'isBought'>): string | null {
  const say = usePhrases('groceries');
  if (item.mark === 'NOT_NEEDED') return say('notNeeded');
  if (item.mark === 'LESS_NEEDED') return say('lessNeeded', { amount: item.display_needed });
  if (item.mark === 'MORE_NEEDED' && !isBought) return say('alreadyBought', { amount: item.display_bought ?? '' });
  return null;
}

function Meals({ meals }: { meals: GroceryItem['meals'] }) {
  const sayMeal = usePhrases('meals');
  const format = useFormat();
  return (
    <ul className="mb-2 ml-9.5 grid gap-1.5 border-l-2 border-line pl-3.5">
      {meals.map(({ date, meal_moment: moment, name }) => (
        <li key={`${date}-${moment}-${name}`} className="text-small">
          <span className="block text-tiny text-ink-soft first-letter:uppercase">
            {format.date(date, 'short')} · {sayMeal(moment as MealMoment)}
          </span>
          {name}
        </li>
      ))}
    </ul>
  );
}
