import { foodsPaths } from '@weekbord/contract/foods/paths';
import type { OwnFood } from '@weekbord/domain/foods/read-own-food';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { answer } from '../../../shared/http/call.ts';
import { foodQuery } from '../../../shared/foods/food.ts';

/** Keeps a food of one's own; the same label sent again after a lost answer becomes one food. */
export function useCreateFood() {
  const client = useQueryClient();
  const sent = useRef({ label: '', key: '' });
  return useMutation({
    networkMode: 'always',
    meta: { quiet: true },
    mutationFn: async (food: OwnFood) => {
      const label = JSON.stringify(food);
      if (sent.current.label !== label) sent.current = { label, key: crypto.randomUUID() };
      return answer(foodsPaths.createFood, { body: food }, { idempotencyKey: sent.current.key });
    },
    onSuccess: (food) => {
      client.setQueryData(foodQuery(food.id).queryKey, food);
      void client.invalidateQueries({ queryKey: ['searchFoods'] });
      void client.invalidateQueries({ queryKey: ['searchFoodByBarcode'] });
    },
  });
}
