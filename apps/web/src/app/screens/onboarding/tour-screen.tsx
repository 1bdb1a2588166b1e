import { useNavigate } from '@tanstack/react-router';
import { Tour } from '../../../features/onboarding/components/tour.tsx';

/** What is in store, before the first look at the diary. */
export function TourScreen() {
  const navigate = useNavigate();
  return (
    <main className="flex flex-1">
      <Tour onDone={() => void navigate({ href: '/diary', replace: true })} />
    </main>
  );
}
