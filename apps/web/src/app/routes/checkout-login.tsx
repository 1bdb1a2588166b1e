import { createFileRoute } from '@tanstack/react-router';
import { guestOnly } from '../../shared/session/guest-only.ts';
import { loadPhrases } from '../../shared/phrases/use-phrases.ts';
import { CheckoutLoginScreen } from '../screens/auth/checkout-login-screen.tsx';

export const Route = createFileRoute('/checkout-login')({
  beforeLoad: guestOnly,
  loader: () => loadPhrases('auth'),
  component: CheckoutLoginScreen,
});
