import { useFormat } from '../locale/format.ts';
import { usePhrases } from '../phrases/use-phrases.ts';

/** Writes the energy of 100 g of a food, or that it is unknown. Needs the phrases of forms. */
export function useEnergyText(): (food: Readonly<{ per_100g: Readonly<{ kcal: number | null }> }>) => string {
  const say = usePhrases('forms');
  const { number } = useFormat();
  return ({ per_100g: { kcal } }) => (kcal === null ? say('kcalUnknown') : say('perHundred', { kcal: number(kcal) }));
}
