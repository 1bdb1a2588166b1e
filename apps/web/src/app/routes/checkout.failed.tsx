import { createFileRoute } from '@tanstack/react-router';
import { loadPhrases } from '../../shared/phrases/use-phrases.ts';
import { CheckoutFailedScreen } from '../screens/billing/checkout-failed-screen.tsx';

export const Route = createFileRoute('/checkout/failed')({
  codeSplitGroupings: [['loader', 'component']],
  loader: () => loadPhrases('checkout'),
  component: CheckoutFailedScreen,
});
