import { Sheet } from '@weekbord/ui/sheet/sheet';
import type { ReactNode } from 'react';
import { usePhrases } from '../../../shared/phrases/use-phrases.ts';
import type { ChosenFood, SlotChoice } from '../model/chosen-food.ts';
import type { PickerPlace } from '../model/picker-place.ts';

interface FoodPickerProps {
  /**
   * Takes what was chosen. The picker stays, and goes back to its search once the promise is kept; a broken promise
   * keeps everything as it was typed.
   */
  onChoose: (chosen: ChosenFood) => Promise<unknown>;
  onClose: () => void;
  title: string;
  /** What the button that chooses says. */
  chooseLabel: (slot: SlotChoice | undefined) => string;
  /** Slots to choose from, and the one that is chosen at first. */
  slots?: readonly SlotChoice[];
  slotId?: number;
  /** Stands below, such as what has been chosen so far. */
  footer?: ReactNode;
  /** Where the picker is, for an owner that keeps it in the address; left out, it remembers by itself. */
  place?: PickerPlace;
  onMove?: (place: PickerPlace, manner: 'forward' | 'back' | 'replace') => void;
}

/** Finds a food by name, by barcode or by making it, and asks how much of it. */
export function FoodPicker({ onClose, title }: FoodPickerProps) {
  const sayShared = usePhrases('shared');
  return (
    <Sheet title={title} closeLabel={sayShared('close')} onClose={onClose}>
      {null}
    </Sheet>
  );
}
