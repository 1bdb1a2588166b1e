import { usePhrases } from '../phrases/use-phrases.ts';
import { QUICK_MINUTES, type RecipeChip } from './recipe-chips.ts';

/** Returns a formatter for a chip's name: 'Up to 15 min'. */
export function useChipText(): (chip: RecipeChip) => string {
  const say = usePhrases('choosing');
  return (chip) => (chip === 'quick' ? say('quick', { minutes: QUICK_MINUTES }) : say(chip));
}
