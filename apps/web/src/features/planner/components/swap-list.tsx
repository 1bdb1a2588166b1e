import { notableChanges } from '@weekbord/domain/recipes/versions/notable-changes';
import type { PartialMacros } from '@weekbord/domain/macros/macros';
import { DishPicture } from '../../../shared/dish-picture/dish-picture.tsx';
import { useFormat } from '../../../shared/locale/format.ts';
import { useAmountText } from '../../../shared/measures/use-amount-text.ts';
import { usePhrases } from '../../../shared/phrases/use-phrases.ts';
import type { IngredientSwap } from '../api/ingredient-swaps.ts';

const CHANGES = {
  protein: 'changeProtein',
  kcal: 'changeEnergy',
  carbohydrates: 'changeCarbohydrates',
  fat: 'changeFat',
} as const;

interface SwapListProps {
  swaps: readonly IngredientSwap[];
  onChoose: (swap: IngredientSwap) => void;
}

/**
 * Suitable replacements for an ingredient: how much of each, and what that changes. Requires the phrases of the area
 * 'swapping'.
 */
export function SwapList({ swaps, onChoose }: SwapListProps) {
  const say = usePhrases('swapping');
  const amountText = useAmountText();
  return (
    <ul aria-label={say('suggestions')} className="-mx-3 grid">
      {swaps.map((swap) => (
        <li key={swap.food.id}>
          <button
            type="button"
            onClick={() => onChoose(swap)}
            className="flex min-h-16 w-full items-center gap-3.5 rounded-control px-3 py-2 text-left hover:bg-sunken"
          >
            <DishPicture
              picture={swap.food.picture}
              size="crop"
              className="size-13 shrink-0 rounded-control bg-sunken"
            />
            <span className="min-w-0 flex-1">
              <span className="block font-semibold first-letter:uppercase">{swap.food.name}</span>
              <ChangeText change={swap.change} />
            </span>
            <span className="max-w-2/5 text-right font-semibold">{amountText(swap)}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}

/** The most relevant part of a change, in words. */
function ChangeText({ change }: { change: PartialMacros }) {
  const say = usePhrases('swapping');
  const { number } = useFormat();
  const telling = notableChanges(change);
  const signed = (by: number) => `${by > 0 ? '+' : '−'}${number(Math.abs(by))}`;
  return (
    <span className="mt-0.5 block text-small text-ink-soft">
      {telling.length === 0
        ? say('same')
        : telling.map(({ figure, by }) => say(CHANGES[figure], { amount: signed(by) })).join(', ')}
    </span>
  );
}
