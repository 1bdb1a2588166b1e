import type { AnswerOf } from '../../../shared/http/call.ts';
import { Button } from '@weekbord/ui/button/button';
import { Card } from '@weekbord/ui/card/card';
import { Notice } from '@weekbord/ui/notice/notice';
import { CircleCheck, Clock } from 'lucide-react';
import { showAlert } from '../../../shared/alerts/alerts.ts';
import { failureText } from '../../../shared/alerts/failure-text.ts';
import { formFailure } from '../../../shared/form/form-failure.ts';
import { useFormat } from '../../../shared/locale/format.ts';
import { usePhrases } from '../../../shared/phrases/use-phrases.ts';
import { useCancelEmailChange } from '../api/passwords.ts';
import { AddressPhrase } from './address-phrase.tsx';

type Change = NonNullable<AnswerOf<'getCredentials'>['email_change']>;

/** A pending change of email address: what has been confirmed, when it expires, and how to cancel it. */
export function WaitingEmailCard({ change }: { change: Change }) {
  const say = usePhrases('passwords');
  const sayShared = usePhrases('shared');
  const format = useFormat();
  const cancel = useCancelEmailChange();
  const failure = formFailure(cancel.error);
  const takeBack = async () => {
    const result = await cancel.send(undefined);
    if (result.ok) showAlert(say('cancelled'), { tone: 'good' });
  };
  return (
    <Card as="section" labelledBy="waiting-email" className="grid gap-3">
      <h2 id="waiting-email" className="text-heading font-bold">
        {say('waitingTitle')}
      </h2>
      <p className="text-ink-soft">
        <AddressPhrase text={say('waitingText', { email: change.new_email })} />
      </p>
      <ul className="grid gap-2">
        <Mailbox label={say('oldAddress')} isConfirmed={change.old_confirmed} />
        <Mailbox label={say('newAddress')} isConfirmed={change.new_confirmed} />
      </ul>
      <p className="text-small text-ink-soft">
        {say('until', { date: format.date(change.expires_at.slice(0, 10), 'full') })}
      </p>
      {failure && <Notice tone="bad">{failureText(failure, sayShared)}</Notice>}
      <Button tone="secondary" isWide isBusy={cancel.isPending} onClick={() => void takeBack()}>
        {say('cancelChange')}
      </Button>
    </Card>
  );
}

function Mailbox({ label, isConfirmed }: { label: string; isConfirmed: boolean }) {
  const say = usePhrases('passwords');
  const Icon = isConfirmed ? CircleCheck : Clock;
  return (
    <li className="flex items-center gap-2.5">
      <Icon aria-hidden="true" className={`size-5 shrink-0 ${isConfirmed ? 'text-brand-strong' : 'text-ink-soft'}`} />
      <span className="min-w-0 flex-1 font-semibold">{label}</span>
      <span className="text-small text-ink-soft">{say(isConfirmed ? 'isConfirmed' : 'isOpen')}</span>
    </li>
  );
}
