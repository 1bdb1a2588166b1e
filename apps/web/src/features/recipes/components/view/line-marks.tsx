import { Info } from 'lucide-react';
import { usePhrases } from '../../../../shared/phrases/use-phrases.ts';
import type { ReadLine } from '../../model/read-lines.ts';

type Mark = ReadLine['marks'][number];

/** The marks that name the use of a food. All other marks say how the food was counted, or what has to be decided. */
const USES: readonly Mark[] = ['optional', 'to_serve', 'to_garnish'];

/** Notes on a line, next to its food and amount. */
export function LineMarks({ marks }: { marks: readonly Mark[] }) {
  const say = usePhrases('importing');
  const uses = marks.filter((mark) => USES.includes(mark));
  const remarks = marks.filter((mark) => !USES.includes(mark));
  return (
    <>
      {uses.length > 0 && (
        <span className="mt-1 flex flex-wrap gap-1.5">
          {uses.map((mark) => (
            <span key={mark} className="rounded-full bg-sunken px-2.5 py-0.5 text-tiny font-semibold dark:bg-line">
              {say(`mark_${mark}`)}
            </span>
          ))}
        </span>
      )}
      {remarks.map((mark) => (
        <span key={mark} className="mt-1 flex items-start gap-1.5 text-tiny text-ink-soft">
          <Info aria-hidden="true" className="mt-px size-4 shrink-0" />
          {say(`mark_${mark}`)}
        </span>
      ))}
    </>
  );
}
