import { recipesPaths } from '@weekbord/contract/recipes/paths';
import { useMutation } from '@tanstack/react-query';
import { useRef } from 'react';
import { answer } from '../../../shared/http/call.ts';
import type { RecipeSource } from '../model/recipe-source.ts';

/** Makes a draft of a recipe from elsewhere; nothing is stored. `cancel` leaves the reading without an answer. */
export function useReadRecipe() {
  const underWay = useRef<AbortController>(null);
  const reading = useMutation({
    networkMode: 'always',
    meta: { quiet: true },
    mutationFn: (source: RecipeSource) => {
      underWay.current = new AbortController();
      const body = { [source.kind]: source.value };
      return answer(recipesPaths.readRecipe, { body }, { signal: underWay.current.signal });
    },
  });
  const cancel = () => {
    underWay.current?.abort();
    reading.reset();
  };
  return { ...reading, cancel };
}
