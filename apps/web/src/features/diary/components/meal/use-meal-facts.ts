import type { CalendarItem } from '@weekbord/contract/diary/models';
import { REHEATING_MINUTES } from '@weekbord/domain/recipes/directions/preparation-time';
import { useFormat } from '../../../../shared/locale/format.ts';
import { useAmountText } from '../../../../shared/measures/use-amount-text.ts';
import { useMinutesText } from '../../../../shared/measures/use-minutes-text.ts';
import { usePhrases } from '../../../../shared/phrases/use-phrases.ts';

/** Returns a formatter for the facts that a row shows next to a meal's name. */
export function useMealFacts(): (item: CalendarItem) => readonly string[] {
  const say = usePhrases('diary');
  const sayShared = usePhrases('shared');
  const { figure } = useFormat();
  const amount = useAmountText();
  const minutesText = useMinutesText();
  return (item) => {
    const { kcal, protein } = item.meal;
    const energy = say('kcal', { amount: figure(kcal) });
    const proteins = say('proteinShort', { amount: figure(protein) });
    switch (item.content_type) {
      case 'recipemeal': {
        const { portions, recipe_template: recipe } = item.meal;
        const minutes =
          item.leftover_of === null ? minutesText.total(recipe) : sayShared('minutes', { count: REHEATING_MINUTES });
        const count = portions > 1 ? [sayShared('portions', { count: portions })] : [];
        return [energy, proteins, ...count, ...(minutes ? [minutes] : [])];
      }
      case 'singlefoodmeal': {
        const { brand_name: brand, ingredient } = item.meal;
        return [...(brand ? [brand] : []), amount(ingredient), energy, proteins];
      }
      case 'quickaddmeal':
        return protein === null ? [energy] : [energy, proteins];
    }
  };
}
