import { createFileRoute, notFound, redirect } from '@tanstack/react-router';
import type { AskingStep } from '../../features/onboarding/model/step-access.ts';
import { userHasAccess } from '../../shared/access/access.ts';
import { loadPhrases } from '../../shared/phrases/use-phrases.ts';
import { currentUserQuery } from '../../shared/session/current-user.ts';
import { readToken } from '../../shared/session/token.ts';
import { StepScreen } from '../screens/onboarding/step-screen.tsx';

/** Loads the wizard's rules, which are loaded with the wizard rather than with the login. */
const loadRules = () =>
  Promise.all([
    import('../../features/onboarding/model/open-wizard.ts'),
    import('../../features/onboarding/model/step-access.ts'),
  ]);

/** A question in the wizard at its own URL; redirects to the person's current question if this one is not due. */
export const Route = createFileRoute('/onboarding/$step')({
  loader: async ({ params, context: { queryClient } }): Promise<AskingStep> => {
    const [[{ openWizard }, { isAskingStep, openStep }], user] = await Promise.all([
      loadRules(),
      readToken() === null ? undefined : queryClient.ensureQueryData(currentUserQuery),
    ]);
    if (!isAskingStep(params.step)) throw notFound();
    if (user && !userHasAccess(user)) throw redirect({ to: '/billing-issue', replace: true });
    const [draft] = await Promise.all([openWizard(queryClient, user), loadPhrases('onboarding', 'consents')]);
    // The person had answered everything as a guest before logging in.
    if (user && draft.state === 'awaits-log-in') throw redirect({ to: '/preparing', replace: true });
    const step = openStep(params.step, draft);
    if (step !== params.step) throw redirect({ to: '/onboarding/$step', params: { step }, replace: true });
    return step;
  },
  component: StepRoute,
});

function StepRoute() {
  const step = Route.useLoaderData();
  return <StepScreen key={step} step={step} />;
}
