import { useQuery } from '@tanstack/react-query';
import { Button } from '@weekbord/ui/button/button';
import { Dialog } from '@weekbord/ui/dialog/dialog';
import { useState } from 'react';
import { showAlert } from '../../../../shared/alerts/alerts.ts';
import { ConsentChoice } from '../../../../shared/consents/consents.tsx';
import { usePhrases } from '../../../../shared/phrases/use-phrases.ts';
import { useCurrentUser } from '../../../../shared/session/current-user.ts';
import { DueConsents } from './due-consents.tsx';
import { invitationsQuery, useAcceptInvitation, useDeclineInvitation } from '../../api/invitations.ts';

/** The open questions: consents, and invitations from coaches if the user has no coach. */
export function Invitations() {
  const user = useCurrentUser();
  return (
    <>
      <DueConsents />
      {!user.is_coach && <LatestInvitation />}
    </>
  );
}

/**
 * Asks the user to answer a coach's latest invitation, until they answer or postpone; `onAccepted` is called after
 * acceptance.
 */
export function LatestInvitation({ onAccepted }: { onAccepted?: () => void }) {
  const say = usePhrases('coaching');
  const { data } = useQuery(invitationsQuery);
  const accepting = useAcceptInvitation();
  const declining = useDeclineInvitation();
  const sayConsents = usePhrases('consents');
  // The ids of the invitation for which the user consented to the coach's access, and of one accepted without that
  // consent.
  const [agreedTo, setAgreedTo] = useState<number | null>(null);
  const [missingFor, setMissingFor] = useState<number | null>(null);
  const [putOff, setPutOff] = useState<readonly number[]>([]);
  const invitation = data?.find(({ id }) => !putOff.includes(id));
  if (!invitation) return null;
  const { id, coach, organisation } = invitation;
  const later = () => setPutOff([...putOff, id]);
  const answer = async (yes: boolean) => {
    if (yes && agreedTo !== id) return setMissingFor(id);
    if (!yes) {
      if ((await declining.send(id)).ok) showAlert(say('declined'));
      return;
    }
    const result = await accepting.send(id);
    if (!result.ok) return;
    const { is_plan_withheld: isWithheld, left_out: leftOut, paused } = result.value;
    const differences = [
      ...(isWithheld ? [say('planWithheld', { coach })] : []),
      ...leftOut.map(({ detail }) => detail),
      ...(paused.length > 0 ? [say('paused', { meals: paused.map(({ name }) => name).join(', ') })] : []),
    ];
    showAlert([say('accepted', { coach }), ...differences].join('\n'), { stays: differences.length > 0 });
    onAccepted?.();
  };
  return (
    <Dialog
      isOpen
      onClose={later}
      title={say('title', { coach })}
      closeLabel={say('later')}
      size="small"
      footer={
        <div className="grid gap-2 sm:flex sm:flex-row-reverse">
          <Button size="medium" isBusy={accepting.isPending} onClick={() => void answer(true)}>
            {say('accept')}
          </Button>
          <Button tone="secondary" size="medium" isBusy={declining.isPending} onClick={() => void answer(false)}>
            {say('decline')}
          </Button>
        </div>
      }
    >
      <div className="grid gap-3 text-ink-soft">
        {organisation !== null && <p className="font-semibold text-ink">{say('from', { organisation })}</p>}
        <p>{say('text', { coach })}</p>
        <p>{say('textLeaves')}</p>
        <ConsentChoice
          purpose="COACH"
          isRequired
          isGiven={agreedTo === id}
          onChange={(isAgreed) => setAgreedTo(isAgreed ? id : null)}
          error={missingFor === id && agreedTo !== id ? sayConsents('neededCoach') : undefined}
        />
      </div>
    </Dialog>
  );
}
