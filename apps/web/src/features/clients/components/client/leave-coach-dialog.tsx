import { ageClosure, ON_THEIR_OWN } from '@weekbord/domain/intake/minors';
import { ConfirmDialog } from '@weekbord/ui/confirm-dialog/confirm-dialog';
import { useState } from 'react';
import { showAlert } from '../../../../shared/alerts/alerts.ts';
import { usePhrases } from '../../../../shared/phrases/use-phrases.ts';
import { useCurrentUser } from '../../../../shared/session/current-user.ts';
import { useLeaveCoach } from '../../api/invitations.ts';

/** Asks for confirmation before leaving the coach, and explains what ends and what is kept. */
export function LeaveCoachDialog({ coach, onClose }: { coach: string; onClose: () => void }) {
  const say = usePhrases('coaching');
  const sayShared = usePhrases('shared');
  // The user when the dialog opened, because the account changes while the dialog closes.
  const user = useCurrentUser();
  const [isClosed] = useState(!user.account_enabled);
  const [isMinor] = useState(ageClosure(user.intake?.age ?? null, ON_THEIR_OWN) !== null);
  const leaving = useLeaveCoach();
  const leave = async () => {
    const result = await leaving.send(undefined);
    if (!result.ok) return;
    onClose();
    showAlert(say('left', { coach }), { tone: 'good' });
  };
  return (
    <ConfirmDialog
      isOpen
      isDangerous
      isBusy={leaving.isPending}
      title={say('leaveTitle', { coach })}
      text={
        <div className="grid gap-3">
          <p>{say('leaveEnds', { coach })}</p>
          <p>{say('leaveStays')}</p>
          {isClosed && !isMinor && <p>{say('leaveOpens')}</p>}
          {isMinor && <p>{say('leaveMinor')}</p>}
          <p>{say('leaveAgain', { coach })}</p>
        </div>
      }
      confirmLabel={say('leaveConfirm')}
      cancelLabel={sayShared('cancel')}
      onConfirm={() => void leave()}
      onClose={onClose}
    />
  );
}
