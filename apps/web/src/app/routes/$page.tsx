import { createFileRoute } from '@tanstack/react-router';
import { LegalScreen } from '../screens/legal/legal-screen.tsx';

/**
 * The legal pages, open to everyone. They share one route whose screen loads what it needs, so that other pages load
 * little for them.
 */
export const Route = createFileRoute('/$page')({
  component: function Legal() {
    return <LegalScreen page={Route.useParams().page} />;
  },
});
