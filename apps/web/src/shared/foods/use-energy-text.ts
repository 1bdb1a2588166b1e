import { useFormat } from '../locale/format.ts';
import { usePhrases } from '../phrases/use-phrases.ts';

interface Measured {
  readonly per_100g: Readonly<{ kcal: number | null }>;
  readonly by_volume: boolean;
}

/**
 * Returns a formatter that gives the energy of 100 g or ml of a food, or says that it is unknown. Requires the phrases
 * of the area 'forms'.
 */
export function useEnergyText(): (food: Measured) => string {
  const say = usePhrases('forms');
  const { number } = useFormat();
  return ({ per_100g: { kcal }, by_volume: byVolume }) =>
    kcal === null ? say('kcalUnknown') : say('perHundred', { kcal: number(kcal), unit: byVolume ? 'ml' : 'g' });
}
