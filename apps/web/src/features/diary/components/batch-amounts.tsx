import type { ItemOf } from '@weekbord/contract/diary/models';
import { SegmentedControl } from '@weekbord/ui/segmented-control/segmented-control';
import { usePhrases } from '../../../shared/phrases/use-phrases.ts';

/** Of which amounts the ingredients are: all that is cooked at once, or the meal's own plate. */
export type AmountsOf = 'batch' | 'plate';

interface BatchAmountsProps {
  item: ItemOf<'recipemeal'>;
  value: AmountsOf;
  onChange: (value: AmountsOf) => void;
}

/** Chooses between the amounts to cook and those on the plate; nothing where they are the same. */
export function BatchAmounts({ item: { id, batch }, value, onChange }: BatchAmountsProps) {
  const say = usePhrases('recipes');
  const sayShared = usePhrases('shared');
  if (batch === null) return null;
  const inPortions = (count: number) => sayShared('portions', { count });
  const own = batch.meals.find((meal) => meal.id === id)?.portions ?? 1;
  return (
    <div className="mt-1 mb-2">
      <SegmentedControl
        label={say('batchAmounts')}
        isLabelHidden
        value={value}
        onChange={onChange}
        options={[
          { value: 'batch', label: say('batchToCook', { portions: inPortions(batch.portions) }) },
          { value: 'plate', label: say('batchPlate', { portions: inPortions(own) }) },
        ]}
      />
    </div>
  );
}
