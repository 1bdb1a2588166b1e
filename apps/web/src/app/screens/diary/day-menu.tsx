import { Dialog } from '@weekbord/ui/dialog/dialog';
import { usePhrases } from '../../../shared/phrases/use-phrases.ts';
import { ActionRow, type FurtherAction } from './action-row.tsx';

interface DayMenuProps {
  actions: readonly FurtherAction[];
  onClose: () => void;
}

/** What can be done with a day now and then; it closes before it is done. */
export function DayMenu({ actions, onClose }: DayMenuProps) {
  const say = usePhrases('diary');
  const sayShared = usePhrases('shared');
  return (
    <Dialog isOpen title={say('dayMenu')} closeLabel={sayShared('close')} size="small" onClose={onClose}>
      <ul className="-mx-3 grid grid-cols-[minmax(0,1fr)]">
        {actions.map(({ label, icon, onPress }) => (
          <ActionRow
            key={label}
            icon={icon}
            label={label}
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
