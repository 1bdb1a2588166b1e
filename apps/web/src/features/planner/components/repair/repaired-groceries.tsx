import { usePhrases } from '../../../../shared/phrases/use-phrases.ts';
import { sentenceCase } from '../../../../shared/foods/sentence-case.ts';
import type { WeekRepair } from '../../api/repair-week.ts';

const KINDS = ['ADDED', 'MORE', 'LESS', 'REMOVED'] as const;

/** The changes to the groceries for a repaired week: new items first, then more, less, and no longer needed. */
export function RepairedGroceries({ groceries }: Pick<WeekRepair, 'groceries'>) {
  const say = usePhrases('repairing');
  return (
    <section aria-labelledby="repair-groceries" className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <h3 id="repair-groceries" className="font-bold">
        {say('groceries')}
      </h3>
      {groceries.length === 0 && <p className="text-small text-ink-soft">{say('groceriesSame')}</p>}
      {KINDS.map((kind) => {
        const some = groceries.filter((one) => one.kind === kind);
        return some.length === 0 ? null : (
          <div key={kind}>
            <h4 className="text-tiny font-semibold text-ink-soft">{say(kind)}</h4>
            <ul className="text-small">
              {some.map(({ food, name, display_before: before, display_after: after }) => (
                <li key={food} className="flex flex-wrap justify-between gap-x-4 border-b border-line py-1.5">
                  <span className="min-w-0 wrap-break-word">{sentenceCase(name)}</span>
                  <span className="ml-auto text-ink-soft tabular-nums">
                    {before !== null && after !== null ? say('amounts', { before, after }) : (after ?? before)}
                  </span>
                </li>
              ))}
            </ul>
          </div>
        );
      })}
    </section>
  );
}
