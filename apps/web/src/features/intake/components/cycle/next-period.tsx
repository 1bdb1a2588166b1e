import { type CycleRecord, ownCycles, predictPeriod } from '@weekbord/domain/cycle/period-starts';
import type { PlainDate } from '@weekbord/domain/dates/plain-date';
import { useFormat } from '../../../../shared/locale/format.ts';
import { usePhrases } from '../../../../shared/phrases/use-phrases.ts';

/** When the next period is expected, how certain that is, and what the prediction is based on. */
export function NextPeriod({ record, today }: { record: CycleRecord; today: PlainDate }) {
  const say = usePhrases('cycle');
  const format = useFormat();
  const next = predictPeriod(record, today);
  if (next === null) return null;
  const own = ownCycles(record.starts);
  const { between } = next;
  return (
    <div className="grid gap-1 text-center">
      <p>{say('expected', { date: format.date(next.date, 'long') })}</p>
      <p className="text-small text-ink-soft">
        {between !== null && own !== null
          ? say(own.shortest === own.longest ? 'expectedEven' : 'expectedBetween', {
              from: format.date(between.earliest, 'dayMonth'),
              to: format.date(between.latest, 'dayMonth'),
              ...own,
            })
          : next.missedSince !== null
            ? say('expectedMissed')
            : say(record.saidLength === null ? 'expectedUsual' : 'expectedSaid', { days: record.saidLength ?? 0 })}
      </p>
    </div>
  );
}
