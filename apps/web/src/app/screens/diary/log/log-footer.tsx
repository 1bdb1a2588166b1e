import { Button } from '@weekbord/ui/button/button';
import { type Selection, totalEnergy } from '../../../../features/diary/model/log-selection.ts';
import { useFigures } from '../../../../features/diary/components/day/use-figures.ts';
import { usePhrases } from '../../../../shared/phrases/use-phrases.ts';

interface LogFooterProps {
  selection: Selection;
  isBusy: boolean;
  onLog: () => void;
}

/** The total of the selection, and the button that logs it. */
export function LogFooter({ selection, isBusy, onLog }: LogFooterProps) {
  const say = usePhrases('logging');
  const send = () => {
    // If an amount is invalid as typed, the field gets the focus, because the previous amount must not be logged.
    const faulty = document.querySelector<HTMLElement>('[role="dialog"] [aria-invalid="true"]');
    if (faulty) faulty.focus();
    else onLog();
  };
  const energy = useFigures().short(totalEnergy(selection));
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <p role="status" className="min-w-24 flex-1 font-bold">
        {say('total', { count: selection.length, energy })}
      </p>
      <Button isBusy={isBusy} onClick={send} className="min-w-32">
        {say('log')}
      </Button>
    </div>
  );
}
