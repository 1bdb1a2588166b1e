import { Spinner } from '@weekbord/ui/spinner/spinner';
import { ChevronRight, type LucideIcon } from 'lucide-react';

/** An action in a menu. */
export interface FurtherAction {
  readonly label: string;
  readonly icon: LucideIcon;
  readonly onPress: () => void;
}

interface ActionRowProps extends FurtherAction {
  text?: string;
  /** Shown while the action is in progress; otherwise absent. */
  busyLabel?: string | undefined;
  opens?: boolean;
}

/** A row of a menu, which performs an action. */
export function ActionRow({ icon: Icon, label, text, busyLabel, opens = false, onPress }: ActionRowProps) {
  return (
    <li>
      <button
        type="button"
        onClick={onPress}
        className="flex min-h-16 w-full items-center gap-4 rounded-control px-3 py-2 text-left transition hover:bg-sunken"
      >
        <span className="grid size-11 shrink-0 max-[16rem]:hidden place-items-center rounded-full bg-brand-soft text-brand-strong">
          {busyLabel === undefined ? <Icon aria-hidden="true" className="size-5.5" /> : <Spinner label={busyLabel} />}
        </span>
        <span className="min-w-0 flex-1 wrap-break-word hyphens-auto">
          <span className="block font-semibold">{label}</span>
          {text !== undefined && <span className="block text-tiny text-ink-soft">{text}</span>}
        </span>
        {opens && <ChevronRight aria-hidden="true" className="size-5 shrink-0 text-ink-soft max-[16rem]:hidden" />}
      </button>
    </li>
  );
}
