import type { Ingredient } from '@weekbord/contract/recipes/models';
import { amountText } from '../../../shared/measures/amount-text.ts';
import { SwappedLine } from './swapped-line.tsx';
import { useAmountManner } from '../../../shared/measures/use-amount-text.ts';

/** What goes in, with amounts as people measure in a kitchen. */
export function IngredientList({ ingredients }: { ingredients: readonly Ingredient[] }) {
  const manner = useAmountManner();
  return (
    <ul className="divide-y divide-line">
      {ingredients.map((line, index) => (
        // Two lines may hold the same food, and a proposal's lines have no ids yet.
        // oxlint-disable-next-line react/no-array-index-key
        <li key={index} className="flex items-baseline gap-4 py-2.5">
          <span className="min-w-0 flex-1">
            <span className="block first-letter:uppercase">{line.name}</span>
            {line.note && <span className="block text-tiny text-ink-soft">{line.note}</span>}
            {line.swapped && <SwappedLine swapped={line.swapped} />}
          </span>
          <span className="max-w-1/2 text-right font-semibold">
            {amountText(line, manner, { hasBarePieces: true })}
          </span>
        </li>
      ))}
    </ul>
  );
}
