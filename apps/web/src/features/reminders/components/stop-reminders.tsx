import { Button } from '@weekbord/ui/button/button';
import { Card } from '@weekbord/ui/card/card';
import { Notice } from '@weekbord/ui/notice/notice';
import { type ReactNode, useState } from 'react';
import { failureText } from '../../../shared/alerts/failure-text.ts';
import type { ApiFailure } from '../../../shared/http/api-failure.ts';
import { usePhrases } from '../../../shared/phrases/use-phrases.ts';
import { useStopReminders } from '../api/reminders.ts';

/** A button that stops all reminders of the link's owner; `children` says where to go from there. */
export function StopReminders({ secret, children }: { secret: string; children: ReactNode }) {
  const say = usePhrases('reminders');
  const sayShared = usePhrases('shared');
  const stop = useStopReminders();
  const [failure, setFailure] = useState<ApiFailure | null>(null);
  const isGone = failure?.kind === 'refused' && failure.status === 404;
  const press = async () => {
    const result = await stop.send(secret);
    setFailure(result.ok ? null : result.failure);
  };
  if (stop.isSuccess || isGone) {
    return (
      <Card className="grid gap-4" as="section">
        <div role="status" className="grid gap-1.5">
          <p className="text-heading font-bold">{say(isGone ? 'stopGone' : 'stopped')}</p>
          <p className="text-ink-soft">{say(isGone ? 'stopGoneText' : 'stoppedText')}</p>
        </div>
        {children}
      </Card>
    );
  }
  return (
    <Card className="grid gap-4">
      <p>{say('stopText')}</p>
      {failure && <Notice tone="bad">{failureText(failure, sayShared)}</Notice>}
      <Button isWide isBusy={stop.isPending} onClick={() => void press()}>
        {say('stopAll')}
      </Button>
    </Card>
  );
}
