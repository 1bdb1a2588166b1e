import { DELETION_KEYWORDS } from '@weekbord/domain/accounts/deletion-keyword';
import { Button } from '@weekbord/ui/button/button';
import { Card } from '@weekbord/ui/card/card';
import { Dialog } from '@weekbord/ui/dialog/dialog';
import { Notice } from '@weekbord/ui/notice/notice';
import { TextField } from '@weekbord/ui/text-field/text-field';
import { useState } from 'react';
import { alertFailure } from '../../../shared/alerts/alert-failure.ts';
import { useLanguage } from '../../../shared/locale/language.ts';
import { usePhrases } from '../../../shared/phrases/use-phrases.ts';
import { logOut, startAfresh } from '../../../shared/session/log-out.ts';
import { readToken } from '../../../shared/session/token.ts';
import { useDeleteMe } from '../api/data.ts';
import { DeletionSummary } from './deletion-summary.tsx';

/** The current step: closed, showing the warning, asking for the word, or asking for a new login first. */
type Step = 'closed' | 'warning' | 'word' | 'log-in';

/**
 * Deletes the account permanently. First shows what will be deleted, asks the user to type a word, and requires a
 * recent login.
 */
export function DeleteAccountCard({ address }: { address: string }) {
  const say = usePhrases('history');
  const sayShared = usePhrases('shared');
  const language = useLanguage();
  const [step, setStep] = useState<Step>('closed');
  const [typed, setTyped] = useState('');
  const [isAbandoned, setAbandoned] = useState(false);
  const erase = useDeleteMe();
  const keyword = DELETION_KEYWORDS[language];
  const ask = () => {
    setAbandoned(false);
    setStep('warning');
  };
  const close = () => {
    setStep('closed');
    setTyped('');
  };
  const confirm = async () => {
    if (typed !== keyword) {
      close();
      setAbandoned(true);
      return;
    }
    const token = readToken();
    const erased = await erase.send({ body: { confirm: keyword } });
    if (erased.ok) await startAfresh(token);
    else if (erased.failure.kind === 'refused' && erased.failure.code === 'fresh_login_required') setStep('log-in');
    else await alertFailure(erase.error);
  };
  const forward = {
    closed: null,
    warning: { label: say('goOn'), tone: 'danger', press: () => setStep('word') },
    word: { label: say('deleteForGood'), tone: 'danger', press: () => void confirm() },
    'log-in': { label: say('logInAgain'), tone: 'primary', press: () => void logOut(address) },
  } as const;
  const next = forward[step];
  return (
    <Card as="section" labelledBy="delete-account" className="grid justify-items-start gap-3">
      <h2 id="delete-account" className="text-heading font-bold">
        {say('deleteTitle')}
      </h2>
      <p className="text-ink-soft">{say('deleteText')}</p>
      {isAbandoned && <Notice tone="bad">{say('deleteAbandoned')}</Notice>}
      <Button tone="danger" size="medium" onClick={ask}>
        {say('deleteAccount')}
      </Button>
      <Dialog
        isOpen={next !== null}
        onClose={close}
        title={say('deleteAsk')}
        closeLabel={sayShared('cancel')}
        footer={
          <div className="flex flex-col-reverse gap-2 sm:flex-row sm:justify-end">
            <Button tone="secondary" size="medium" onClick={close}>
              {sayShared('cancel')}
            </Button>
            {next && (
              <Button tone={next.tone} size="medium" isBusy={erase.isPending} onClick={next.press}>
                {next.label}
              </Button>
            )}
          </div>
        }
      >
        {step === 'warning' && <DeletionSummary />}
        {step === 'log-in' && <p className="text-ink-soft">{say('logInFirst')}</p>}
        {step === 'word' && (
          <TextField
            label={say('typeWord', { word: keyword })}
            value={typed}
            onChange={setTyped}
            autoCapitalize="characters"
            autoComplete="off"
            spellCheck={false}
            autoFocus
          />
        )}
      </Dialog>
    </Card>
  );
}
