import { parseDecimal } from '@weekbord/domain/numbers/parse-decimal';
import { MAX_QUANTITY_LENGTH } from '@weekbord/domain/recipes/amounts/ingredient-quantity';
import { MAX_FOOD_QUANTITY } from '@weekbord/domain/recipes/amounts/meal-limits';
import { inOtherServing, readQuantity } from '@weekbord/domain/recipes/read/read-quantity';
import { FIELD_BOX, FieldError } from '@weekbord/ui/field/field';
import { IconButton } from '@weekbord/ui/icon-button/icon-button';
import { classes } from '@weekbord/ui/classes';
import { ChevronDown, Trash2 } from 'lucide-react';
import { type KeyboardEvent, useId, useState } from 'react';
import { DishPicture } from '../../../../shared/dish-picture/dish-picture.tsx';
import { figuresOf } from '../../../../shared/foods/figures.ts';
import { useLanguage } from '../../../../shared/locale/language.ts';
import { useFormat } from '../../../../shared/locale/format.ts';
import { usePhrases } from '../../../../shared/phrases/use-phrases.ts';
import { servingsOf } from '../../model/own-recipe.ts';
import type { DraftIngredient } from '../../model/recipe-draft.ts';
import { useLineTexts } from '../view/use-line-texts.ts';

interface DraftIngredientRowProps {
  line: DraftIngredient;
  onChange: (line: DraftIngredient) => void;
  onRemove: () => void;
  /** Opens the nutrition of the ingredient. */
  onOpen: () => void;
}

/** A food in a recipe that is being written: its amount, its measure and its nutrition. */
export function DraftIngredientRow({ line, onChange, onRemove, onOpen }: DraftIngredientRowProps) {
  const say = usePhrases('ownRecipes');
  const texts = useLineTexts();
  const { number } = useFormat();
  const errorId = useId();
  // The typed text while it differs from the amount itself, as with '1,' or a word; otherwise null.
  const [typed, setTyped] = useState<string | null>(null);
  const { food, serving, quantity, note } = line;
  const name = food.name;
  const text = typed ?? texts.typed(quantity);
  const language = useLanguage();
  const read = readQuantity(text, language, line.serving.measure);
  const error = typed === null || typeof read === 'number' ? undefined : faultText(read);
  const write = (next: string) => {
    setTyped(next);
    const amount = readQuantity(next, language, serving.measure);
    if (typeof amount === 'number') onChange({ ...line, quantity: amount });
  };
  const settle = () => {
    if (typed !== null && parseDecimal(typed) === 0) onRemove();
    else if (typeof read === 'number') setTyped(null);
  };
  const measure = (id: string) => {
    const next = servingsOf(line).find((one) => String(one.id) === id);
    if (!next) return;
    const { one_serving_in_metric_value: from } = serving;
    onChange({
      ...line,
      serving: next,
      quantity: inOtherServing(quantity, from, next.one_serving_in_metric_value),
    });
    setTyped(null);
  };
  const { kcal } = figuresOf(serving, quantity);
  return (
    <li className="py-3.5">
      <div className="flex items-center gap-3">
        <button
          type="button"
          aria-haspopup="dialog"
          onClick={(event) => {
            event.currentTarget.focus({ preventScroll: true });
            onOpen();
          }}
          className="flex min-h-12 min-w-0 flex-1 items-center gap-3 rounded-control text-left transition hover:bg-sunken"
        >
          <DishPicture picture={food.picture} size="crop" className="size-12 shrink-0 rounded-control" />
          <span className="min-w-0 flex-1">
            <span className="block font-semibold wrap-anywhere first-letter:uppercase">{name}</span>
            <span className="block text-tiny text-ink-soft">
              {[
                note,
                texts.amount(line),
                texts.weight(line),
                kcal === null ? say('lineKcalUnknown') : say('lineKcal', { amount: number(kcal) }),
              ]
                .filter(Boolean)
                .join(' · ')}
            </span>
          </span>
        </button>
        <IconButton
          label={say('removeIngredient', { name })}
          icon={<Trash2 aria-hidden="true" className="size-5" />}
          onClick={onRemove}
          className="text-ink-soft"
        />
      </div>
      <div className="mt-2 grid grid-cols-[6.5rem_minmax(0,1fr)] gap-2 sm:pl-15">
        <input
          aria-label={say('amountOf', { name })}
          name="quantity"
          value={text}
          inputMode="decimal"
          autoComplete="off"
          enterKeyHint="done"
          maxLength={MAX_QUANTITY_LENGTH}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? errorId : undefined}
          onFocus={(event) => event.currentTarget.select()}
          onChange={(event) => write(event.target.value)}
          onBlur={settle}
          onKeyDown={(event: KeyboardEvent<HTMLInputElement>) => {
            if (event.key !== 'Enter') return;
            // In this field, Enter confirms the amount instead of submitting the recipe.
            event.preventDefault();
            event.currentTarget.blur();
          }}
          className={classes(FIELD_BOX, 'min-h-11! px-3! text-small!')}
        />
        <span className="relative grid">
          <select
            aria-label={say('unitOf', { name })}
            value={String(serving.id)}
            onChange={(event) => measure(event.target.value)}
            className={classes(FIELD_BOX, 'min-h-11! appearance-none truncate pl-3! pr-9! text-small!')}
          >
            {servingsOf(line).map((one) => (
              <option key={one.id} value={String(one.id)}>
                {texts.measure(one)}
              </option>
            ))}
          </select>
          <ChevronDown
            aria-hidden="true"
            className="pointer-events-none absolute right-3 top-1/2 size-4.5 -translate-y-1/2 text-ink-soft"
          />
        </span>
      </div>
      <div id={errorId} aria-live="polite" className="text-small sm:pl-15">
        {error && (
          <div className="mt-1.5">
            <FieldError>{error}</FieldError>
          </div>
        )}
      </div>
    </li>
  );

  function faultText(fault: Exclude<ReturnType<typeof readQuantity>, number>): string | undefined {
    switch (fault) {
      case 'required':
        return say('quantityMissing');
      case 'not_a_number':
        return say('notANumber');
      case 'not_positive':
        // 0 is no error here: it removes the line once the field is left, because '0' may become '0.5'.
        return parseDecimal(text) === 0 ? undefined : say('notANumber');
      case 'too_large':
        return say('quantityTooLarge', { limit: MAX_FOOD_QUANTITY });
    }
  }
}
