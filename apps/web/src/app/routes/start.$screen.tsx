import { createFileRoute, notFound, redirect } from '@tanstack/react-router';
import { loadPhrases } from '../../shared/phrases/use-phrases.ts';
import { accountOnly } from '../../shared/session/account-only.ts';
import { StartScreen } from '../screens/start/start-screen.tsx';

/** The screens around the wizard: questions about the person before it, and their own plan after it. */
export const Route = createFileRoute('/start/$screen')({
  beforeLoad: ({ location }) => accountOnly(location.href),
  loader: async ({ params, context: { queryClient } }) => {
    const { openStart } = await import('../screens/start/open-screens.ts');
    const [opened] = await Promise.all([
      openStart(queryClient, params.screen),
      loadPhrases('selfService', 'onboarding', 'meals', 'consents'),
    ]);
    if (opened === 'unknown') throw notFound();
    if (opened === 'elsewhere') throw redirect({ to: '/', replace: true });
    return opened.screen;
  },
  component: () => <StartScreen name={Route.useLoaderData()} />,
});
