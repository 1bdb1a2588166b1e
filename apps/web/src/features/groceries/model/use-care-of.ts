import { usePhrases } from '../../../shared/phrases/use-phrases.ts';
import { useCurrentUser } from '../../../shared/session/current-user.ts';
import type { GroceryItem } from './aisles.ts';

/** What the person minds when an item is bought, in words; undefined where there is nothing to mind. */
export type CareOf = (
  item: Pick<GroceryItem, 'is_meat' | 'reads_label_for_gluten' | 'is_plant_dairy'>,
) => string | undefined;

/** Meat is chosen halal by who eats so, the labels of made-up products are read by who eats no gluten, and who takes no milk has its calcium from what is drunk in its place. */
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
