import { Button } from '@weekbord/ui/button/button';
import { Checkbox } from '@weekbord/ui/checkbox/checkbox';
import { classes } from '@weekbord/ui/classes';
import { IconButton } from '@weekbord/ui/icon-button/icon-button';
import { ChevronDown, ListPlus, X } from 'lucide-react';
import { useId, useState } from 'react';
import type { MealMoment } from '@weekbord/domain/vocabulary';
import { showAlert } from '../../../shared/alerts/alerts.ts';
import { useFormat } from '../../../shared/locale/format.ts';
import { useOnline } from '../../../shared/offline/use-online.ts';
import { usePhrases } from '../../../shared/phrases/use-phrases.ts';
import { useCurrentUser } from '../../../shared/session/current-user.ts';
import { useCheckItem, useDeleteItem, useSayAtHome } from '../api/edit-grocery-lists.ts';
import type { GroceryItem } from '../model/aisles.ts';
import { isUnsaved } from '../model/cached-lists.ts';
import { placeOf, type Row } from '../model/rows.ts';

interface GroceryRowProps {
  row: Row;
  listId: number;
  /** On the way out of where it stands: it folds away. */
  isLeaving: boolean;
}

/** One thing to buy, ticked off with a thumb; opens to the meals that need it. */
export function GroceryRow({ row, listId, isLeaving }: GroceryRowProps) {
  const { item, isBought, amount } = row;
  const isAtHome = placeOf(row) === 'HOME';
  const say = usePhrases('groceries');
  const sayShared = usePhrases('shared');
  const check = useCheckItem(listId);
  const remove = useDeleteItem(listId);
  const sayAtHome = useSayAtHome();
  const [isOpen, setOpen] = useState(false);
  const mealsId = useId();
  const isHalal = useCurrentUser().intake?.diet === 'HALAL';
  const { name, meals, display_measured: measured } = item;
  const note = useNote({ item, isBought });
  const tell = (atHome: boolean) => {
    sayAtHome(item, atHome);
    showAlert(say(atHome ? 'isAtHome' : 'isOnList', { name }), {
      action: { label: sayShared('undo'), onPress: () => sayAtHome(item, !atHome) },
    });
  };
  return (
    <li
      data-row={row.key}
      className={classes(
        'grid px-4 transition-[grid-template-rows,opacity] duration-200 motion-reduce:transition-none',
        isLeaving ? 'grid-rows-[0fr] opacity-0 [&>*]:overflow-hidden' : 'grid-rows-[1fr]',
      )}
    >
      <div className="min-h-0 min-w-0">
        <div className="flex items-center gap-1">
          <Checkbox
            shape="round"
            isCompact
            isChecked={isBought}
            onChange={(next) => check(item, next)}
            className="min-w-0 flex-1"
          >
            <span className={classes('flex flex-wrap items-baseline gap-x-3 transition', isBought && 'text-ink-soft')}>
              <span className="block min-w-[min(100%,5rem)] flex-1">
                <span
                  className={classes(
                    'block wrap-break-word first-letter:uppercase',
                    isBought && 'line-through decoration-1',
                  )}
                >
                  {name}
                  {isHalal && item.is_meat && <span className="text-small text-ink-soft"> ({say('halal')})</span>}
                </span>
                {measured && (
                  <span className="block text-tiny text-ink-soft">{say('needed', { amount: measured })}</span>
                )}
              </span>
              {!isAtHome && (
                <span className={classes('shrink-0 text-small', isBought ? 'font-medium' : 'font-semibold')}>
                  {amount}
                </span>
              )}
            </span>
            {note !== null && <span className="block text-tiny font-medium text-ink-soft">{note}</span>}
          </Checkbox>
          {item.food === null && (
            <IconButton
              label={say('deleteItem', { name })}
              onClick={() => remove(item, { text: say('itemDeleted', { name }), undoLabel: sayShared('undo') })}
              className="-mr-3 text-ink-soft"
              icon={<X aria-hidden="true" className="size-4.5" />}
            />
          )}
          {isAtHome && (
            <IconButton
              label={say('putOnList', { name })}
              onClick={() => tell(false)}
              className="-mr-3 text-brand-strong"
              icon={<ListPlus aria-hidden="true" className="size-5" />}
            />
          )}
          {meals.length > 0 && !isAtHome && (
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
          {!isBought && item.food !== null && (
            <div className="mb-1 ml-7">
              <Button tone="quiet" size="small" onClick={() => tell(true)}>
                {say('haveAtHome')}
              </Button>
            </div>
          )}
        </div>
      </div>
    </li>
  );
}

/** How what was bought of an item compares to what is needed by now; null where there is nothing to say. */
function useNote({ item, isBought }: Pick<Row, 'item' | 'isBought'>): string | null {
  const say = usePhrases('groceries');
  const isOnline = useOnline();
  if (isUnsaved(item) && !isOnline) return say('notSavedYet');
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
