import { createFileRoute, notFound } from '@tanstack/react-router';
import { legalPageNamed } from '@weekbord/domain/privacy/legal-pages';
import { LegalScreen } from '../screens/legal/legal-screen.tsx';

/**
 * The legal pages, open to everyone; any other name is not found. They share one route whose screen loads what it needs,
 * so that other pages load little for them.
 */
export const Route = createFileRoute('/$page')({
  // A component that throws this would show an error instead.
  beforeLoad: ({ params }) => {
    const page = legalPageNamed(params.page);
    if (page === undefined) throw notFound();
    return { page };
  },
  component: function Legal() {
    return <LegalScreen page={Route.useRouteContext().page} />;
  },
});
