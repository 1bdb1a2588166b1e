import { useParams } from '@tanstack/react-router';
import { Sheet } from '@weekbord/ui/sheet/sheet';
import { Skeleton } from '@weekbord/ui/skeleton/skeleton';
import { type WeekBalance, useWeekBalance } from '../../../../features/diary/api/week-balance.ts';
import { BalanceFindings } from '../../../../features/diary/components/balance/balance-findings.tsx';
import { BalanceTable } from '../../../../features/diary/components/balance/balance-table.tsx';
import { marksMinimumsOf } from '../../../../features/diary/model/partial-balance.ts';
import { LoadError } from '../../../../shared/alerts/load-error.tsx';
import { usePhrases } from '../../../../shared/phrases/use-phrases.ts';
import { NumberSources } from '../../../../shared/sources/number-sources.tsx';
import { useCloseSheet } from '../meal/use-close-sheet.ts';

/** A sheet over the diary with the week's nutritional balance: the findings, and the numbers next to the guidelines. */
export function BalanceScreen() {
  const { date } = useParams({ from: '/_signed-in/diary/$date/balance' });
  const say = usePhrases('balance');
  const sayShared = usePhrases('shared');
  const close = useCloseSheet(date);
  const { data: week, error, refetch } = useWeekBalance(date);
  return (
    <Sheet title={say('title')} closeLabel={sayShared('close')} onClose={close}>
      {week ? (
        <WholeBalance week={week} />
      ) : error ? (
        <LoadError error={error} onRetry={() => void refetch()} />
      ) : (
        <Skeleton className="h-96" />
      )}
    </Sheet>
  );
}

function WholeBalance({ week }: { week: WeekBalance }) {
  const say = usePhrases('balance');
  const { planned, eaten } = week;
  const unknown = Math.max(...Object.values(planned.measures).map((part) => part.unknown));
  return (
    <div className="grid gap-6">
      {planned.whole_days === 0 ? (
        <p className="text-small text-ink-soft">{say('nothingYet')}</p>
      ) : planned.findings.length === 0 ? (
        <p className="text-small text-ink-soft">{say('allIsWell')}</p>
      ) : (
        <BalanceFindings week={week} balance={planned} />
      )}
      {(planned.whole_days > 0 || eaten.whole_days > 0) && (
        <>
          <BalanceTable week={week} />
          <div className="grid gap-1.5 text-tiny text-ink-soft">
            <p>
              {planned.whole_days > 0 && say('wholeDays', { count: planned.whole_days })}{' '}
              {eaten.whole_days > 0 && say('wholeDaysEaten', { count: eaten.whole_days })}
            </p>
            {unknown > 0 && <p>{say(marksMinimumsOf(week) ? 'partial' : 'allPartial', { count: unknown })}</p>}
            <p>{say('sources')}</p>
            <NumberSources topic="BALANCE" />
          </div>
        </>
      )}
    </div>
  );
}
