import { useRouter } from '@tanstack/react-router';

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** Whether cooking mode was opened from its recipe or meal, which is then one step back in the history. */
    isOverDetail?: boolean;
  }
}

/** Navigates to the same screen at another step; undefined is the recipe itself. */
type ShowStep = (
  cook: number | undefined,
  how: Readonly<{ replace?: true; state: true | { isOverDetail: true }; resetScroll: false }>,
) => void;

/** Cooking mode of the open recipe: the step is in the URL, and leaving is a step back. */
export function useCooking(show: ShowStep) {
  const router = useRouter();
  return {
    begin: () => {
      // Ignores a second press while navigation is in progress, which would add another history entry.
      if (!('cook' in router.state.location.search)) show(1, { state: { isOverDetail: true }, resetScroll: false });
    },
    turn: (step: number) => show(step, { replace: true, state: true, resetScroll: false }),
    leave: () => {
      if (router.state.location.state.isOverDetail) router.history.back();
      else show(undefined, { replace: true, state: true, resetScroll: false });
    },
  };
}
