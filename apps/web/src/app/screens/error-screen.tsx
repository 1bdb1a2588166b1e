import { onlineManager, useQueryClient, useQueryErrorResetBoundary } from '@tanstack/react-query';
import { type ErrorComponentProps, useRouter } from '@tanstack/react-router';
import { Button } from '@weekbord/ui/button/button';
import { ErrorState } from '@weekbord/ui/error-state/error-state';
import { isPartGone, untilLoaded } from '@weekbord/ui/lazy-part/lazy-part';
import { Content } from '@weekbord/ui/skip-link/content';
import { TriangleAlert } from 'lucide-react';
import { Suspense, useEffect, useState } from 'react';
import { failureText } from '../../shared/alerts/failure-text.ts';
import { failureOf } from '../../shared/http/api-failure.ts';
import { usePhrases } from '../../shared/phrases/use-phrases.ts';
import { report } from '../../shared/report.ts';
import { currentUserQuery } from '../../shared/session/current-user.ts';
import { EndDemoDialog } from '../../shared/session/end-demo.ts';
import { PendingScreen } from './pending-screen.tsx';

async function logOutHere(): Promise<void> {
  const { logOut } = await untilLoaded(() => import('../../shared/session/log-out.ts'));
  await logOut();
}

/** Replaces a screen that broke or could not be loaded. */
export function ErrorScreen({ error, reset }: ErrorComponentProps) {
  const say = usePhrases('shared');
  const router = useRouter();
  const queries = useQueryErrorResetBoundary();
  const client = useQueryClient();
  const [isAsking, setAsking] = useState(false);
  const failure = failureOf(error);
  const isLoggedOut = failure?.kind === 'refused' && failure.status === 401;
  useEffect(() => {
    if (!isLoggedOut) report('A screen stopped working', error);
    queries.reset();
  }, [error, isLoggedOut, queries]);
  const retry = () => {
    if (isPartGone(error)) return location.reload();
    // A cached response that broke the screen would break it again, so it is removed. Offline it is kept, because it
    // could not be fetched again.
    if (!failure && onlineManager.isOnline()) client.removeQueries({ type: 'inactive' });
    reset();
    void router.invalidate();
  };
  const leave = () => {
    if (client.getQueryData(currentUserQuery.queryKey)?.demo_until) setAsking(true);
    else logOutHere().catch(() => location.reload());
  };
  // After a log-out, the login screen is already loading.
  if (isLoggedOut) return <PendingScreen />;
  return (
    <Content className="grid min-h-dvh flex-1 place-items-center">
      <ErrorState
        isTitle
        icon={failure?.kind === 'network' ? undefined : <TriangleAlert aria-hidden="true" className="size-7" />}
        title={failure ? say('errorLoadingData') : say('boundaryTitle')}
        text={
          <>
            <p>{failure ? failureText(failure, say, say('laterError')) : say('boundaryText')}</p>
            {!failure && (
              <p className="mt-3 rounded-xl bg-sunken px-3 py-2 font-mono text-tiny break-words">
                {error instanceof Error ? error.message : String(error)}
              </p>
            )}
          </>
        }
        action={
          <div className="grid gap-2">
            <Button onClick={retry}>{say('retry')}</Button>
            {failure?.kind !== 'network' && (
              <Button tone="quiet" size="medium" onClick={leave}>
                {say('boundaryReset')}
              </Button>
            )}
          </div>
        }
      />
      {isAsking && (
        <Suspense>
          <EndDemoDialog isOpen onClose={() => setAsking(false)} />
        </Suspense>
      )}
    </Content>
  );
}
