import { RECIPE_SORTS } from '@weekbord/domain/recipes/list/recipe-filters';
import { Chip, ChipRow, ChipSelect } from '@weekbord/ui/chip-row/chip-row';
import { ArrowUpDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { usePhrases } from '../phrases/use-phrases.ts';
import { useCurrentUser } from '../session/current-user.ts';
import { type ChipFilters, chipsFor, withChip, withSort } from './recipe-chips.ts';
import { useChipText } from './use-chip-text.ts';

interface RecipeChipRowProps<Filters extends ChipFilters> {
  filters: Filters;
  onChange: (filters: Filters) => void;
  /** Whether the person may have custom recipes. */
  mayHaveOwn: boolean;
  /** Additional filters, shown after the chips. */
  more?: ReactNode;
  className?: string;
}

/** Sort and filter chips for a recipe list, each applied with one tap. */
export function RecipeChipRow<Filters extends ChipFilters>({
  filters,
  onChange,
  mayHaveOwn,
  more,
  className,
}: RecipeChipRowProps<Filters>) {
  const say = usePhrases('choosing');
  const chipText = useChipText();
  const user = useCurrentUser();
  return (
    <ChipRow label={say('chips')} className={className}>
      <ChipSelect
        label={say('sort')}
        icon={<ArrowUpDown aria-hidden="true" className="size-4" />}
        value={filters.sort ?? 'BEST_FIT'}
        usual="BEST_FIT"
        options={RECIPE_SORTS.map((value) => ({ value, label: say(value) }))}
        onChange={(sort) => onChange(withSort(filters, sort))}
      />
      {chipsFor(user.intake?.diet, mayHaveOwn).map((chip) => (
        <Chip key={chip} isOn={filters[chip] === true} onPress={() => onChange(withChip(filters, chip))}>
          {chipText(chip)}
        </Chip>
      ))}
      {more}
    </ChipRow>
  );
}
