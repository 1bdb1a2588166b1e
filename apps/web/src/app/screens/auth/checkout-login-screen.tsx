import { LoginScreen } from './login-screen.tsx';

export function CheckoutLoginScreen() {
  return <LoginScreen isAfterCheckout />;
}
