import { useNavigate, useRouter } from '@tanstack/react-router';

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** Opened from the diary, which is therefore one step back. */
    isOverDiary?: boolean;
    /** Opened from the list of proposals, which is therefore one step back. */
    isOverList?: boolean;
  }
}

/** Closes what stands over the diary: a step back where it was opened from there, else the diary takes its place. */
export function useCloseSheet(date: string): () => void {
  const router = useRouter();
  const navigate = useNavigate();
  return () => {
    if (router.state.location.state.isOverDiary) router.history.back();
    else void navigate({ to: '/diary/$date', params: { date }, replace: true, resetScroll: false });
  };
}
