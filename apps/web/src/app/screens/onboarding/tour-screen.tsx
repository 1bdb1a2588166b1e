import { Content } from '@weekbord/ui/skip-link/content';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { Tour } from '../../../features/onboarding/components/tour.tsx';
import { readStored } from '../../../shared/stored.ts';

/** A preview of the app before the diary is first shown. */
export function TourScreen() {
  const navigate = useNavigate();
  // Whether the answers were saved. If saving failed, they are still on the device.
  const [isSaved] = useState(() => readStored('onboarding-form') === null);
  return (
    <Content className="flex flex-1">
      <Tour isSaved={isSaved} onDone={() => void navigate({ href: '/diary', replace: true })} />
    </Content>
  );
}
