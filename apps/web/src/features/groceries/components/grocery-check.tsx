import { Checkbox } from '@weekbord/ui/checkbox/checkbox';
import { classes } from '@weekbord/ui/classes';
import type { ReactNode } from 'react';
import { usePhrases } from '../../../shared/phrases/use-phrases.ts';
import { placeOf, type Row, type ShownItem } from '../model/rows.ts';

interface FoldingRowProps {
  row: Row<ShownItem>;
  /** Whether the row folds away because it is moving elsewhere. */
  isLeaving: boolean;
  children: ReactNode;
}

/** A line of a list, which folds away when it leaves its place. */
export function FoldingRow({ row, isLeaving, children }: FoldingRowProps) {
  return (
    <li
      data-row={row.key}
      className={classes(
        'grid px-4 max-[16rem]:px-1.5 transition-[grid-template-rows,opacity] duration-200 motion-reduce:transition-none',
        isLeaving ? 'grid-rows-[0fr] opacity-0 [&>*]:overflow-hidden' : 'grid-rows-[1fr]',
      )}
    >
      {children}
    </li>
  );
}

interface GroceryCheckProps {
  row: Row<ShownItem>;
  /** Shown below the name. */
  note: string | null;
  /** Shown after the name, in brackets. */
  beside?: string | undefined;
  onCheck: (isChecked: boolean) => void;
}

/** The name and amount of an item, with a checkbox large enough for a thumb. */
export function GroceryCheck({ row, note, beside, onCheck }: GroceryCheckProps) {
  const say = usePhrases('groceries');
  const { item, isBought, amount } = row;
  const { name, display_measured: measured } = item;
  return (
    <Checkbox shape="round" isCompact isChecked={isBought} onChange={onCheck} className="min-w-0 flex-1">
      <span className={classes('flex flex-wrap items-baseline gap-x-3 transition', isBought && 'text-ink-soft')}>
        <span className="block min-w-[min(100%,5rem)] flex-1">
          <span
            className={classes('block wrap-break-word first-letter:uppercase', isBought && 'line-through decoration-1')}
          >
            {name}
            {beside && <span className="text-small text-ink-soft"> ({beside})</span>}
          </span>
          {measured && <span className="block text-tiny text-ink-soft">{say('needed', { amount: measured })}</span>}
        </span>
        {placeOf(row) !== 'HOME' && (
          <span className={classes('shrink-0 text-small', isBought ? 'font-medium' : 'font-semibold')}>{amount}</span>
        )}
      </span>
      {note !== null && <span className="block text-tiny font-medium text-ink-soft">{note}</span>}
    </Checkbox>
  );
}
