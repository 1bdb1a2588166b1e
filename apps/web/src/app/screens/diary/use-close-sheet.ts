import { useNavigate, useRouter } from '@tanstack/react-router';
import { diaryPlace, openingView } from '../../../features/diary/model/diary-view.ts';
import { today } from '../../../shared/locale/today.ts';

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** Opened from the diary, so the diary is one step back. */
    isOverDiary?: boolean;
    /** Opened from the list of proposals, so the list is one step back. */
    isOverList?: boolean;
  }
}

/** Closes what is over the diary: a step back if it was opened from there, else the diary replaces it. */
export function useCloseSheet(date: string): () => void {
  const router = useRouter();
  const navigate = useNavigate();
  return () => {
    if (router.state.location.state.isOverDiary) return router.history.back();
    void navigate({ ...diaryPlace(openingView(), date, today()), replace: true, resetScroll: false });
  };
}
