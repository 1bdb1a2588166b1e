import { createFileRoute } from '@tanstack/react-router';
import { clientWeekQuery } from '../../features/clients/api/client-week.ts';
import { clientQuery } from '../../features/clients/api/clients.ts';
import { readReportEnd } from '../../features/clients/model/week-address.ts';
import { loadPhrases } from '../../shared/phrases/use-phrases.ts';
import { ClientReportScreen } from '../screens/clients/client-report-screen.tsx';

export const Route = createFileRoute('/_signed-in/clients/$clientId_/report')({
  codeSplitGroupings: [['loader', 'component']],
  validateSearch: (search: Readonly<Record<string, unknown>>) => search,
  loaderDeps: ({ search }) => search,
  loader: async ({ context: { queryClient }, params, deps }) => {
    const clientId = Number(params.clientId);
    void queryClient.prefetchQuery(clientQuery(clientId));
    void queryClient.prefetchQuery(clientWeekQuery(clientId, readReportEnd(deps)));
    await loadPhrases('clients', 'weekReport', 'progress');
  },
  component: function ClientReport() {
    return <ClientReportScreen clientId={Number(Route.useParams().clientId)} search={Route.useSearch()} />;
  },
});
