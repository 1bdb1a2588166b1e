import { Button } from '@weekbord/ui/button/button';
import { ChipChoice } from '@weekbord/ui/chip-choice/chip-choice';
import { Dialog } from '@weekbord/ui/dialog/dialog';
import { useState } from 'react';
import { usePhrases } from '../../../../shared/phrases/use-phrases.ts';
import { useTimeText } from './use-time-text.ts';
import {
  countFilters,
  type InspirationFilters,
  MEAL_TYPE_CHOICES,
  mealTypesOf,
  TIME_CHOICES,
  withMealTypes,
  withoutDetails,
  withTime,
} from '../../model/inspiration-filters.ts';

interface FiltersDialogProps {
  filters: InspirationFilters;
  onChange: (filters: InspirationFilters) => void;
  onClose: () => void;
}

/** The recipe filters for meals and minutes, applied when the list is shown. */
export function FiltersDialog({ filters, onChange, onClose }: FiltersDialogProps) {
  const say = usePhrases('inspiration');
  const sayShared = usePhrases('shared');
  const [chosen, setChosen] = useState(filters);
  const { time } = chosen;
  const timeText = useTimeText();
  return (
    <Dialog
      isOpen
      title={say('filters')}
      closeLabel={sayShared('close')}
      onClose={onClose}
      footer={
        <div className="flex gap-3">
          <Button
            tone="secondary"
            isDisabled={countFilters(chosen) === 0}
            onClick={() => setChosen(withoutDetails(chosen))}
          >
            {say('clearAll')}
          </Button>
          <Button className="flex-1" onClick={() => onChange(chosen)}>
            {say('showRecipes')}
          </Button>
        </div>
      }
    >
      <div className="grid gap-6">
        <ChipChoice
          label={say('meals')}
          kind="many"
          values={mealTypesOf(chosen)}
          options={MEAL_TYPE_CHOICES.map((value) => ({ value, label: say(value) }))}
          onChange={(mealTypes) => setChosen(withMealTypes(chosen, mealTypes))}
        />
        <ChipChoice
          label={say('time')}
          hint={say('timeHint')}
          kind="one"
          values={[time ?? 'ALL']}
          options={(['ALL', ...TIME_CHOICES] as const).map((value) => ({ value, label: timeText(value) }))}
          onChange={([value = 'ALL']) => setChosen(withTime(chosen, value))}
        />
      </div>
    </Dialog>
  );
}
