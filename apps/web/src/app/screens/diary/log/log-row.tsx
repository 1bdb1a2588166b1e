import { classes } from '@weekbord/ui/classes';
import { IconButton } from '@weekbord/ui/icon-button/icon-button';
import { Check, ChevronDown, Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import { MealPicture } from '../../../../features/diary/components/meal/meal-picture.tsx';
import { type ChosenMeal, energyOf } from '../../../../features/diary/model/log-selection.ts';
import type { MealLook } from '../../../../features/diary/model/meal-look.ts';
import { useFormat } from '../../../../shared/locale/format.ts';
import { useAmountText } from '../../../../shared/measures/use-amount-text.ts';
import { usePhrases } from '../../../../shared/phrases/use-phrases.ts';

interface LogRowProps {
  /** The meal that the row would add, or that was chosen from it. */
  meal: ChosenMeal;
  isChosen: boolean;
  onTake: () => void;
  onDrop: () => void;
  /** Whether the row's amount is being edited; the field is in `children`. */
  isOpen: boolean;
  onOpen: () => void;
  children: ReactNode;
}

/** A row for something to log. The first press selects it, the next one edits its amount. */
export function LogRow({ meal, isChosen, onTake, onDrop, isOpen, onOpen, children }: LogRowProps) {
  const say = usePhrases('logging');
  const { name, brand, amount, energy, look } = useLogText()(meal);
  const facts = [amount, energy, brand].filter((fact) => fact !== '').join(' · ');
  const isNumbers = meal.kind === 'numbers';
  return (
    <li className={classes('@container rounded-control transition', isChosen && 'bg-brand-soft')}>
      <div className="flex items-center gap-2 pr-2">
        <button
          type="button"
          aria-expanded={isChosen && !isNumbers ? isOpen : undefined}
          disabled={isChosen && isNumbers}
          onClick={isChosen ? onOpen : onTake}
          className="flex min-h-18 min-w-0 flex-1 items-center gap-4 rounded-control py-2 pl-3 text-left"
        >
          <MealPicture look={look} className="size-13 shrink-0 rounded-control bg-sunken" />
          <span className="min-w-0 flex-1">
            <span className="line-clamp-2 font-semibold hyphens-auto wrap-break-word first-letter:uppercase @max-[15rem]:line-clamp-none">
              {name}
            </span>
            <span className="mt-0.5 flex items-center gap-1 text-tiny text-ink-soft">
              <span className="min-w-0 truncate @max-[15rem]:whitespace-normal">{facts}</span>
              {isChosen && !isNumbers && (
                <ChevronDown
                  aria-hidden="true"
                  className={classes('size-4 shrink-0 text-brand-strong transition', isOpen && 'rotate-180')}
                />
              )}
            </span>
          </span>
          {!(isChosen && isNumbers) && <span className="sr-only">{say(isChosen ? 'changeAmount' : 'take')}</span>}
        </button>
        <IconButton
          label={isChosen ? say('drop', { name }) : say('take')}
          // Hidden from keyboards and screen readers until the row is chosen, because it only duplicates the row's
          // action.
          {...(!isChosen && { tabIndex: -1, 'aria-hidden': true })}
          icon={
            isChosen ? (
              <Check aria-hidden="true" className="size-5.5" />
            ) : (
              <Plus aria-hidden="true" className="size-5.5" />
            )
          }
          onClick={isChosen ? onDrop : onTake}
          className={isChosen ? 'bg-brand text-on-brand' : 'bg-brand-soft text-brand-strong'}
        />
      </div>
      {children}
    </li>
  );
}

interface LogText {
  readonly name: string;
  readonly brand: string;
  readonly amount: string;
  readonly energy: string;
  readonly look: MealLook;
}

/** Returns a formatter for the texts of something to log. */
export function useLogText(): (meal: ChosenMeal) => LogText {
  const say = usePhrases('logging');
  const sayForms = usePhrases('forms');
  const sayShared = usePhrases('shared');
  const { number } = useFormat();
  const amountOf = useAmountText();
  return (meal) => {
    const kcal = energyOf(meal);
    const energy = kcal === null ? sayForms('kcalUnknown') : say('kcal', { amount: number(kcal) });
    switch (meal.kind) {
      case 'food': {
        const amount = amountOf({ quantity: meal.quantity, suggested_serving: meal.serving });
        const { name } = meal;
        return { name, brand: meal.brand ?? '', amount, energy, look: { name, picture: meal.picture, image: null } };
      }
      case 'recipe': {
        const { recipe_template: recipe } = meal.recent.meal;
        const amount = sayShared('portions', { count: meal.portions });
        return { name: recipe.name, brand: '', amount, energy, look: recipe };
      }
      case 'numbers': {
        const name = meal.figures.name ?? say('quickAdd');
        return { name, brand: '', amount: '', energy, look: { name, picture: null, image: null, isQuickAdd: true } };
      }
    }
  };
}
