import { useNavigate, useRouter } from '@tanstack/react-router';
import { diaryPlace, openingView } from '../../../../features/diary/model/diary-view.ts';
import { today } from '../../../../shared/locale/today.ts';

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** Whether the sheet was opened from the diary, so that the diary is one step back. */
    isOverDiary?: boolean;
    /** Whether the sheet was opened from the list of proposals, so that the list is one step back. */
    isOverList?: boolean;
  }
}

/** Closes a sheet over the diary: goes back a step if it was opened from there, or else replaces it with the diary. */
export function useCloseSheet(date: string): () => void {
  const router = useRouter();
  const navigate = useNavigate();
  return () => {
    if (router.state.location.state.isOverDiary) return router.history.back();
    void navigate({ ...diaryPlace(openingView(), date, today()), replace: true, resetScroll: false });
  };
}
