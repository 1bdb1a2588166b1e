import { addDays } from '@weekbord/domain/dates/plain-date';
import { useQuery } from '@tanstack/react-query';
import { Navigate, useNavigate } from '@tanstack/react-router';
import { Button } from '@weekbord/ui/button/button';
import { IconButton } from '@weekbord/ui/icon-button/icon-button';
import { Page } from '@weekbord/ui/page/page';
import { Skeleton } from '@weekbord/ui/skeleton/skeleton';
import { ChevronLeft, ChevronRight, Printer } from 'lucide-react';
import { type ClientWeek, clientWeekQuery } from '../../../features/clients/api/client-week.ts';
import { type Client, clientQuery } from '../../../features/clients/api/clients.ts';
import { WeekReport, type WeightOfReport } from '../../../features/clients/components/week/week-report.tsx';
import { clientName } from '../../../features/clients/model/client-name.ts';
import {
  addressOfReport,
  addressOfWeek,
  readReportEnd,
  weeksAround,
} from '../../../features/clients/model/week-address.ts';
import { type Progress, progressQuery } from '../../../features/progress/api/progress.ts';
import { showsTab } from '../../../shared/access/access.ts';
import { LoadError } from '../../../shared/alerts/load-error.tsx';
import { useFormat } from '../../../shared/locale/format.ts';
import { usePhrases } from '../../../shared/phrases/use-phrases.ts';
import { PrintOnly } from '../../../shared/printing/print-only.tsx';
import { useCurrentUser } from '../../../shared/session/current-user.ts';
import { MeasurementsOfWeek } from './measurements-of-week.tsx';
import { MissingClient } from './missing-client.tsx';

interface ClientReportScreenProps {
  clientId: number;
  search: Readonly<Record<string, unknown>>;
}

/** A client's week as a report to print or to save; its first day is in the URL query. */
export function ClientReportScreen({ clientId, search }: ClientReportScreenProps) {
  const say = usePhrases('weekReport');
  const sayClients = usePhrases('clients');
  const format = useFormat();
  const navigate = useNavigate();
  const user = useCurrentUser();
  const until = readReportEnd(search);
  const client = useQuery(clientQuery(clientId));
  const week = useQuery(clientWeekQuery(clientId, until));
  const progress = useQuery(progressQuery('WEIGHT', 'LAST_MONTH', until, { user: clientId }));
  if (!showsTab(user, 'CLIENTS')) return <Navigate to="/" replace />;
  const params = { clientId: String(clientId) };
  const close = () => void navigate({ to: '/clients/$clientId', params, search: addressOfWeek(until) });
  if (!client.data) {
    return <MissingClient error={client.error} onRetry={() => void client.refetch()} onClose={close} />;
  }
  const name = clientName(client.data);
  const { before, after } = weeksAround(until);
  const open = (end: string) =>
    void navigate({ to: '/clients/$clientId/report', params, search: addressOfReport(end), resetScroll: false });
  const { intake } = client.data;
  const isThere = week.data?.until === until && (progress.data !== undefined || progress.error !== null);
  const report = isThere && week.data && (
    <WeekReport
      name={name}
      week={week.data}
      weight={progress.data ? weightOf(progress.data, week.data, intake) : null}
      measurements={<MeasurementsOfWeek measured={week.data.measurements} />}
    />
  );
  return (
    <Page title={say('title')} back={{ label: say('back'), onPress: close }}>
      <div className="mb-5 flex flex-wrap items-center gap-x-4 gap-y-2">
        <div className="-ml-2.5 flex items-center gap-1">
          <IconButton
            label={sayClients('weekBefore')}
            icon={<ChevronLeft aria-hidden="true" className="size-6" />}
            onClick={() => open(before)}
          />
          <p aria-live="polite" className="font-semibold tabular-nums">
            {sayClients('weekDates', {
              from: format.date(addDays(until, -6), 'dayMonth'),
              until: format.date(until, 'dayMonth'),
            })}
          </p>
          <IconButton
            label={sayClients('weekAfter')}
            icon={<ChevronRight aria-hidden="true" className="size-6" />}
            isDisabled={after === null}
            onClick={() => after !== null && open(after)}
          />
        </div>
        <Button
          size="medium"
          className="ml-auto"
          icon={<Printer aria-hidden="true" className="size-5" />}
          isDisabled={!report}
          onClick={() => window.print()}
        >
          {say('print')}
        </Button>
      </div>
      {report ? (
        <>
          <div className="rounded-card bg-surface p-5 ring-1 ring-line">{report}</div>
          <PrintOnly>{report}</PrintOnly>
        </>
      ) : week.error ? (
        <LoadError error={week.error} onRetry={() => void week.refetch()} />
      ) : (
        <Skeleton className="h-96 rounded-card" />
      )}
    </Page>
  );
}

/** The weights of the progress page within a week, and the goal. */
function weightOf(
  { points, change_per_week: perWeek }: Progress,
  week: ClientWeek,
  intake: Client['intake'],
): WeightOfReport {
  const ofWeek = points.filter(({ date }) => date >= week.from && date <= week.until);
  return {
    first: ofWeek[0] ?? null,
    last: ofWeek.at(-1) ?? null,
    perWeek,
    goal: intake?.goal_weight_in_kg ?? null,
    goalPerWeek: intake?.goal_weekly_change_in_kg ?? null,
  };
}
