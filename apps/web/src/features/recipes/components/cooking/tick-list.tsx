import { Checkbox } from '@weekbord/ui/checkbox/checkbox';
import { classes } from '@weekbord/ui/classes';
import { usePhrases } from '../../../../shared/phrases/use-phrases.ts';
import type { CookingRow } from '../../model/cooking/steps.ts';
import { useRowAmount } from '../own/use-row-amount.ts';

interface TickListProps {
  /** The id of the list's heading. */
  labelledBy: string;
  rows: readonly CookingRow[];
  isReady: (row: string) => boolean;
  onTick: (row: string, isReady: boolean) => void;
}

/** Ingredients with their amounts, to tick once they are in the pan or on the worktop. */
export function TickList({ labelledBy, rows, isReady, onTick }: TickListProps) {
  const amount = useRowAmount();
  const say = usePhrases('cooking');
  return (
    <ul aria-labelledby={labelledBy} className="divide-y divide-line">
      {rows.map(({ key, row, alsoIn = [] }) => {
        const [{ name, note }] = row;
        return (
          <li key={key}>
            <Checkbox shape="round" isChecked={isReady(key)} onChange={(isTicked) => onTick(key, isTicked)}>
              <span
                className={classes(
                  'flex flex-wrap items-baseline gap-x-4',
                  isReady(key) && 'text-ink-soft line-through',
                )}
              >
                <span className="min-w-[min(100%,6rem)] flex-1 wrap-break-word hyphens-auto">
                  <span className="block first-letter:uppercase">{name}</span>
                  {note && <span className="block text-tiny text-ink-soft">{note}</span>}
                </span>
                <span className="ml-auto max-w-[max(50%,min(100%,9rem))] text-right font-semibold">
                  {amount(row)}
                  {alsoIn.length > 0 && (
                    <span className="block text-tiny font-normal text-ink-soft">
                      {say('inTotal', { count: alsoIn.length, steps: alsoIn.join(', ') })}
                    </span>
                  )}
                </span>
              </span>
            </Checkbox>
          </li>
        );
      })}
    </ul>
  );
}
