import type { Ingredient } from '@weekbord/contract/recipes/models';
import { IconButton } from '@weekbord/ui/icon-button/icon-button';
import { ArrowRightLeft } from 'lucide-react';
import { amountText } from '../../../shared/measures/amount-text.ts';
import { SwappedLine } from './swapped-line.tsx';
import { useAmountManner } from '../../../shared/measures/use-amount-text.ts';
import { usePhrases } from '../../../shared/phrases/use-phrases.ts';

/** Puts another food in the place of an ingredient, and the former one back. */
export interface IngredientSwapping {
  readonly onSwap: (line: Ingredient) => void;
  readonly onPutBack: (line: Ingredient) => void;
}

interface IngredientListProps {
  ingredients: readonly Ingredient[];
  /** Left out, nothing can be swapped. */
  swapping?: IngredientSwapping | undefined;
}

/** What goes in, with amounts as people measure in a kitchen. */
export function IngredientList({ ingredients, swapping }: IngredientListProps) {
  const say = usePhrases('recipes');
  const manner = useAmountManner();
  return (
    <ul className="divide-y divide-line">
      {inRows(ingredients).map(([line, ...more], index) => (
        // Two lines may hold the same food, and a proposal's lines have no ids yet.
        // oxlint-disable-next-line react/no-array-index-key
        <li key={index} className={swapping ? 'flex items-center gap-3 py-1' : 'flex items-baseline gap-4 py-2.5'}>
          <div className="min-w-0 flex-1">
            <span className="block first-letter:uppercase">{line.name}</span>
            {line.note && <span className="block text-tiny text-ink-soft">{line.note}</span>}
            {line.swapped && (
              <SwappedLine swapped={line.swapped} onPutBack={swapping && (() => swapping.onPutBack(line))} />
            )}
          </div>
          <span className="max-w-1/2 text-right font-semibold">
            {[line, ...more].map((each) => amountText(each, manner, { hasBarePieces: true })).join(' + ')}
          </span>
          {swapping && line.id !== null && (
            <IconButton
              label={say('swapNamed', { name: line.name })}
              aria-haspopup="dialog"
              icon={<ArrowRightLeft aria-hidden="true" className="size-4.5 text-ink-soft" />}
              onClick={() => swapping.onSwap(line)}
              className="-mr-2.5"
            />
          )}
        </li>
      ))}
    </ul>
  );
}

/** The same food one after the other, in other measures, is one row, unless each is a line of its own to change. */
function inRows(lines: readonly Ingredient[]): [Ingredient, ...Ingredient[]][] {
  const rows: [Ingredient, ...Ingredient[]][] = [];
  for (const line of lines) {
    const row = rows.at(-1);
    const isSame = row?.[0].suggested_serving.food === line.suggested_serving.food && row[0].note === line.note;
    if (row !== undefined && isSame && line.id === null) row.push(line);
    else rows.push([line]);
  }
  return rows;
}
