import { Button } from '@weekbord/ui/button/button';
import { ErrorState } from '@weekbord/ui/error-state/error-state';
import { useOnline } from '../offline/use-online.ts';
import { failureOf } from '../http/api-failure.ts';
import { usePhrases } from '../phrases/use-phrases.ts';
import { failureText } from './failure-text.ts';

interface LoadErrorProps {
  error: Error | null;
  onRetry: () => void;
  /** Whether the title is also the title of the screen. */
  isTitle?: boolean;
}

/**
 * Replaces content that could not be loaded. When offline, it says that the content is not on this device; the content
 * loads once the device is back online.
 */
export function LoadError({ error, onRetry, isTitle = false }: LoadErrorProps) {
  const say = usePhrases('shared');
  const isOnline = useOnline();
  const failure = error ? failureOf(error) : ({ kind: 'network' } as const);
  if (!isOnline && failure?.kind === 'network') {
    return (
      <ErrorState
        isTitle={isTitle}
        title={say('notOnDevice')}
        text={say('notOnDeviceText')}
        action={<Button onClick={onRetry}>{say('retry')}</Button>}
      />
    );
  }
  return (
    <ErrorState
      isTitle={isTitle}
      title={say('errorLoadingData')}
      text={failureText(failure, say, say('laterError'))}
      action={<Button onClick={onRetry}>{say('retry')}</Button>}
    />
  );
}
