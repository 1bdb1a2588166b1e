import { Spinner } from '@weekbord/ui/spinner/spinner';
import { usePhrases } from '../../shared/phrases/use-phrases.ts';

/** Shows while a screen that was asked for is on its way for longer than a moment. */
export function PendingScreen() {
  const say = usePhrases('shared');
  return (
    <div className="grid min-h-60 flex-1 place-items-center text-brand-strong">
      <Spinner label={say('loading')} className="text-[1.75rem]" />
    </div>
  );
}
