import { Button } from '@weekbord/ui/button/button';
import { RadioCards } from '@weekbord/ui/radio-cards/radio-cards';
import { Sheet } from '@weekbord/ui/sheet/sheet';
import { Search } from 'lucide-react';
import { useState } from 'react';
import { FiguresSummary } from '../../../features/foods/components/figures-summary.tsx';
import { FoodFacts } from '../../../features/foods/components/food-facts.tsx';
import {
  amountIn,
  candidatesOf,
  chosen,
  type LineFood,
  type ReadLine,
  stateOf,
} from '../../../features/recipes/model/read-lines.ts';
import { DishPicture } from '../../../shared/dish-picture/dish-picture.tsx';
import { AmountFields } from '../../../shared/foods/amount-fields.tsx';
import { figuresOf } from '../../../shared/foods/figures.ts';
import { sentenceCase } from '../../../shared/foods/sentence-case.ts';
import { type AmountEntry, useAmountForm } from '../../../shared/foods/use-amount-form.ts';
import { useEnergyText } from '../../../shared/foods/use-energy-text.ts';
import { useTypedNumber } from '../../../shared/form/typed-number.ts';
import { usePhrases } from '../../../shared/phrases/use-phrases.ts';

interface ImportLineSheetProps {
  line: ReadLine;
  onChange: (line: ReadLine) => void;
  onSearch: () => void;
  onClose: () => void;
}

/** The food meant by a line of a recipe, and its amount. */
export function ImportLineSheet({ line, onChange, onSearch, onClose }: ImportLineSheetProps) {
  const say = usePhrases('importing');
  const sayShared = usePhrases('shared');
  const energyText = useEnergyText();
  const typed = useTypedNumber();
  const foods = candidatesOf(line);
  const [food, setFood] = useState(foods[0]);
  /**
   * Whether all possible foods are shown. People who only change the amount need not see what else the line might mean.
   */
  const [showsAll, setShowsAll] = useState(stateOf(line) === 'unsure');
  const shown = showsAll ? foods : foods.filter((one) => one === food);
  const form = useAmountForm(food && startingEntry(food, line, typed));
  const { entry, quantity } = form;
  const use = () => {
    if (food && entry && quantity !== undefined) onChange(chosen(line, food, entry.serving, quantity));
  };
  return (
    <Sheet
      title={line.raw}
      closeLabel={sayShared('close')}
      onClose={onClose}
      footer={
        <div className="flex flex-wrap-reverse justify-end gap-2">
          <Button
            tone="secondary"
            className="flex-1 sm:flex-none"
            onClick={() => onChange({ ...line, isLeftOut: true })}
          >
            {say('leaveOut')}
          </Button>
          <Button type="submit" form={form.id} className="flex-1">
            {say('use')}
          </Button>
        </div>
      }
    >
      <form id={form.id} onSubmit={form.submit(use)} noValidate>
        <h3 className="mb-3 text-small font-semibold text-ink-soft">{say('whichFood')}</h3>
        <RadioCards
          label={say('whichFood')}
          value={food && String(food.id)}
          onChange={(id) => {
            setFood(foods.find((one) => String(one.id) === id));
            form.startOver();
          }}
          options={shown.map((one) => ({
            value: String(one.id),
            label: sentenceCase(one.name),
            description: [one.brand_name, energyText(one)].filter(Boolean).join(' · '),
            picture: <DishPicture picture={one.picture} size="crop" className="size-12 rounded-control" />,
          }))}
        />
        <div className="mt-2 flex flex-wrap gap-x-1">
          {shown.length < foods.length && (
            <Button tone="quiet" size="medium" onClick={() => setShowsAll(true)}>
              {say('otherFoods', { count: foods.length - shown.length })}
            </Button>
          )}
          <Button tone="quiet" size="medium" icon={<Search aria-hidden="true" className="size-5" />} onClick={onSearch}>
            {say('searchOther')}
          </Button>
        </div>
        {food && entry && (
          <>
            <h3 className="mt-5 text-small font-semibold text-ink-soft">{say('howMuch')}</h3>
            <AmountFields form={form} servings={food.suggested_servings} />
            <FiguresSummary figures={quantity === undefined ? null : figuresOf(entry.serving, quantity)} />
            <FoodFacts food={food} />
          </>
        )}
      </form>
    </Sheet>
  );
}

/** Returns the initial amount: as read or chosen or, for another food, an equivalent. */
function startingEntry(food: LineFood, line: ReadLine, typed: (value: number) => string): AmountEntry | undefined {
  const { suggested_serving: serving, quantity } = line;
  const amount =
    food.id === line.food?.id && serving !== null && quantity !== null ? { serving, quantity } : amountIn(food, line);
  return amount ? { text: typed(amount.quantity), serving: amount.serving, isTyped: true } : undefined;
}
