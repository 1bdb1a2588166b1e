import { CloudOff } from 'lucide-react';
import { usePhrases } from '../phrases/use-phrases.ts';
import { useOnline } from './use-online.ts';
import { useWaitingWrites } from './queued-write.ts';

/** Shows that the app is offline, and how many changes are waiting to be sent. */
export function ConnectionBar() {
  const say = usePhrases('shared');
  const isOnline = useOnline();
  const waiting = useWaitingWrites();
  if (isOnline) return null;
  return (
    <p
      role="status"
      className="flex items-center justify-center gap-2 bg-warning-soft px-4 py-2 text-small font-semibold text-warning"
    >
      <CloudOff aria-hidden="true" className="size-4.5 shrink-0" />
      {waiting > 0 ? `${say('offline')} · ${say('waitingChanges', { count: waiting })}` : say('offline')}
    </p>
  );
}
