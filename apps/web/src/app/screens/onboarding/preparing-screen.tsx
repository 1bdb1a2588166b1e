import { Content } from '@weekbord/ui/skip-link/content';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { Preparing } from '../../../features/onboarding/components/preparing.tsx';
import { draftStore } from '../../../features/onboarding/model/draft-store.ts';

/** Shown between the last question and what follows it, while the answers are saved and the week is planned. */
export function PreparingScreen() {
  const navigate = useNavigate();
  // Remembered, because saving deletes the draft, which records where the answers were started.
  const [via] = useState(() => draftStore.current()?.via);
  const goOn = () => {
    if (via === 'start') void navigate({ to: '/start/$screen', params: { screen: 'plan-overview' }, replace: true });
    else if (via === 'self-service')
      void navigate({ to: '/self-service/$screen', params: { screen: 'install' }, replace: true });
    else void navigate({ to: '/tour', replace: true });
  };
  return (
    <Content className="flex flex-1">
      <Preparing onDone={goOn} />
    </Content>
  );
}
