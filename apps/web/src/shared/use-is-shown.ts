import { useCallback, useEffect, useRef } from 'react';

/** Whether the component is still on screen, for what goes on once an answer came. */
export function useIsShown(): () => boolean {
  const isShown = useRef(true);
  useEffect(() => {
    isShown.current = true;
    return () => {
      isShown.current = false;
    };
  }, []);
  return useCallback(() => isShown.current, []);
}
