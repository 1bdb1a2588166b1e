import { Dialog } from '@weekbord/ui/dialog/dialog';
import { CalendarPlus, CopyPlus, Printer, TrendingUp, Wrench } from 'lucide-react';
import { usePhrases } from '../../../shared/phrases/use-phrases.ts';
import { ActionRow } from './action-row.tsx';

const ICONS = {
  addWeight: TrendingUp,
  repairWeek: Wrench,
  copyDay: CopyPlus,
  templates: CalendarPlus,
  printWeek: Printer,
} as const;

/** What can be done with a day, by its phrase, and how it begins. */
export type OfferedAction = readonly [keyof typeof ICONS, () => void];

interface DayMenuProps {
  actions: readonly OfferedAction[];
  onClose: () => void;
}

/** What can be done with a day now and then; it closes before it is done. */
export function DayMenu({ actions, onClose }: DayMenuProps) {
  const say = usePhrases('diary');
  const sayShared = usePhrases('shared');
  return (
    <Dialog isOpen title={say('dayMenu')} closeLabel={sayShared('close')} size="small" onClose={onClose}>
      <ul className="-mx-3 grid grid-cols-[minmax(0,1fr)]">
        {actions.map(([name, onPress]) => (
          <ActionRow
            key={name}
            icon={ICONS[name]}
            label={say(name)}
            onPress={() => {
              onClose();
              onPress();
            }}
          />
        ))}
      </ul>
    </Dialog>
  );
}
