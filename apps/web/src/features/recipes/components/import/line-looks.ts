import { CircleCheck, CircleHelp, CircleMinus, CircleX, type LucideIcon } from 'lucide-react';
import type { LineState } from '../../model/read-lines.ts';

/**
 * How the state of a line is shown: with an icon and a colour next to its word; a state that needs attention has a
 * background.
 */
export const LINE_LOOKS: Readonly<Record<LineState, Readonly<{ Icon: LucideIcon; text: string; ground: string }>>> = {
  matched: { Icon: CircleCheck, text: 'text-brand-strong', ground: '' },
  unsure: { Icon: CircleHelp, text: 'text-warning', ground: 'bg-warning-soft' },
  amountless: { Icon: CircleHelp, text: 'text-warning', ground: 'bg-warning-soft' },
  unmatched: { Icon: CircleX, text: 'text-danger', ground: 'bg-danger-soft' },
  leftOut: { Icon: CircleMinus, text: 'text-ink-soft', ground: 'bg-sunken dark:bg-line' },
};
