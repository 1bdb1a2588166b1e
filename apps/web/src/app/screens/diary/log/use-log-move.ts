import { useNavigate, useRouter } from '@tanstack/react-router';
import { type FirstStep, type LogPlace, searchOf } from '../meal/picker-address.ts';

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** Whether the step was opened from an earlier step of the food picker, so that going back is one step. */
    isOverStep?: boolean;
  }
}

const ADDRESSES = {
  search: '/diary/$date/add-food/$slotId',
  scan: '/diary/$date/scan/$slotId',
  numbers: '/diary/$date/quick-add/$slotId',
} as const satisfies Record<FirstStep, string>;

/** Keeps the current step of the log sheet in the URL; going back leads back through the steps that the user took. */
export function useLogMove(
  date: string,
  slotId: number,
  first: FirstStep,
): (place: LogPlace, manner: 'forward' | 'back' | 'replace') => void {
  const navigate = useNavigate();
  const router = useRouter();
  return (place, manner) => {
    const { state } = router.state.location;
    if (manner === 'back' && state.isOverStep) return router.history.back();
    void navigate({
      to: ADDRESSES[first],
      params: { date, slotId: String(slotId) },
      search: searchOf(place, first),
      replace: manner !== 'forward',
      state: manner === 'replace' ? true : manner === 'forward' ? { isOverStep: true } : {},
      resetScroll: false,
    });
  };
}
