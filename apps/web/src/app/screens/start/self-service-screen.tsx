import { useNavigate } from '@tanstack/react-router';
import type { ComponentType } from 'react';
import { CreatePlan } from '../../../features/onboarding/components/self-service/create-plan.tsx';
import { FineTuning } from '../../../features/onboarding/components/self-service/fine-tuning.tsx';
import { InstallApp } from '../../../features/onboarding/components/self-service/install-app.tsx';
import {
  SelfServiceAvoid,
  SelfServiceIntake,
  SelfServiceWelcome,
} from '../../../features/onboarding/components/self-service/intake-screens.tsx';
import type { SelfServiceScreenName } from '../../../features/onboarding/model/start-screens.ts';

const SCREENS: Readonly<Record<SelfServiceScreenName, ComponentType>> = {
  welcome: SelfServiceWelcome,
  intake: SelfServiceIntake,
  avoid: SelfServiceAvoid,
  'create-plan': CreatePlan,
  'fine-tuning': FineTuning,
  install: InstallScreen,
};

/** One screen of the self-service intake. */
export function SelfServiceScreen({ name }: { name: SelfServiceScreenName }) {
  const Screen = SCREENS[name];
  return <Screen key={name} />;
}

function InstallScreen() {
  const navigate = useNavigate();
  return <InstallApp onDone={() => void navigate({ to: '/' })} />;
}
