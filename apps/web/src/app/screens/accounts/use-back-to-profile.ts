import { useNavigate, useRouter } from '@tanstack/react-router';

/** Goes back to the previous screen, or to the profile if there is none. */
export function useBackToProfile(): () => void {
  const navigate = useNavigate();
  const router = useRouter();
  return () => {
    if (router.history.canGoBack()) router.history.back();
    else void navigate({ to: '/profile', replace: true });
  };
}
