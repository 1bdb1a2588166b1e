import { Welcome } from '../../../features/onboarding/components/welcome.tsx';

/** The first screen that a new user sees. */
export function WelcomeScreen() {
  return <Welcome />;
}
