import { createFileRoute } from '@tanstack/react-router';
import { clientQuery } from '../../features/clients/api/clients.ts';
import { loadPhrases } from '../../shared/phrases/use-phrases.ts';
import { ClientPlanScreen } from '../screens/clients/client-plan-screen.tsx';

export const Route = createFileRoute('/_signed-in/clients/$clientId_/plan')({
  codeSplitGroupings: [['loader', 'component']],
  validateSearch: (search: Readonly<Record<string, unknown>>) => search,
  loader: async ({ context: { queryClient }, params }) => {
    void queryClient.prefetchQuery(clientQuery(Number(params.clientId)));
    await loadPhrases('clients', 'clientPlan', 'meals');
  },
  component: function ClientPlan() {
    return <ClientPlanScreen clientId={Number(Route.useParams().clientId)} search={Route.useSearch()} />;
  },
});
