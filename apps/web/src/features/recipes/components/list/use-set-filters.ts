import { usePhrases } from '../../../../shared/phrases/use-phrases.ts';
import { chipsOf, withChip } from '../../../../shared/recipe-chips/recipe-chips.ts';
import { useChipText } from '../../../../shared/recipe-chips/use-chip-text.ts';
import { type InspirationFilters, mealTypesOf, withMealTypes, withTime } from '../../model/inspiration-filters.ts';
import { useTimeText } from './use-time-text.ts';

interface SetFilter {
  readonly label: string;
  readonly isChip: boolean;
  /** The filters without this one. */
  readonly without: InspirationFilters;
}

/** The active filters except the search, by name. */
export function useSetFilters(filters: InspirationFilters): readonly SetFilter[] {
  const say = usePhrases('inspiration');
  const chipText = useChipText();
  const timeText = useTimeText();
  const { time } = filters;
  const mealTypes = mealTypesOf(filters);
  return [
    ...chipsOf(filters).map((chip) => ({ label: chipText(chip), isChip: true, without: withChip(filters, chip) })),
    ...mealTypes.map((type) => ({
      label: say(type),
      isChip: false,
      without: withMealTypes(
        filters,
        mealTypes.filter((one) => one !== type),
      ),
    })),
    ...(time ? [{ label: timeText(time), isChip: false, without: withTime(filters, 'ALL') }] : []),
  ];
}
