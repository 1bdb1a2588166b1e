import { Button } from '@weekbord/ui/button/button';
import { failureText } from '../../../shared/alerts/failure-text.ts';
import { failureOf } from '../../../shared/http/api-failure.ts';
import { usePhrases } from '../../../shared/phrases/use-phrases.ts';

interface CouldNotLoadProps {
  title: string;
  /** The reason; null when offline. */
  error: Error | null;
  onRetry: () => void;
}

/** Shown instead of a card's content: says that it could not be loaded, and why, with a retry button. */
export function CouldNotLoad({ title, error, onRetry }: CouldNotLoadProps) {
  const say = usePhrases('shared');
  return (
    <div role="status" className="grid justify-items-start gap-1">
      <p className="text-small">{title}</p>
      <p className="text-small text-ink-soft">{failureText(error ? failureOf(error) : { kind: 'network' }, say)}</p>
      <Button tone="quiet" size="small" className="-ml-3" onClick={onRetry}>
        {say('retry')}
      </Button>
    </div>
  );
}
