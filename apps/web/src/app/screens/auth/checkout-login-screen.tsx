import { LoginScreen } from './login-screen.tsx';

/** Logs in after the checkout. */
export function CheckoutLoginScreen() {
  return <LoginScreen isAfterCheckout />;
}
