import { Card } from '@weekbord/ui/card/card';
import { classes } from '@weekbord/ui/classes';
import { ProgressBar } from '@weekbord/ui/progress-bar/progress-bar';
import type { ReactNode } from 'react';
import { DishPicture } from '../../../shared/dish-picture/dish-picture.tsx';
import { fixedPicture } from '../../../shared/dish-picture/fixed-pictures.ts';
import { usePhrases } from '../../../shared/phrases/use-phrases.ts';
import type { ShownItem } from '../model/rows.ts';

interface BasketProgressProps {
  items: readonly ShownItem[];
  /** The text that is shown once everything is in the basket. */
  doneText?: string;
  /** Shown next to the bar while something is missing. */
  action?: ReactNode;
}

/** How much is in the basket, with a word of praise once everything is in it. */
export function BasketProgress({ items, doneText, action }: BasketProgressProps) {
  const say = usePhrases('groceries');
  // Items that are probably at home do not count.
  const counted = items.filter((item) => item.checked || !item.at_home);
  const checked = counted.filter((item) => item.checked).length;
  const count = counted.length;
  if (count === 0) return null;
  if (checked === count) {
    return (
      <div role="status" className="flex items-center gap-4 rounded-card bg-brand-soft p-4">
        <DishPicture picture={fixedPicture('salad')} size="card" className="size-16 rounded-full shrink-0" />
        <div className="min-w-0">
          <p className="text-heading font-bold">{say('allDoneTitle')}</p>
          {doneText && <p className="text-small text-ink-soft">{doneText}</p>}
        </div>
      </div>
    );
  }
  const text = say('progress', { checked, count });
  return (
    <Card
      isFlush
      className={classes('flex flex-wrap items-center gap-x-3 py-2 pl-4 sm:gap-x-6', action ? 'pr-2' : 'pr-4')}
    >
      <div className="min-w-[min(100%,7rem)] flex-1">
        <p className="mb-1.5 text-small font-semibold">{text}</p>
        <ProgressBar label={say('progressLabel')} value={checked} max={count} valueText={text} />
      </div>
      {action}
    </Card>
  );
}
