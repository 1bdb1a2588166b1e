import { createFileRoute } from '@tanstack/react-router';
import { loadPhrases } from '../../shared/phrases/use-phrases.ts';
import { AddClientScreen } from '../screens/clients/add-client-screen.tsx';

export const Route = createFileRoute('/_signed-in/clients/new')({
  codeSplitGroupings: [['loader', 'component']],
  validateSearch: (search: Readonly<Record<string, unknown>>) => search,
  loader: () => loadPhrases('clients', 'clientIntake', 'onboarding', 'eating'),
  component: function AddClient() {
    return <AddClientScreen search={Route.useSearch()} />;
  },
});
