import { useQuery } from '@tanstack/react-query';
import { Button } from '@weekbord/ui/button/button';
import { Sheet } from '@weekbord/ui/sheet/sheet';
import { CircleCheck } from 'lucide-react';
import { useState } from 'react';
import { FiguresSummary } from '../../../features/foods/components/figures-summary.tsx';
import { FoodFacts } from '../../../features/foods/components/food-facts.tsx';
import { FoodPicker } from '../../../features/foods/components/food-picker.tsx';
import { useLineTexts } from '../../../features/recipes/components/view/use-line-texts.ts';
import { servingsOf } from '../../../features/recipes/model/own-recipe.ts';
import {
  type DraftIngredient,
  draftIngredient,
  type RecipeDraft,
} from '../../../features/recipes/model/recipe-draft.ts';
import type { ChangeDraft } from '../../../features/recipes/model/use-recipe-draft.ts';
import { DishPicture } from '../../../shared/dish-picture/dish-picture.tsx';
import { AmountFields } from '../../../shared/foods/amount-fields.tsx';
import { figuresOf } from '../../../shared/foods/figures.ts';
import { foodQuery } from '../../../shared/foods/food.ts';
import { sentenceCase } from '../../../shared/foods/sentence-case.ts';
import { useAmountForm } from '../../../shared/foods/use-amount-form.ts';
import { useTypedNumber } from '../../../shared/form/typed-number.ts';
import { usePhrases } from '../../../shared/phrases/use-phrases.ts';
import type { EditorSheets } from './use-editor-sheet.ts';

interface IngredientSheetsProps {
  sheets: EditorSheets;
  draft: RecipeDraft;
  onChange: ChangeDraft;
}

/** The sheet over a recipe that is being written: the search for its next ingredient, or an ingredient's nutrition. */
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

/** Adds ingredients one at a time. */
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

/** The nutrition of an ingredient, and its amount. */
function IngredientSheet({ line, onChange, onClose }: IngredientSheetProps) {
  const say = usePhrases('ownRecipes');
  const sayShared = usePhrases('shared');
  const typed = useTypedNumber();
  const food = useQuery(foodQuery(line.food.id));
  const form = useAmountForm({ text: typed(line.quantity), serving: line.serving, isTyped: true });
  const { entry = line, quantity } = form;
  const use = () => quantity !== undefined && onChange({ ...line, serving: entry.serving, quantity });
  const { name, picture } = line.food;
  return (
    <Sheet
      title={sentenceCase(name)}
      closeLabel={sayShared('close')}
      onClose={onClose}
      picture={<DishPicture picture={picture} size="card" className="h-36 w-full sm:h-52" />}
      footer={
        <Button type="submit" form={form.id} isWide>
          {say('use')}
        </Button>
      }
    >
      <form id={form.id} onSubmit={form.submit(use)} noValidate>
        <AmountFields form={form} servings={servingsOf(line)} />
        <FiguresSummary figures={quantity === undefined ? null : figuresOf(entry.serving, quantity)} />
        {food.data && <FoodFacts food={food.data} />}
      </form>
    </Sheet>
  );
}
