import type { ImportPreview as Preview } from '@weekbord/contract/history/imports';
import { shownWeight } from '@weekbord/domain/units/weight';
import type { ReactNode } from 'react';
import { CircleAlert, CircleCheck, CircleDashed, type LucideIcon, Files } from 'lucide-react';
import { useFormat } from '../../../shared/locale/format.ts';
import { usePhrases } from '../../../shared/phrases/use-phrases.ts';
import { useCurrentUser } from '../../../shared/session/current-user.ts';
import type { TextFile } from '../model/files/text-file.ts';

/** Wrong rows that are shown one by one. */
const SHOWN_FAULTS = 5;

interface ImportPreviewProps {
  preview: Preview;
  file: Pick<TextFile, 'name' | 'doubles'>;
  /** Whether something has to be said first: what would be added is not known before. */
  isOpen: boolean;
  /** What is asked, below what the file is. */
  children?: ReactNode;
}

/** What a file would bring: where it is from, how many rows, how the first days arrive, and what is wrong with which. */
export function ImportPreview({ preview, file: { name, doubles = 0 }, isOpen, children }: ImportPreviewProps) {
  const say = usePhrases('history');
  const format = useFormat();
  const { counts, faults, mapping, missing_columns: missing, found } = preview;
  const shown = faults.slice(0, SHOWN_FAULTS);
  const isDiary = mapping.kind === 'DIARY';
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <div>
        <p className="font-semibold wrap-anywhere">{name}</p>
        <p className="text-small text-ink-soft">
          {say(`from${preview.source}`)}
          {!isOpen && found.first_date !== null && found.last_date !== null && (
            <>
              {' · '}
              {say(`found${mapping.kind}`, {
                count: found.days,
                from: format.date(found.first_date, 'full'),
                to: format.date(found.last_date, 'full'),
              })}
            </>
          )}
        </p>
      </div>
      {children}
      {missing.length === 0 && !isOpen && (
        <ul className="grid gap-1.5" aria-live="polite">
          <Count
            icon={CircleCheck}
            className="text-brand-strong"
            text={
              counts.ready === 0 ? say('nothingNew') : say(isDiary ? 'newMeals' : 'newWeights', { count: counts.ready })
            }
          />
          {counts.known > 0 && <Count icon={Files} text={say('knownRows', { count: counts.known })} />}
          {doubles > 0 && <Count icon={Files} text={say('doublesLeftOut', { count: doubles })} />}
          {counts.skipped > 0 && <Count icon={CircleDashed} text={say('skippedRows', { count: counts.skipped })} />}
          {counts.wrong > 0 && (
            <Count icon={CircleAlert} className="text-danger" text={say('wrongRows', { count: counts.wrong })} />
          )}
        </ul>
      )}
      {faults.length > 0 && !isOpen && (
        <ul className="grid gap-1 rounded-control bg-sunken px-4 py-3 text-small">
          {shown.map(({ line, column, message }) => (
            <li key={`${line} ${column}`} className="wrap-anywhere">
              <span className="font-semibold">{say('row', { line })}</span> {message}
            </li>
          ))}
          {counts.wrong > shown.length && (
            <li className="text-ink-soft">{say('moreFaults', { count: counts.wrong - shown.length })}</li>
          )}
        </ul>
      )}
      {!isOpen && <FirstDays preview={preview} />}
    </div>
  );
}

function Count({
  icon: Icon,
  text,
  className = 'text-ink-soft',
}: {
  icon: LucideIcon;
  text: string;
  className?: string;
}) {
  return (
    <li className="flex items-start gap-2.5">
      <Icon aria-hidden="true" className={`mt-0.5 size-5 shrink-0 ${className}`} />
      {text}
    </li>
  );
}

/** The first days as they would arrive, weights in the person's own unit: pounds in all where they weigh in stones. */
function FirstDays({ preview: { rows } }: { preview: Preview }) {
  const say = usePhrases('history');
  const sayMeals = usePhrases('meals');
  const format = useFormat();
  const unit = useCurrentUser().intake?.personal_weight_unit ?? 'KILOGRAMS';
  const weightText = (kilograms: number) =>
    `${format.number(shownWeight(kilograms, unit), 1)} ${unit === 'KILOGRAMS' ? 'kg' : 'lb'}`;
  if (rows.length === 0) return null;
  return (
    <div>
      <h3 className="text-small font-semibold">{say('exampleRows')}</h3>
      <ul className="mt-1 grid gap-3">
        {[...Map.groupBy(rows, ({ date }) => date)].map(([date, ofDay]) => (
          <li key={date}>
            <p className="text-small text-ink-soft">{format.date(date, 'full')}</p>
            <ul className="divide-y divide-line">
              {ofDay.map((row) => (
                <li key={row.line} className="flex items-baseline justify-between gap-4 py-1.5">
                  <span className="min-w-0 wrap-anywhere">
                    {row.name ?? (row.meal_moment === null ? say('columnweight') : sayMeals(row.meal_moment))}
                    {row.name !== null && row.meal_moment !== null && (
                      <span className="block text-small text-ink-soft">{sayMeals(row.meal_moment)}</span>
                    )}
                  </span>
                  <span className="shrink-0 text-right tabular-nums">
                    {row.weight === null ? `${format.figure(row.kcal)} kcal` : weightText(row.weight)}
                  </span>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </div>
  );
}
