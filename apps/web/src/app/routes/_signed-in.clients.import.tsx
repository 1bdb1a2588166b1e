import { createFileRoute } from '@tanstack/react-router';
import { loadPhrases } from '../../shared/phrases/use-phrases.ts';
import { ImportClientsScreen } from '../screens/clients/import-clients-screen.tsx';

export const Route = createFileRoute('/_signed-in/clients/import')({
  loader: () => loadPhrases('clients', 'clientIntake', 'clientImport'),
  component: ImportClientsScreen,
});
