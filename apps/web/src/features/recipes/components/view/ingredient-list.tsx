import type { Ingredient } from '@weekbord/contract/recipes/models';
import { classes } from '@weekbord/ui/classes';
import { IconButton } from '@weekbord/ui/icon-button/icon-button';
import { ArrowRightLeft } from 'lucide-react';
import type { CSSProperties } from 'react';
import { usePhrases } from '../../../../shared/phrases/use-phrases.ts';
import { ingredientListHeight } from '../../model/ingredient-list-height.ts';
import { ingredientRows } from '../../model/ingredient-rows.ts';
import { SwappedLine } from './swapped-line.tsx';
import { useRowAmount } from '../own/use-row-amount.ts';

/** Replaces an ingredient with another food, and restores the previous one. */
export interface IngredientSwapping {
  readonly onSwap: (line: Ingredient) => void;
  readonly onPutBack: (line: Ingredient) => void;
}

interface IngredientListProps {
  ingredients: readonly Ingredient[];
  /** If left out, ingredients cannot be swapped. */
  swapping?: IngredientSwapping | undefined;
}

/** The ingredients, in kitchen measures. */
export function IngredientList({ ingredients, swapping }: IngredientListProps) {
  const say = usePhrases('recipes');
  const amount = useRowAmount();
  const rows = ingredientRows(ingredients);
  const height = { '--list-height': `${ingredientListHeight(rows.length)}px` } as CSSProperties;
  return (
    <ul
      style={height}
      className="divide-y divide-line rail:max-h-(--list-height) rail:overflow-y-auto print:max-h-none print:overflow-visible"
    >
      {rows.map((row, index) => {
        const [line] = row;
        return (
          // Two lines may contain the same food, and a proposal's lines have no ids yet.
          // oxlint-disable-next-line react/no-array-index-key
          <li
            key={index}
            className={classes('flex flex-wrap gap-x-3', swapping ? 'items-center py-1' : 'items-baseline py-2.5')}
          >
            <div className="min-w-[min(100%,6rem)] flex-1 wrap-break-word hyphens-auto">
              <span className="block first-letter:uppercase">{line.name}</span>
              {line.note && <span className="block text-tiny text-ink-soft">{line.note}</span>}
              {line.swapped && (
                <SwappedLine swapped={line.swapped} onPutBack={swapping && (() => swapping.onPutBack(line))} />
              )}
            </div>
            <span className="ml-auto flex max-w-[max(50%,min(100%,11rem))] items-center gap-3">
              <span className="min-w-0 text-right font-semibold">{amount(row)}</span>
              {swapping && line.id !== null && (
                <IconButton
                  label={say('swapNamed', { name: line.name })}
                  aria-haspopup="dialog"
                  icon={<ArrowRightLeft aria-hidden="true" className="size-4.5 text-ink-soft" />}
                  onClick={() => swapping.onSwap(line)}
                  className="-mr-2.5"
                />
              )}
            </span>
          </li>
        );
      })}
    </ul>
  );
}
