import type { ItemOf } from '@weekbord/contract/diary/models';
import { SegmentedControl } from '@weekbord/ui/segmented-control/segmented-control';
import { usePhrases } from '../../../../shared/phrases/use-phrases.ts';

/** Which amounts the ingredients show: those of the whole batch, or of the meal's own plate. */
export type AmountsOf = 'batch' | 'plate';

interface BatchAmountsProps {
  item: ItemOf<'recipemeal'>;
  value: AmountsOf;
  onChange: (value: AmountsOf) => void;
}

/** Switches between the amounts to cook and those on the plate; renders nothing if they are equal. */
export function BatchAmounts({ item: { batch }, value, onChange }: BatchAmountsProps) {
  const say = usePhrases('recipes');
  if (batch === null) return null;
  return (
    <div className="mt-1 mb-2">
      <SegmentedControl
        label={say('batchAmounts')}
        isLabelHidden
        value={value}
        onChange={onChange}
        options={[
          { value: 'batch', label: say('batchToCook') },
          { value: 'plate', label: say('batchPlate') },
        ]}
      />
    </div>
  );
}
