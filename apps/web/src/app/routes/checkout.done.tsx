import { createFileRoute } from '@tanstack/react-router';
import { loadPhrases } from '../../shared/phrases/use-phrases.ts';
import { CheckoutDoneScreen } from '../screens/billing/checkout-done-screen.tsx';

export const Route = createFileRoute('/checkout/done')({
  codeSplitGroupings: [['loader', 'component']],
  loader: () => loadPhrases('checkout', 'auth'),
  component: CheckoutDoneScreen,
});
