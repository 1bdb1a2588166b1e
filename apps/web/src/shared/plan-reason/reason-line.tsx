import type { ShownReason } from '@weekbord/contract/diary/models';
import { classes } from '@weekbord/ui/classes';
import { Sparkles } from 'lucide-react';

/** Why a meal was planned or proposed, in one quiet line; renders nothing without a reason. */
export function ReasonLine({ reason, className }: { reason: ShownReason | null | undefined; className?: string }) {
  if (!reason) return null;
  return (
    <span className={classes('flex items-start gap-1 text-tiny text-ink-soft', className)}>
      <Sparkles aria-hidden="true" className="mt-px size-3.5 shrink-0 text-brand-strong" />
      <span className="min-w-0">{reason.detail}</span>
    </span>
  );
}
