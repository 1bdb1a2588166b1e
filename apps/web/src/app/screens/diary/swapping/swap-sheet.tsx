import type { Ingredient } from '@weekbord/contract/recipes/models';
import { useQuery } from '@tanstack/react-query';
import { Button } from '@weekbord/ui/button/button';
import { EmptyState } from '@weekbord/ui/empty-state/empty-state';
import { Notice } from '@weekbord/ui/notice/notice';
import { Sheet } from '@weekbord/ui/sheet/sheet';
import { Search } from 'lucide-react';
import { useState } from 'react';
import { FoodSkeletons } from '../../../../features/foods/components/food-skeletons.tsx';
import { ingredientSwapsQuery } from '../../../../features/planner/api/ingredient-swaps.ts';
import { SwapList } from '../../../../features/planner/components/swap-list.tsx';
import { LoadError } from '../../../../shared/alerts/load-error.tsx';
import { sentenceCase } from '../../../../shared/foods/sentence-case.ts';
import { useAmountText } from '../../../../shared/measures/use-amount-text.ts';
import { usePhrases } from '../../../../shared/phrases/use-phrases.ts';
import { SwapSearch } from './swap-search.tsx';

/** The amount of a food that replaces an ingredient. */
export type ChosenSwap = Readonly<{ name: string; servingId: number; quantity: number }>;

interface SwapSheetProps {
  line: Ingredient & Readonly<{ id: number }>;
  onChoose: (swap: ChosenSwap) => void;
  onClose: () => void;
}

/** Replacements for an ingredient of a planned meal: suggestions, or any food. */
export function SwapSheet({ line, onChoose, onClose }: SwapSheetProps) {
  const say = usePhrases('swapping');
  const sayShared = usePhrases('shared');
  const amountText = useAmountText();
  const [isSearching, setSearching] = useState(false);
  const swaps = useQuery(ingredientSwapsQuery(line));
  return (
    <Sheet
      title={sentenceCase(say('title', { name: line.name }))}
      closeLabel={sayShared('close')}
      onClose={onClose}
      footer={
        <Button
          tone="secondary"
          isWide
          icon={<Search aria-hidden="true" className="size-5" />}
          aria-haspopup="dialog"
          onClick={() => setSearching(true)}
        >
          {say('another')}
        </Button>
      }
    >
      {swaps.data === undefined ? (
        swaps.isError ? (
          <LoadError error={swaps.error} onRetry={() => void swaps.refetch()} />
        ) : swaps.fetchStatus === 'paused' ? (
          <Notice tone="plain">{say('offline')}</Notice>
        ) : (
          <FoodSkeletons />
        )
      ) : swaps.data.length === 0 ? (
        <EmptyState title={say('none')} text={say('noneText')} />
      ) : (
        <>
          <p className="mb-2 text-small text-ink-soft">{say('intro', { amount: amountText(line) })}</p>
          <SwapList
            swaps={swaps.data}
            onChoose={({ food, suggested_serving: serving, quantity }) =>
              onChoose({ name: food.name, servingId: serving.id, quantity })
            }
          />
        </>
      )}
      {isSearching && <SwapSearch line={line} onChoose={onChoose} onClose={() => setSearching(false)} />}
    </Sheet>
  );
}
