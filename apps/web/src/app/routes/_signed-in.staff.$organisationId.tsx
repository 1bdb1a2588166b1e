import { createFileRoute } from '@tanstack/react-router';
import { loadPhrases } from '../../shared/phrases/use-phrases.ts';
import { OrganisationScreen } from '../screens/staff/organisation-screen.tsx';

export const Route = createFileRoute('/_signed-in/staff/$organisationId')({
  codeSplitGroupings: [['loader', 'component']],
  loader: () => loadPhrases('staff'),
  component: function Organisation() {
    const { organisationId } = Route.useParams();
    // Resets the form fields for each organisation.
    return <OrganisationScreen key={organisationId} id={Number(organisationId)} />;
  },
});
