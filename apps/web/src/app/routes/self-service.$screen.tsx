import { createFileRoute, notFound, redirect } from '@tanstack/react-router';
import { loadPhrases } from '../../shared/phrases/use-phrases.ts';
import { accountOnly } from '../../shared/session/account-only.ts';
import { SelfServiceScreen } from '../screens/start/self-service-screen.tsx';

/** The self-service intake: the wizard's questions on a few longer screens. */
export const Route = createFileRoute('/self-service/$screen')({
  beforeLoad: ({ location }) => accountOnly(location.href),
  loader: async ({ params, context: { queryClient } }) => {
    const { openSelfService } = await import('../screens/start/open-screens.ts');
    const [opened] = await Promise.all([
      openSelfService(queryClient, params.screen),
      loadPhrases('selfService', 'onboarding', 'meals', 'consents', 'installing', 'sharing'),
    ]);
    if (opened === 'unknown') throw notFound();
    if (opened === 'elsewhere') throw redirect({ to: '/', replace: true });
    return opened.screen;
  },
  component: () => <SelfServiceScreen name={Route.useLoaderData()} />,
});
