import { Link } from '@tanstack/react-router';
import { Button, buttonClasses } from '@weekbord/ui/button/button';
import { Notice } from '@weekbord/ui/notice/notice';
import { CircleCheck, MailOpen } from 'lucide-react';
import { useActivation } from '../../../features/auth/api/passwords.ts';
import { EntryFrame } from '../../../features/auth/components/entry-frame.tsx';
import { useMailedProof } from '../../../features/auth/model/mailed-proof.ts';
import { failureText } from '../../../shared/alerts/failure-text.ts';
import { formFailure } from '../../../shared/form/form-failure.ts';
import { usePhrases } from '../../../shared/phrases/use-phrases.ts';
import { DeadLink, isDead } from './dead-link.tsx';

/** Confirms the email address of a new account. It takes a button press, because email software also opens links. */
export function ConfirmScreen() {
  const say = usePhrases('passwords');
  return (
    <Confirming
      title={say('confirmTitle')}
      text={say('confirmText')}
      doneTitle={say('confirmedTitle')}
      doneText={say('confirmedText')}
      next={
        <Link to="/login/password" className={buttonClasses({ isWide: true })}>
          {say('logIn')}
        </Link>
      }
    />
  );
}

/** Confirms one of the two addresses in a change of email address. */
export function ConfirmAddressScreen() {
  const say = usePhrases('passwords');
  return (
    <Confirming
      title={say('confirmAddressTitle')}
      text={say('confirmAddressText')}
      doneTitle={say('confirmedAddressTitle')}
      doneText={say('confirmedAddressText')}
      next={
        <Link to="/" className={buttonClasses({ isWide: true })}>
          {say('goOn')}
        </Link>
      }
    />
  );
}

interface ConfirmingProps {
  title: string;
  text: string;
  doneTitle: string;
  doneText: string;
  next: React.ReactNode;
}

function Confirming({ title, text, doneTitle, doneText, next }: ConfirmingProps) {
  const say = usePhrases('passwords');
  const sayShared = usePhrases('shared');
  const proof = useMailedProof();
  const confirm = useActivation();
  const failure = formFailure(confirm.error);
  if (isDead(failure)) return <DeadLink to="/login" label={say('backToLogin')} />;
  if (confirm.isSuccess) {
    return (
      <EntryFrame title={doneTitle} text={doneText} icon={<CircleCheck aria-hidden="true" className="size-7" />}>
        {next}
      </EntryFrame>
    );
  }
  return (
    <EntryFrame title={title} text={text} icon={<MailOpen aria-hidden="true" className="size-7" />}>
      {failure && <Notice tone="bad">{failureText(failure, sayShared)}</Notice>}
      <Button isWide isBusy={confirm.isPending} onClick={() => confirm.mutate(proof)}>
        {say('confirm')}
      </Button>
    </EntryFrame>
  );
}
