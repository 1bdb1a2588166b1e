import { usePhrases } from '../../../shared/phrases/use-phrases.ts';
import { useCurrentUser } from '../../../shared/session/current-user.ts';
import type { GroceryItem } from './aisles.ts';

/** Returns what the person has to watch for when buying an item, in words; undefined if nothing. */
export type CareOf = (
  item: Pick<GroceryItem, 'is_meat' | 'reads_label_for_gluten' | 'is_plant_dairy'>,
) => string | undefined;

/**
 * Halal eaters need halal meat, people who avoid gluten have to read the labels of processed products, and people who
 * avoid milk get their calcium from what they drink instead.
 */
export function useCareOf(): CareOf {
  const say = usePhrases('groceries');
  const intake = useCurrentUser().intake;
  return ({ is_meat: isMeat, reads_label_for_gluten: isRead, is_plant_dairy: isPlantDairy }) => {
    const cares = [
      isMeat && intake?.diet === 'HALAL' ? say('halal') : '',
      isRead && intake?.food_intolerances_gluten === true ? say('glutenOnLabel') : '',
      isPlantDairy && (intake?.diet === 'VEGAN' || intake?.food_intolerances_lactose === true) ? say('fortified') : '',
    ].filter((care) => care !== '');
    return cares.length === 0 ? undefined : cares.join(', ');
  };
}
