import { Button } from '@weekbord/ui/button/button';
import { EmptyState } from '@weekbord/ui/empty-state/empty-state';
import { Page } from '@weekbord/ui/page/page';
import { Skeleton } from '@weekbord/ui/skeleton/skeleton';
import { LoadError } from '../../../shared/alerts/load-error.tsx';
import { failureOf } from '../../../shared/http/api-failure.ts';
import { usePhrases } from '../../../shared/phrases/use-phrases.ts';

interface MissingClientProps {
  error: Error | null;
  onRetry: () => void;
  onClose: () => void;
}

/**
 * Shown instead of a client's screen while the client is loading, if loading failed, or if the person is not a client
 * of this coach.
 */
export function MissingClient({ error, onRetry, onClose }: MissingClientProps) {
  const say = usePhrases('clients');
  const failure = error && failureOf(error);
  return (
    <Page back={{ label: say('back'), onPress: onClose }}>
      {failure?.kind === 'refused' && failure.status === 404 ? (
        <EmptyState
          isTitle
          title={say('goneTitle')}
          text={say('goneText')}
          action={
            <Button size="medium" onClick={onClose}>
              {say('back')}
            </Button>
          }
        />
      ) : error ? (
        <LoadError isTitle error={error} onRetry={onRetry} />
      ) : (
        <Skeleton className="h-96 rounded-card" />
      )}
    </Page>
  );
}
