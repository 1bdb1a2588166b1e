import { createFileRoute } from '@tanstack/react-router';
import { clientQuery } from '../../features/clients/api/clients.ts';
import { NEW_CLIENT } from '../../features/clients/model/client-address.ts';
import { loadPhrases } from '../../shared/phrases/use-phrases.ts';
import { ClientScreens } from '../screens/clients/client-screens.tsx';

export const Route = createFileRoute('/_signed-in/clients/$clientId')({
  codeSplitGroupings: [['loader', 'component']],
  validateSearch: (search: Readonly<Record<string, unknown>>) => search,
  loader: async ({ context: { queryClient }, params }) => {
    if (params.clientId !== NEW_CLIENT) void queryClient.prefetchQuery(clientQuery(Number(params.clientId)));
    await loadPhrases('clients', 'clientIntake', 'onboarding', 'eating', 'foods');
  },
  component: function Client() {
    return <ClientScreens client={Route.useParams().clientId} search={Route.useSearch()} />;
  },
});
