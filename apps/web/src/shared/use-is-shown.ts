import { useCallback, useEffect, useRef } from 'react';

/**
 * Returns a function that returns whether the component is still on screen, for code that continues after a response.
 */
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
