import type { ConsentPurpose } from '@weekbord/domain/consent/consents';
import { Button } from '@weekbord/ui/button/button';
import { Dialog } from '@weekbord/ui/dialog/dialog';
import { useState } from 'react';
import { showAlert } from '../../../../shared/alerts/alerts.ts';
import { ConsentChoice, useAnswerConsents } from '../../../../shared/consents/consents.tsx';
import { usePhrases } from '../../../../shared/phrases/use-phrases.ts';
import { useCurrentUser } from '../../../../shared/session/current-user.ts';

/** Asks users who already have data for the consents they have not answered yet, until they answer or postpone. */
export function DueConsents() {
  // The field is missing in users cached by an earlier version.
  const due: readonly ConsentPurpose[] = useCurrentUser().consents_due ?? [];
  const say = usePhrases('consents');
  const answer = useAnswerConsents();
  const [given, setGiven] = useState<readonly ConsentPurpose[]>([]);
  const [isPutOff, setPutOff] = useState(false);
  if (isPutOff || due.length === 0) return null;
  const choose = (purpose: ConsentPurpose, isGiven: boolean) =>
    setGiven((before) => [...before.filter((one) => one !== purpose), ...(isGiven ? [purpose] : [])]);
  const save = async () => {
    const withdrawn = due.filter((purpose) => !given.includes(purpose));
    if ((await answer.send({ given, withdrawn })).ok) showAlert(say('saved'));
  };
  return (
    <Dialog
      isOpen
      onClose={() => setPutOff(true)}
      title={say('dueTitle')}
      closeLabel={say('later')}
      footer={
        <div className="grid gap-2 sm:flex sm:flex-row-reverse">
          <Button size="medium" isBusy={answer.isPending} onClick={() => void save()}>
            {say('save')}
          </Button>
          <Button tone="secondary" size="medium" onClick={() => setPutOff(true)}>
            {say('later')}
          </Button>
        </div>
      }
    >
      <div className="grid gap-3">
        <p className="text-ink-soft">{say('dueText')}</p>
        {due.map((purpose) => (
          <ConsentChoice
            key={purpose}
            purpose={purpose}
            isGiven={given.includes(purpose)}
            onChange={(isGiven) => choose(purpose, isGiven)}
          />
        ))}
      </div>
    </Dialog>
  );
}
