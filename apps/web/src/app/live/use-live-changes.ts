import { useQueryClient } from '@tanstack/react-query';
import { untilLoaded } from '@weekbord/ui/lazy-part/lazy-part';
import { useEffect } from 'react';
import { SETTLED_MS } from '../../shared/when-settled.tsx';

/** Shows at once what another device, or a coach, changes; it is loaded once the screen has settled. */
export function useLiveChanges(): void {
  const client = useQueryClient();
  useEffect(() => {
    let stop: (() => void) | undefined;
    let hasLeft = false;
    const begin = async () => {
      const { showChanges } = await untilLoaded(() => import('./live-changes.ts'));
      if (!hasLeft) stop = showChanges(client);
    };
    // Where its program is gone, screens ask by themselves.
    const timer = setTimeout(() => void begin().catch(() => undefined), SETTLED_MS);
    return () => {
      hasLeft = true;
      clearTimeout(timer);
      stop?.();
    };
  }, [client]);
}
