import { createFileRoute } from '@tanstack/react-router';
import { clientQuery } from '../../features/clients/api/clients.ts';
import { loadPhrases } from '../../shared/phrases/use-phrases.ts';
import { ClientProfileScreen } from '../screens/clients/client-profile-screen.tsx';

export const Route = createFileRoute('/_signed-in/clients/$clientId_/profile')({
  codeSplitGroupings: [['loader', 'component']],
  loader: async ({ context: { queryClient }, params }) => {
    void queryClient.prefetchQuery(clientQuery(Number(params.clientId)));
    await loadPhrases('clients', 'clientIntake', 'onboarding', 'eating');
  },
  component: function ClientProfile() {
    return <ClientProfileScreen clientId={Number(Route.useParams().clientId)} />;
  },
});
