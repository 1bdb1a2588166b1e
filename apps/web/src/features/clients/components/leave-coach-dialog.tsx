import { ConfirmDialog } from '@weekbord/ui/confirm-dialog/confirm-dialog';
import { useState } from 'react';
import { showAlert } from '../../../shared/alerts/alerts.ts';
import { usePhrases } from '../../../shared/phrases/use-phrases.ts';
import { useCurrentUser } from '../../../shared/session/current-user.ts';
import { useLeaveCoach } from '../api/invitations.ts';

/** Asks whether the user wants to have no coach any more, and says what ends with that and what stays. */
export function LeaveCoachDialog({ coach, onClose }: { coach: string; onClose: () => void }) {
  const say = usePhrases('coaching');
  const sayShared = usePhrases('shared');
  // As it was when the dialog opened: the account opens while the dialog closes.
  const [isClosed] = useState(!useCurrentUser().account_enabled);
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
          {isClosed && <p>{say('leaveOpens')}</p>}
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
