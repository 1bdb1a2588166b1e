import { Button } from '@weekbord/ui/button/button';
import { ErrorState } from '@weekbord/ui/error-state/error-state';
import { failureOf } from '../http/api-failure.ts';
import { usePhrases } from '../phrases/use-phrases.ts';
import { failureText } from './failure-text.ts';

interface LoadErrorProps {
  error: Error | null;
  onRetry: () => void;
  /** Whether its title serves as the screen's title. */
  isTitle?: boolean;
}

/** Replaces content that could not be loaded; if there is no error, there is no network. */
export function LoadError({ error, onRetry, isTitle = false }: LoadErrorProps) {
  const say = usePhrases('shared');
  return (
    <ErrorState
      isTitle={isTitle}
      title={say('errorLoadingData')}
      text={failureText(error ? failureOf(error) : { kind: 'network' }, say, say('laterError'))}
      action={<Button onClick={onRetry}>{say('retry')}</Button>}
    />
  );
}
