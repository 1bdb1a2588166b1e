import { Welcome } from '../../../features/onboarding/components/welcome.tsx';

/** The first screen that a newcomer sees. */
export function WelcomeScreen() {
  return <Welcome />;
}
