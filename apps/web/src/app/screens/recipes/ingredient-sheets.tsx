import { useQuery } from '@tanstack/react-query';
import { Button } from '@weekbord/ui/button/button';
import { Sheet } from '@weekbord/ui/sheet/sheet';
import { CircleCheck } from 'lucide-react';
import { type FormEvent, useId, useRef, useState } from 'react';
import { foodQuery } from '../../../shared/foods/food.ts';
import { AmountFields } from '../../../features/foods/components/amount-fields.tsx';
import { FiguresSummary } from '../../../features/foods/components/figures-summary.tsx';
import { FoodFacts } from '../../../features/foods/components/food-facts.tsx';
import { FoodPicker } from '../../../features/foods/components/food-picker.tsx';
import { type AmountEntry, figuresOf, quantityOf } from '../../../features/foods/model/amount-entry.ts';
import { useLineTexts } from '../../../features/recipes/components/use-line-texts.ts';
import { servingsOf } from '../../../features/recipes/model/own-recipe.ts';
import {
  type DraftIngredient,
  draftIngredient,
  type RecipeDraft,
} from '../../../features/recipes/model/recipe-draft.ts';
import type { ChangeDraft } from '../../../features/recipes/model/use-recipe-draft.ts';
import { FoodPicture } from '../../../shared/food-picture/food-picture.tsx';
import { usePhrases } from '../../../shared/phrases/use-phrases.ts';
import type { EditorSheets } from './use-editor-sheet.ts';

interface IngredientSheetsProps {
  sheets: EditorSheets;
  draft: RecipeDraft;
  onChange: ChangeDraft;
}

/** What stands over a recipe that is being written: the search for its next ingredient, or what is in one. */
export function IngredientSheets({ sheets, draft, onChange }: IngredientSheetsProps) {
  const { shown, close } = sheets;
  const line = draft.ingredients.find(({ key }) => key === shown.line);
  if (shown.add) return <IngredientPicker onChange={onChange} onClose={close} />;
  if (!line) return null;
  return (
    <IngredientSheet
      key={line.key}
      line={line}
      onClose={close}
      onChange={(next) => {
        onChange((known) => ({
          ...known,
          ingredients: known.ingredients.map((one) => (one.key === next.key ? next : one)),
        }));
        close();
      }}
    />
  );
}

/** Adds ingredients, one after the other. */
function IngredientPicker({ onChange, onClose }: { onChange: ChangeDraft; onClose: () => void }) {
  const say = usePhrases('ownRecipes');
  const texts = useLineTexts();
  const [last, setLast] = useState<DraftIngredient>();
  return (
    <FoodPicker
      title={say('addTitle')}
      chooseLabel={() => say('addToRecipe')}
      onClose={onClose}
      onChoose={async ({ food, serving, quantity }) => {
        const line = draftIngredient({ food, serving, quantity });
        onChange((known) => ({ ...known, ingredients: [...known.ingredients, line] }));
        setLast(line);
      }}
      footer={
        last && (
          <div className="flex items-center gap-3">
            <p role="status" className="flex min-w-0 flex-1 items-start gap-2.5 text-small">
              <CircleCheck aria-hidden="true" className="mt-px size-5 shrink-0 text-brand-strong" />
              <span className="line-clamp-2">{say('added', { amount: texts.amount(last), name: last.food.name })}</span>
            </p>
            <Button size="medium" onClick={onClose}>
              {say('done')}
            </Button>
          </div>
        )
      }
    />
  );
}

interface IngredientSheetProps {
  line: DraftIngredient;
  onChange: (line: DraftIngredient) => void;
  onClose: () => void;
}

/** What is in an ingredient, and how much of it goes in. */
function IngredientSheet({ line, onChange, onClose }: IngredientSheetProps) {
  const say = usePhrases('ownRecipes');
  const sayShared = usePhrases('shared');
  const texts = useLineTexts();
  const formId = useId();
  const form = useRef<HTMLFormElement>(null);
  const food = useQuery(foodQuery(line.food.id));
  const [entry, setEntry] = useState<AmountEntry>({
    text: texts.typed(line.quantity),
    serving: line.serving,
    isTyped: true,
  });
  const quantity = quantityOf(entry);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (typeof quantity === 'number') onChange({ ...line, serving: entry.serving, quantity });
    else form.current?.querySelector<HTMLInputElement>('input[name="quantity"]')?.focus();
  };
  const { name, picture, id } = line.food;
  return (
    <Sheet
      title={`${name.charAt(0).toUpperCase()}${name.slice(1)}`}
      closeLabel={sayShared('close')}
      onClose={onClose}
      picture={<FoodPicture cover={{ pictures: [picture], meal_type: '', seed: id }} className="h-36 w-full sm:h-52" />}
      footer={
        <Button type="submit" form={formId} isWide>
          {say('use')}
        </Button>
      }
    >
      <form ref={form} id={formId} onSubmit={submit} noValidate>
        <AmountFields entry={entry} servings={servingsOf(line)} onChange={setEntry} />
        <FiguresSummary figures={figuresOf(entry.serving, typeof quantity === 'number' ? quantity : 0)} />
        {food.data && <FoodFacts food={food.data} />}
      </form>
    </Sheet>
  );
}
