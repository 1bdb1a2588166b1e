import { useQuery } from '@tanstack/react-query';
import { Button } from '@weekbord/ui/button/button';
import { Dialog } from '@weekbord/ui/dialog/dialog';
import { useState } from 'react';
import { showAlert } from '../../../shared/alerts/alerts.ts';
import { useFormat } from '../../../shared/locale/format.ts';
import { dateOfMoment } from '../../../shared/locale/today.ts';
import { usePhrases } from '../../../shared/phrases/use-phrases.ts';
import { unclaimedPurchasesQuery, useAnswerPurchase } from '../api/purchases.ts';

/**
 * Asks the user whether a purchase for their address is theirs, until they answer or postpone; `onClaimed` is called
 * once they have what was paid for.
 */
export function UnclaimedPurchases({ onClaimed }: { onClaimed?: () => void }) {
  const say = usePhrases('purchases');
  const format = useFormat();
  const { data } = useQuery(unclaimedPurchasesQuery);
  const answering = useAnswerPurchase();
  // What the user answered, so that only the pressed button shows progress.
  const [sentAnswer, setSentAnswer] = useState<boolean | null>(null);
  const [putOff, setPutOff] = useState<readonly string[]>([]);
  const purchase = data?.find(({ id }) => !putOff.includes(id));
  if (!purchase) return null;
  const { id, plan, portal, audience, started_at: startedAt } = purchase;
  const date = format.date(dateOfMoment(new Date(startedAt)), 'full');
  const answer = async (isMine: boolean) => {
    setSentAnswer(isMine);
    const result = await answering.send({ id, isMine });
    if (!result.ok) return;
    const isClaimed = result.value.state === 'CLAIMED';
    showAlert(isClaimed ? say('claimed') : say(isMine ? 'alreadySubscribed' : 'declined'));
    if (isClaimed) onClaimed?.();
  };
  return (
    <Dialog
      isOpen
      onClose={() => setPutOff([...putOff, id])}
      title={say('title')}
      closeLabel={say('later')}
      size="small"
      footer={
        <div className="grid gap-2 sm:flex sm:flex-row-reverse">
          <Button
            size="medium"
            isBusy={answering.isPending && sentAnswer === true}
            isDisabled={answering.isPending && sentAnswer === false}
            onClick={() => void answer(true)}
          >
            {say('mine')}
          </Button>
          <Button
            tone="secondary"
            size="medium"
            isBusy={answering.isPending && sentAnswer === false}
            isDisabled={answering.isPending && sentAnswer === true}
            onClick={() => void answer(false)}
          >
            {say('notMine')}
          </Button>
        </div>
      }
    >
      <div className="grid gap-3 text-ink-soft">
        <p className="font-semibold text-ink">{say('what', { date, plan, portal })}</p>
        <p>{say(`ifMine${audience}`)}</p>
        <p>{say('ifNotMine')}</p>
      </div>
    </Dialog>
  );
}
