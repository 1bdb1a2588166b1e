import { createFileRoute } from '@tanstack/react-router';
import { plansQuery } from '../../features/billing/api/checkout.ts';
import { loadPhrases } from '../../shared/phrases/use-phrases.ts';
import { currentUserQuery } from '../../shared/session/current-user.ts';
import { readToken } from '../../shared/session/token.ts';
import { CheckoutScreen } from '../screens/billing/checkout-screen.tsx';

export const Route = createFileRoute('/checkout/')({
  // The search validation is loaded with the screen, so that other screens do not wait for it.
  codeSplitGroupings: [['loader', 'component']],
  loader: async ({ context: { queryClient } }) => {
    void queryClient.prefetchQuery(plansQuery());
    const user = readToken() !== null && queryClient.ensureQueryData(currentUserQuery);
    await Promise.all([user, loadPhrases('checkout', 'auth', 'joining')]);
  },
  component: CheckoutScreen,
});
