import type { Ingredient } from '@weekbord/contract/recipes/models';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { ConfirmDialog } from '@weekbord/ui/confirm-dialog/confirm-dialog';
import { useState } from 'react';
import { FoodPicker } from '../../../../features/foods/components/food-picker.tsx';
import { usePickerPlace } from '../../../../features/foods/model/use-picker-place.ts';
import { type IngredientSwap, ingredientSwapQuery } from '../../../../features/planner/api/ingredient-swaps.ts';
import { usePhrases } from '../../../../shared/phrases/use-phrases.ts';
import type { ChosenSwap } from './swap-sheet.tsx';

const BREAKS = { diet: 'breaksDiet', intolerance: 'breaksIntolerance', avoided: 'breaksAvoided' } as const;

interface SwapSearchProps {
  line: Ingredient & Readonly<{ id: number }>;
  onChoose: (swap: ChosenSwap) => void;
  onClose: () => void;
}

/** Lets the user pick any food instead of an ingredient; asks for confirmation if it breaks one of their rules. */
export function SwapSearch({ line, onChoose, onClose }: SwapSearchProps) {
  const say = usePhrases('swapping');
  const client = useQueryClient();
  const [place, move] = usePickerPlace();
  const [asked, setAsked] = useState<ChosenSwap & Pick<IngredientSwap, 'breaks'>>();
  const food = place.step === 'amount' ? place.food : 0;
  const kept = useQuery({ ...ingredientSwapQuery(line.id, food), enabled: place.step === 'amount' });
  const [swap] = kept.data ?? [];
  return (
    <>
      <FoodPicker
        title={say('searchTitle', { name: line.name })}
        chooseLabel={() => say('use')}
        place={place}
        onMove={move}
        onClose={onClose}
        start={swap && { servingId: swap.suggested_serving.id, quantity: swap.quantity }}
        onChoose={async (chosen) => {
          const [known] = await client.fetchQuery(ingredientSwapQuery(line.id, chosen.food.id));
          const made = { name: chosen.food.name, servingId: chosen.serving.id, quantity: chosen.quantity };
          const breaks = known?.breaks ?? [];
          if (breaks.length === 0) onChoose(made);
          else setAsked({ ...made, breaks });
        }}
      />
      {asked && (
        <ConfirmDialog
          isOpen
          title={say('breaksTitle', { name: asked.name })}
          text={asked.breaks.map((rule) => (
            <p key={rule}>{say(BREAKS[rule])}</p>
          ))}
          confirmLabel={say('useAnyway')}
          cancelLabel={say('chooseOther')}
          onConfirm={() => onChoose(asked)}
          onClose={() => setAsked(undefined)}
        />
      )}
    </>
  );
}
