import type { ImportPreview as Preview } from '@weekbord/contract/history/imports';
import { shownWeight } from '@weekbord/domain/units/weight';
import type { ReactNode } from 'react';
import { CircleAlert, CircleCheck, CircleDashed, type LucideIcon, Files } from 'lucide-react';
import { useFormat } from '../../../shared/locale/format.ts';
import { usePhrases } from '../../../shared/phrases/use-phrases.ts';
import { useCurrentUser } from '../../../shared/session/current-user.ts';
import type { TextFile } from '../model/files/text-file.ts';

/** How many invalid rows are listed individually. */
const SHOWN_FAULTS = 5;

interface ImportPreviewProps {
  preview: Preview;
  file: Pick<TextFile, 'name' | 'doubles'>;
  /** Whether a question must be answered before it is known what would be added. */
  isOpen: boolean;
  /** The questions, shown below the description of the file. */
  children?: ReactNode;
}

/**
 * What importing a file would add: its source, the number of rows, a preview of the first days, and which rows are
 * invalid and why.
 */
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
          {preview.skipped.map(({ reason, count }) => (
            <Count key={reason} icon={CircleDashed} text={say(`skipped${reason}`, { count })} />
          ))}
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

/** The first days as they would be imported. */
function FirstDays({ preview: { rows } }: { preview: Preview }) {
  const say = usePhrases('history');
  if (rows.length === 0) return null;
  return (
    <div>
      <h3 className="text-small font-semibold">{say('exampleRows')}</h3>
      {rows[0]!.weight === null ? <FirstMeals rows={rows} /> : <FirstWeights rows={rows} />}
    </div>
  );
}

type Rows = Preview['rows'];

function FirstMeals({ rows }: { rows: Rows }) {
  const sayMeals = usePhrases('meals');
  const format = useFormat();
  return (
    <ul className="mt-1 grid gap-3">
      {[...Map.groupBy(rows, ({ date }) => date)].map(([date, meals]) => (
        <li key={date}>
          <p className="text-small text-ink-soft">{format.date(date, 'full')}</p>
          <ul className="divide-y divide-line">
            {meals.map(({ line, name, meal_moment: moment, kcal }) => (
              <li key={line} className="flex items-baseline justify-between gap-4 py-1.5">
                <span className="min-w-0 wrap-anywhere">
                  {name ?? (moment !== null && sayMeals(moment))}
                  {name !== null && moment !== null && (
                    <span className="block text-small text-ink-soft">{sayMeals(moment)}</span>
                  )}
                </span>
                <span className="shrink-0 tabular-nums">{format.figure(kcal)} kcal</span>
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ul>
  );
}

/** Weights in the person's own unit; stones are shown as pounds. */
function FirstWeights({ rows }: { rows: Rows }) {
  const format = useFormat();
  const unit = useCurrentUser().intake?.personal_weight_unit ?? 'KILOGRAMS';
  return (
    <ul className="mt-1 divide-y divide-line">
      {rows.map(({ line, date, weight }) => (
        <li key={line} className="flex items-baseline justify-between gap-4 py-2">
          <span>{format.date(date, 'full')}</span>
          {weight !== null && (
            <span className="shrink-0 tabular-nums">
              {`${format.number(shownWeight(weight, unit), 1)} ${unit === 'KILOGRAMS' ? 'kg' : 'lb'}`}
            </span>
          )}
        </li>
      ))}
    </ul>
  );
}
