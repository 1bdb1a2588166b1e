import { Spinner } from '@weekbord/ui/spinner/spinner';
import { usePhrases } from '../../shared/phrases/use-phrases.ts';

/** Shown while a requested screen takes a noticeable time to load. */
export function PendingScreen() {
  const say = usePhrases('shared');
  return (
    <div className="grid min-h-60 flex-1 place-items-center text-brand-strong">
      <Spinner label={say('loading')} className="text-[1.75rem]" />
    </div>
  );
}
