import { useNavigate } from '@tanstack/react-router';
import { Preparing } from '../../../features/onboarding/components/preparing.tsx';

/** Between the last question and the tour, while the answers are saved and the week is planned. */
export function PreparingScreen() {
  const navigate = useNavigate();
  return (
    <main className="flex flex-1">
      <Preparing onDone={() => void navigate({ to: '/tour', replace: true })} />
    </main>
  );
}
