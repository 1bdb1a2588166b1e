import { createFileRoute } from '@tanstack/react-router';
import { LegalScreen } from '../screens/legal/legal-screen.tsx';

/**
 * The pages required by law, for everyone. One route, and the screen loads what it needs, so that other pages load
 * little of it.
 */
export const Route = createFileRoute('/$page')({
  component: function Legal() {
    return <LegalScreen page={Route.useParams().page} />;
  },
});
