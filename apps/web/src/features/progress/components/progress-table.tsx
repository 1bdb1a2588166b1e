import type { MeasurementType } from '@weekbord/domain/progress/measurement-types';
import { useFormat } from '../../../shared/locale/format.ts';
import { usePhrases } from '../../../shared/phrases/use-phrases.ts';
import type { ProgressPoint } from '../api/progress.ts';
import { type NamedPhase, phaseOn } from '../model/named-phase.ts';
import { useValueText } from '../model/use-value-text.ts';

interface ProgressTableProps {
  type: MeasurementType;
  points: readonly ProgressPoint[];
  phases: readonly NamedPhase[];
}

/** The dates of a chart as a table, latest first. */
export function ProgressTable({ type, points, phases }: ProgressTableProps) {
  const say = usePhrases('progress');
  const format = useFormat();
  const { text, meanText } = useValueText(type);
  const hasTrend = points.some(({ trend }) => trend !== null);
  return (
    <table className="w-full text-small tabular-nums">
      <caption className="sr-only">{say(`name${type}`)}</caption>
      <thead className="text-tiny text-ink-soft">
        <tr>
          <th scope="col" className="py-1 text-left font-semibold">
            {say('date')}
          </th>
          <th scope="col" className="py-1 pl-2 text-right font-semibold">
            {say('value')}
          </th>
          {hasTrend && (
            <th scope="col" className="py-1 pl-2 text-right font-semibold">
              {say('trendColumn')}
            </th>
          )}
        </tr>
      </thead>
      <tbody className="divide-y divide-line">
        {points.toReversed().map(({ date, value, entries, trend }) => (
          <tr key={date}>
            <th scope="row" className="py-1.5 text-left font-normal">
              {format.date(date, 'full')}
              {phases.length > 0 && (
                <span className="block text-tiny text-ink-soft">{phaseOn(phases, date)?.name}</span>
              )}
            </th>
            <td className="py-1.5 pl-2 text-right font-semibold">
              {text(value)}
              {meanText({ entries }).map((mean) => (
                <span key={mean} className="block text-tiny font-normal text-ink-soft">
                  {mean}
                </span>
              ))}
            </td>
            {hasTrend && <td className="py-1.5 pl-2 text-right text-ink-soft">{trend === null ? '–' : text(trend)}</td>}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
