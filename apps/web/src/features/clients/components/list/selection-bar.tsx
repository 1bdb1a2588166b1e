import { Button } from '@weekbord/ui/button/button';
import { usePhrases } from '../../../../shared/phrases/use-phrases.ts';

interface SelectionBarProps {
  count: number;
  /** Selects all clients that match the filter, if the page does not show all of them. */
  all: Readonly<{ count: number; isBusy: boolean; onSelect: () => void }> | null;
  onGivePlan: () => void;
  onGiveWeek: () => void;
  onClear: () => void;
}

/** The actions on the selected clients; stays at the bottom of the screen. */
export function SelectionBar({ count, all, onGivePlan, onGiveWeek, onClear }: SelectionBarProps) {
  const say = usePhrases('clients');
  return (
    <section
      aria-label={say('selection')}
      data-bottom-bar
      className="sticky bottom-[calc(4.5rem+env(safe-area-inset-bottom))] z-20 flex flex-wrap items-center gap-x-3 gap-y-2 rounded-card bg-surface px-4 py-3 shadow-raised ring-1 ring-line rail:bottom-4 low:static"
    >
      <p role="status" className="mr-auto font-semibold">
        {say('selected', { count })}
      </p>
      {all && (
        <Button tone="quiet" size="medium" isBusy={all.isBusy} onClick={all.onSelect}>
          {say('selectAll', { count: all.count })}
        </Button>
      )}
      <Button tone="quiet" size="medium" onClick={onClear}>
        {say('clearSelection')}
      </Button>
      <Button tone="secondary" size="medium" aria-haspopup="dialog" onClick={onGiveWeek}>
        {say('giveWeek')}
      </Button>
      <Button size="medium" aria-haspopup="dialog" onClick={onGivePlan}>
        {say('givePlan')}
      </Button>
    </section>
  );
}
