import { useQueryClient } from '@tanstack/react-query';
import { untilLoaded } from '@weekbord/ui/lazy-part/lazy-part';
import { useEffect } from 'react';
import { SETTLED_MS } from '../../shared/when-settled.tsx';

/** Shows changes from other devices or a coach immediately; loaded after the screen has settled. */
export function useLiveChanges(): void {
  const client = useQueryClient();
  useEffect(() => {
    let stop: (() => void) | undefined;
    let hasLeft = false;
    const begin = async () => {
      const { showChanges } = await untilLoaded(() => import('./live-changes.ts'));
      if (!hasLeft) stop = showChanges(client);
    };
    // The error is ignored: if the chunk no longer exists, screens fall back to polling.
    const timer = setTimeout(() => void begin().catch(() => undefined), SETTLED_MS);
    return () => {
      hasLeft = true;
      clearTimeout(timer);
      stop?.();
    };
  }, [client]);
}
