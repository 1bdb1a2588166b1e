import { Button } from '@weekbord/ui/button/button';
import { ErrorState } from '@weekbord/ui/error-state/error-state';
import { failureText } from '../../../shared/alerts/failure-text.ts';
import { failureOf } from '../../../shared/http/api-failure.ts';
import { usePhrases } from '../../../shared/phrases/use-phrases.ts';

/** Shown instead of a plan that the server could not compute. */
export function PlanUnavailable({ error, onRetry }: { error: Error; onRetry: () => void }) {
  const say = usePhrases('onboarding');
  const sayShared = usePhrases('shared');
  return (
    <ErrorState
      title={say('planFailed')}
      text={failureText(failureOf(error), sayShared)}
      action={<Button onClick={onRetry}>{sayShared('retry')}</Button>}
    />
  );
}
