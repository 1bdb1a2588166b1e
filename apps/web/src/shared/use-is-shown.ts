import { useCallback, useEffect, useRef } from 'react';

/** Returns whether the component is still on screen, for what continues after an answer. */
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
