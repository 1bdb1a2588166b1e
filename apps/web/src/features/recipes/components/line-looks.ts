import { CircleCheck, CircleHelp, CircleMinus, CircleX, type LucideIcon } from 'lucide-react';
import type { LineState } from '../model/read-lines.ts';

/** How the state of a line is shown: with an icon and a colour, beside its word. */
export const LINE_LOOKS: Readonly<Record<LineState, Readonly<{ Icon: LucideIcon; chip: string }>>> = {
  matched: { Icon: CircleCheck, chip: 'bg-brand-soft text-brand-strong' },
  unsure: { Icon: CircleHelp, chip: 'bg-warning-soft text-warning' },
  amountless: { Icon: CircleHelp, chip: 'bg-warning-soft text-warning' },
  unmatched: { Icon: CircleX, chip: 'bg-danger-soft text-danger' },
  leftOut: { Icon: CircleMinus, chip: 'bg-sunken text-ink-soft dark:bg-line' },
};
