import { Checkbox } from '@weekbord/ui/checkbox/checkbox';
import { classes } from '@weekbord/ui/classes';
import { IconButton } from '@weekbord/ui/icon-button/icon-button';
import { ChevronDown } from 'lucide-react';
import { useId, useState } from 'react';
import type { MealMoment } from '@weekbord/domain/vocabulary';
import { useFormat } from '../../../shared/locale/format.ts';
import { usePhrases } from '../../../shared/phrases/use-phrases.ts';
import { useCurrentUser } from '../../../shared/session/current-user.ts';
import { useCheckItem } from '../api/edit-grocery-lists.ts';
import type { GroceryItem } from '../model/aisles.ts';

/** One thing to buy, ticked off with a thumb; opens to the meals that need it. */
export function GroceryRow({ item }: { item: GroceryItem }) {
  const say = usePhrases('groceries');
  const check = useCheckItem();
  const [isOpen, setOpen] = useState(false);
  const mealsId = useId();
  const isHalal = useCurrentUser().intake?.diet === 'HALAL';
  const { name, checked, display_quantity: amount, meals } = item;
  return (
    <li className="px-4">
      <div className="flex items-center gap-1">
        <Checkbox
          shape="round"
          isChecked={checked}
          onChange={(next) => check(item.id, next)}
          className="min-w-0 flex-1 py-0.5"
        >
          <span className={classes('flex flex-wrap items-baseline gap-x-3 transition', checked && 'text-ink-soft')}>
            <span
              className={classes(
                'block min-w-[min(100%,6rem)] flex-1 wrap-break-word first-letter:uppercase',
                checked && 'line-through decoration-1',
              )}
            >
              {name}
              {isHalal && item.is_meat && <span className="text-small text-ink-soft"> ({say('halal')})</span>}
            </span>
            <span className={classes('shrink-0 text-small', checked ? 'font-medium' : 'font-semibold')}>{amount}</span>
          </span>
        </Checkbox>
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
