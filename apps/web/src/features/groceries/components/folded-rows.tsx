import { Card } from '@weekbord/ui/card/card';
import { classes } from '@weekbord/ui/classes';
import { ChevronDown } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import type { Row, ShownItem } from '../model/rows.ts';

interface FoldedRowsProps<Item extends ShownItem> {
  title: string;
  /** Whether the list starts open. */
  isOpenAtFirst?: boolean;
  rows: readonly Row<Item>[];
  draw: (row: Row<Item>) => ReactNode;
}

/** Lines that need no attention: their number, with a button to show them. */
export function FoldedRows<Item extends ShownItem>({
  title,
  rows,
  draw,
  isOpenAtFirst = false,
}: FoldedRowsProps<Item>) {
  const [chosen, setChosen] = useState<boolean | null>(null);
  const isOpen = chosen ?? isOpenAtFirst;
  const listId = useId();
  if (rows.length === 0) return null;
  return (
    <Card as="section" isFlush className={classes('mb-2 break-inside-avoid rail:mb-4', isOpen && 'pb-1')}>
      <h2>
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={listId}
          onClick={() => setChosen(!isOpen)}
          className="flex min-h-12 w-full items-center gap-3 rounded-card px-4 text-left text-small font-bold"
        >
          <span className="min-w-0 flex-1">{title}</span>
          <span className="text-tiny font-medium text-ink-soft">{rows.length}</span>
          <ChevronDown
            aria-hidden="true"
            className={classes('size-4.5 shrink-0 text-ink-soft transition-transform', isOpen && 'rotate-180')}
          />
        </button>
      </h2>
      <ul id={listId} hidden={!isOpen}>
        {isOpen && rows.map(draw)}
      </ul>
    </Card>
  );
}
