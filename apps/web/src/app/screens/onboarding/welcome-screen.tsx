import { Welcome } from '../../../features/onboarding/components/welcome.tsx';

/** The first thing that a newcomer sees. */
export function WelcomeScreen() {
  return <Welcome />;
}
