import { lazyPart } from '@weekbord/ui/lazy-part/lazy-part';
import { Suspense } from 'react';
import { loadPhrases } from '../../../../shared/phrases/use-phrases.ts';
import type { CookingModeProps } from './cooking-mode.tsx';

/** Preloads cooking mode, so that it opens immediately. */
export async function loadCooking() {
  const [{ CookingMode }] = await Promise.all([import('./cooking-mode.tsx'), loadPhrases('cooking')]);
  return CookingMode;
}

const CookingMode = lazyPart(loadCooking);

/** Cooking mode, loaded when it is opened. */
export function Cooking(props: CookingModeProps) {
  return (
    <Suspense>
      <CookingMode {...props} />
    </Suspense>
  );
}
