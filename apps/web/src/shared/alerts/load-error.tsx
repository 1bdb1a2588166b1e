import { Button } from '@weekbord/ui/button/button';
import { ErrorState } from '@weekbord/ui/error-state/error-state';
import { failureOf } from '../http/api-failure.ts';
import { usePhrases } from '../phrases/use-phrases.ts';
import { failureText } from './failure-text.ts';

/** Stands in for something that could not be loaded; without an error there is no network to load it from. */
export function LoadError({ error, onRetry }: { error: Error | null; onRetry: () => void }) {
  const say = usePhrases('shared');
  return (
    <ErrorState
      title={say('errorLoadingData')}
      text={failureText(error ? failureOf(error) : { kind: 'network' }, say, say('laterError'))}
      action={<Button onClick={onRetry}>{say('retry')}</Button>}
    />
  );
}
