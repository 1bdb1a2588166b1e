import { Dialog } from '@weekbord/ui/dialog/dialog';
import { Switch } from '@weekbord/ui/switch/switch';
import { usePhrases } from '../../../../shared/phrases/use-phrases.ts';

const KEYS = [
  { keys: ['T'], does: 'today' },
  { keys: ['←', '→'], does: 'day' },
  { keys: ['N'], does: 'add' },
  { keys: ['/'], does: 'find' },
  { keys: ['?'], does: 'list' },
] as const;

interface KeysDialogProps {
  /** How far the arrow keys move. */
  step: 'day' | 'week';
  isOn: boolean;
  onTurn: (isOn: boolean) => void;
  onClose: () => void;
}

/**
 * Lists the diary's keyboard shortcuts, and turns them on or off, because users of speech control may want them off.
 */
export function KeysDialog({ step, isOn, onTurn, onClose }: KeysDialogProps) {
  const say = usePhrases('keys');
  const sayDiary = usePhrases('diary');
  const sayShared = usePhrases('shared');
  return (
    <Dialog isOpen onClose={onClose} title={sayDiary('shortcuts')} closeLabel={sayShared('close')} size="small">
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-5 gap-y-2.5">
        {KEYS.map(({ keys, does }) => (
          <div key={does} className="contents">
            <dt className="flex gap-1.5">
              {keys.map((key) => (
                <kbd
                  key={key}
                  className="grid size-9 place-items-center rounded-lg border-b-2 border-line-strong bg-sunken font-sans text-small font-bold"
                >
                  {key}
                </kbd>
              ))}
            </dt>
            <dd className="text-small">{say(does === 'day' ? step : does)}</dd>
          </div>
        ))}
      </dl>
      <div className="mt-4 border-t border-line pt-3">
        <Switch isOn={isOn} onChange={onTurn}>
          <span className="block text-small font-semibold">{say('use')}</span>
        </Switch>
      </div>
    </Dialog>
  );
}
