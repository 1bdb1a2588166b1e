import { createFileRoute } from '@tanstack/react-router';
import { loadPhrases } from '../../shared/phrases/use-phrases.ts';
import { OrganisationsScreen } from '../screens/staff/organisations-screen.tsx';

export const Route = createFileRoute('/_signed-in/staff/')({
  codeSplitGroupings: [['loader', 'component']],
  loader: () => loadPhrases('staff'),
  component: OrganisationsScreen,
});
