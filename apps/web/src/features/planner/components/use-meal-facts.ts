import type { CalendarItem } from '@weekbord/contract/diary/models';
import { useFormat } from '../../../shared/locale/format.ts';
import { amountText } from '../../../shared/measures/amount-text.ts';
import { usePhrases } from '../../../shared/phrases/use-phrases.ts';
import { useCurrentUser } from '../../../shared/session/current-user.ts';
import { useFigures } from './use-figures.ts';

/** Decimals that an amount on the grid of 0.05 needs. */
const AMOUNT_DECIMALS = 2;

/** Writes an amount of a food exactly as the person chose it. */
export function useAmountText() {
  const say = usePhrases('planner');
  const { number } = useFormat();
  const isImperial = useCurrentUser().intake?.uses_imperial_measurements_for_recipes === true;
  const manner = { number, isImperial, ounces: say('ounces'), fluidOunces: say('fluidOunces') };
  return (line: Parameters<typeof amountText>[0]) => amountText(line, manner, { decimals: AMOUNT_DECIMALS });
}

/** What a row says of a meal beside its name. */
export function useMealFacts(): (item: CalendarItem) => readonly string[] {
  const say = usePhrases('planner');
  const figures = useFigures();
  const amount = useAmountText();
  return (item) => {
    const { kcal, protein } = item.meal;
    const energy = say('kcal', { amount: figures.single(kcal) });
    const proteins = say('proteinShort', { amount: figures.single(protein) });
    switch (item.content_type) {
      case 'recipemeal': {
        const { portions, recipe_template: recipe } = item.meal;
        const minutes = recipe.preparation_time_min;
        const count = portions > 1 ? [say('portions', { count: portions })] : [];
        return [energy, proteins, ...count, ...(minutes ? [say('minutes', { amount: minutes })] : [])];
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
