import type { CalendarItem } from '@weekbord/contract/diary/models';
import { RadioCards } from '@weekbord/ui/radio-cards/radio-cards';
import { useFormat } from '../../../../shared/locale/format.ts';
import { usePhrases } from '../../../../shared/phrases/use-phrases.ts';
import type { PlannedSlot } from '../../model/planned-slots.ts';
import { mealLook } from '../../model/meal-look.ts';

interface SlotPickerProps {
  slots: readonly PlannedSlot[];
  value: PlannedSlot;
  onChange: (slot: PlannedSlot) => void;
}

/** Lets the user choose one of a day's meal moments, each with its current meals. */
export function SlotPicker({ slots, value, onChange }: SlotPickerProps) {
  const say = usePhrases('inspiration');
  const sayDiary = usePhrases('diary');
  const sayMeal = usePhrases('meals');
  const { number } = useFormat();
  const names = (items: readonly CalendarItem[]) =>
    items.map((item) => mealLook(item, sayDiary('quickAdd')).name).join(', ');
  const holds = (items: readonly CalendarItem[]) => {
    const eaten = items.filter(({ status }) => status === 'EATEN');
    const planned = items.filter(({ status, skipped }) => status !== 'EATEN' && !skipped);
    if (eaten.length + planned.length === 0) return say('nothingPlanned');
    return [
      ...(eaten.length > 0 ? [say('alreadyEaten', { names: names(eaten) })] : []),
      ...(planned.length > 0 ? [say('alreadyPlanned', { names: names(planned) })] : []),
    ].join(' ');
  };
  return (
    <div>
      <p aria-hidden="true" className="mb-1.5 text-small font-semibold">
        {say('moment')}
      </p>
      <RadioCards
        label={say('moment')}
        value={String(value.slot.id)}
        onChange={(id) => {
          const chosen = slots.find(({ slot }) => String(slot.id) === id);
          if (chosen) onChange(chosen);
        }}
        options={slots.map(({ slot, moment, items }) => ({
          value: String(slot.id),
          label: sayMeal(moment),
          description: (
            <span className="line-clamp-2">
              {say('slotTarget', { amount: number(slot.kcal) })} · {holds(items)}
            </span>
          ),
        }))}
      />
    </div>
  );
}
