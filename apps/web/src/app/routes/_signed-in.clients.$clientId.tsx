import { createFileRoute } from '@tanstack/react-router';
import { clientQuery } from '../../features/clients/api/clients.ts';
import { loadPhrases } from '../../shared/phrases/use-phrases.ts';
import { ClientScreen } from '../screens/clients/client-screen.tsx';

export const Route = createFileRoute('/_signed-in/clients/$clientId')({
  codeSplitGroupings: [['loader', 'component']],
  validateSearch: (search: Readonly<Record<string, unknown>>) => search,
  loader: async ({ context: { queryClient }, params }) => {
    void queryClient.prefetchQuery(clientQuery(Number(params.clientId)));
    await loadPhrases('clients', 'clientIntake', 'onboarding', 'eating', 'foods');
  },
  component: function Client() {
    return <ClientScreen clientId={Number(Route.useParams().clientId)} search={Route.useSearch()} />;
  },
});
