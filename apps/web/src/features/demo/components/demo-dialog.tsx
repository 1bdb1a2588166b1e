import type { DemoKind } from '@weekbord/domain/accounts/demo-account';
import { Button } from '@weekbord/ui/button/button';
import { Dialog } from '@weekbord/ui/dialog/dialog';
import { Notice } from '@weekbord/ui/notice/notice';
import { Spinner } from '@weekbord/ui/spinner/spinner';
import { useEffect, useRef, useState } from 'react';
import { failureText } from '../../../shared/alerts/failure-text.ts';
import { type ApiFailure, failureOf } from '../../../shared/http/api-failure.ts';
import { type Say, usePhrases } from '../../../shared/phrases/use-phrases.ts';
import { useCreateDemoAccount } from '../api/create-demo-account.ts';

interface DemoDialogProps {
  kind: DemoKind;
  /** Called with the token of the new account. */
  onMade: (token: string) => Promise<void>;
  onClose: () => void;
}

/** Creates a demo account; describes the demo while waiting, and shows the reason for a failure. */
export function DemoDialog({ kind, onMade, onClose }: DemoDialogProps) {
  const say = usePhrases('demo');
  const sayShared = usePhrases('shared');
  const { mutate, error } = useCreateDemoAccount();
  const [hasFailed, setHasFailed] = useState(false);
  const wasStarted = useRef(false);
  const make = () =>
    mutate(kind, {
      onSuccess: ({ auth_token: token }) => void onMade(token),
      onError: () => setHasFailed(true),
    });
  useEffect(() => {
    if (wasStarted.current) return;
    wasStarted.current = true;
    make();
  });
  const failure = failureOf(error);
  const mayRetry = hasFailed && !(failure?.kind === 'refused' && failure.code === 'demo_off');
  return (
    <Dialog isOpen onClose={onClose} title={say(`title_${kind}`)} closeLabel={sayShared('close')} size="small">
      <div className="grid gap-4">
        {error ? (
          <Notice tone="bad">{whyNot(failure, say, sayShared)}</Notice>
        ) : (
          <div role="status" className="flex items-center gap-4">
            <Spinner className="shrink-0 text-[2rem] text-brand-strong" />
            <p className="font-semibold">{say(`making_${kind}`)}</p>
          </div>
        )}
        <p className="text-small text-ink-soft">{say('rules')}</p>
        {mayRetry && (
          <Button isWide isBusy={!error} onClick={make}>
            {sayShared('retry')}
          </Button>
        )}
      </div>
    </Dialog>
  );
}

function whyNot(failure: ApiFailure | undefined, say: Say<'demo'>, sayShared: Say<'shared'>): string {
  if (failure?.kind === 'refused' && failure.status === 429) return say('tooMany');
  return failureText(failure, sayShared, say('failed'));
}
