import { createFileRoute } from '@tanstack/react-router';
import { LegalScreen } from '../screens/legal/legal-screen.tsx';

/** The pages that law asks for, for everybody. One route, and the screen loads what it needs, so that they cost other pages little. */
export const Route = createFileRoute('/$page')({
  component: function Legal() {
    return <LegalScreen page={Route.useParams().page} />;
  },
});
