import type { ItemStatus } from '@weekbord/domain/diary/calendar-items';
import { classes } from '@weekbord/ui/classes';
import { SideScroller } from '@weekbord/ui/side-scroller/side-scroller';
import { CalendarClock, CircleCheck, CookingPot, Flame, type LucideIcon, ScanBarcode } from 'lucide-react';
import { useOffersScan } from '../../../../features/foods/model/use-offers-scan.ts';
import { usePhrases } from '../../../../shared/phrases/use-phrases.ts';

interface LogWaysProps {
  status: ItemStatus;
  onStatus: (status: ItemStatus) => void;
  onScan: () => void;
  onNumbers: () => void;
  onRecipe: () => void;
}

const CHIP =
  'inline-flex min-h-11 shrink-0 select-none whitespace-nowrap items-center gap-2 rounded-full px-3.5 text-small font-semibold transition';

/** Whether the chosen meals were eaten, and the other ways to log. */
export function LogWays({ status, onStatus, onScan, onNumbers, onRecipe }: LogWaysProps) {
  const say = usePhrases('logging');
  const offersScan = useOffersScan();
  const isEaten = status === 'EATEN';
  const StatusIcon = isEaten ? CircleCheck : CalendarClock;
  return (
    <SideScroller label={say('ways')} className="-mx-6 mt-1.5">
      <button
        type="button"
        role="switch"
        aria-checked={isEaten}
        aria-label={say('eaten')}
        onClick={() => onStatus(isEaten ? 'PLANNED' : 'EATEN')}
        className={classes(
          CHIP,
          isEaten ? 'bg-brand-soft text-brand-strong ring-2 ring-inset ring-brand-strong' : 'bg-sunken text-ink',
        )}
      >
        <StatusIcon aria-hidden="true" className="size-5" />
        {say(isEaten ? 'eaten' : 'planned')}
      </button>
      <Way icon={ScanBarcode} label={say(offersScan ? 'scan' : 'barcode')} onPress={onScan} />
      <Way icon={Flame} label={say('quickAdd')} onPress={onNumbers} />
      <Way icon={CookingPot} label={say('recipe')} onPress={onRecipe} />
    </SideScroller>
  );
}

function Way({ icon: Icon, label, onPress }: { icon: LucideIcon; label: string; onPress: () => void }) {
  return (
    <button
      type="button"
      onClick={onPress}
      className={classes(CHIP, 'bg-surface text-ink ring-1 ring-inset ring-line-strong hover:bg-sunken')}
    >
      <Icon aria-hidden="true" className="size-5" />
      {label}
    </button>
  );
}
