import { Button } from '@weekbord/ui/button/button';
import { classes } from '@weekbord/ui/classes';
import { IconButton } from '@weekbord/ui/icon-button/icon-button';
import { ChevronDown, ListPlus, Pencil, X } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { MealMoment } from '@weekbord/domain/slots/meal-moments';
import { showAlert } from '../../../shared/alerts/alerts.ts';
import { useFormat } from '../../../shared/locale/format.ts';
import { useOnline } from '../../../shared/offline/use-online.ts';
import { usePhrases } from '../../../shared/phrases/use-phrases.ts';
import { useCheckItem, useDeleteItem, useSayAtHome } from '../api/edit-grocery-lists.ts';
import type { GroceryItem } from '../model/aisles.ts';
import { isUnsaved } from '../model/cached-lists.ts';
import { placeOf, type Row } from '../model/rows.ts';
import { useLabelCheckOf } from '../model/use-label-check-of.ts';
import { FoldingRow, GroceryCheck } from './grocery-check.tsx';
import { ItemEditor } from './item-editor.tsx';

interface GroceryRowProps {
  row: Row;
  listId: number;
  /** Whether the row is leaving its place and folds away. */
  isLeaving: boolean;
}

/** An item to buy, with a checkbox large enough for a thumb; opening it shows the meals that need it. */
export function GroceryRow({ row, listId, isLeaving }: GroceryRowProps) {
  const { item, isBought } = row;
  const isAtHome = placeOf(row) === 'HOME';
  const say = usePhrases('groceries');
  const sayShared = usePhrases('shared');
  const check = useCheckItem(listId);
  const remove = useDeleteItem(listId);
  const sayAtHome = useSayAtHome();
  const [isOpen, setOpen] = useState(false);
  const [isChanging, setChanging] = useState(false);
  const pencil = useRef<HTMLButtonElement>(null);
  const mealsId = useId();
  const labelCheckOf = useLabelCheckOf();
  const { name, meals } = item;
  const note = useNote({ item, isBought });
  const tell = (atHome: boolean) => {
    sayAtHome(item, atHome);
    showAlert(say(atHome ? 'isAtHome' : 'isOnList', { name }), {
      action: { label: sayShared('undo'), onPress: () => sayAtHome(item, !atHome) },
    });
  };
  if (isChanging) {
    const close = () => {
      flushSync(() => setChanging(false));
      pencil.current?.focus();
    };
    return (
      <FoldingRow row={row} isLeaving={isLeaving}>
        <ItemEditor item={item} listId={listId} onClose={close} />
      </FoldingRow>
    );
  }
  return (
    <FoldingRow row={row} isLeaving={isLeaving}>
      <div className="min-h-0 min-w-0">
        <div className="flex items-center gap-1">
          <GroceryCheck row={row} note={note} beside={labelCheckOf(item)} onCheck={(next) => check(item, next)} />
          {item.food === null && (
            <IconButton
              ref={pencil}
              label={say('changeItem', { name })}
              onClick={() => setChanging(true)}
              className="-mr-2 text-ink-soft"
              icon={<Pencil aria-hidden="true" className="size-4.5" />}
            />
          )}
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
    </FoldingRow>
  );
}

/**
 * Returns a note that compares the bought amount of an item with the amount needed now; null if there is nothing to
 * say.
 */
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
