import { LoginScreen } from './login-screen.tsx';

/** Logging in after the checkout. */
export function CheckoutLoginScreen() {
  return <LoginScreen isAfterCheckout />;
}
