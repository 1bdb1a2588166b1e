import { LONGEST_PLAN_TEXT } from '@weekbord/domain/plans/plan-versions';
import { Button } from '@weekbord/ui/button/button';
import { ConfirmDialog } from '@weekbord/ui/confirm-dialog/confirm-dialog';
import { TextArea } from '@weekbord/ui/text-area/text-area';
import { useState } from 'react';
import { showAlert } from '../../../shared/alerts/alerts.ts';
import { usePhrases } from '../../../shared/phrases/use-phrases.ts';
import { type PlanSide, type PlanVersion, useRestoreVersion } from '../api/plan-versions.ts';
import { isWithheld } from '../model/is-withheld.ts';
import type { VersionReader } from '../model/use-version-texts.ts';

interface RestoreVersionProps {
  version: PlanVersion;
  side: PlanSide;
  reader: VersionReader;
  /** Identifies the state that is shown as the current plan. */
  state: string;
}

/** Restores the plan from before or after a change, after confirmation; a coach may give a reason. */
export function RestoreVersion({ version, side, reader, state }: RestoreVersionProps) {
  const say = usePhrases('planVersions');
  const sayShared = usePhrases('shared');
  const [isAsking, setAsking] = useState(false);
  const [reason, setReason] = useState('');
  const restoring = useRestoreVersion();
  const isReturn = reader.kind === 'owner' && side === 'BEFORE' && version.who !== 'PERSON';
  const takesOffer = reader.kind === 'owner' && side === 'AFTER' && version.is_offer && version.who !== 'PERSON';
  const takeText = isWithheld(version) ? 'takeWithheldText' : 'takeOfferText';
  const labels = takesOffer
    ? { press: say('takeOffer'), title: say('takeOfferTitle') }
    : side === 'AFTER'
      ? { press: say('restoreAfter'), title: say('restoreAfterTitle') }
      : isReturn
        ? { press: say('goBack'), title: say('goBackTitle') }
        : { press: say('restoreBefore'), title: say('restoreBeforeTitle') };
  const restore = async () => {
    const result = await restoring.send({ id: version.id, side, state, ...(reason.trim() !== '' && { reason }) });
    setAsking(false);
    if (result.ok) showAlert(say(takesOffer ? 'offerTaken' : 'broughtBack'), { tone: 'good' });
  };
  return (
    <>
      <Button
        tone={takesOffer ? 'primary' : 'quiet'}
        size="medium"
        aria-haspopup="dialog"
        onClick={() => setAsking(true)}
      >
        {labels.press}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        title={labels.title}
        text={
          <div className="grid gap-4">
            <p>{say(takesOffer ? takeText : isReturn ? 'goBackText' : 'restoreText')}</p>
            {reader.kind === 'coach' && (
              <TextArea
                label={say('reasonLabel')}
                hint={say('reasonHint', { name: reader.name })}
                rows={2}
                maxLength={LONGEST_PLAN_TEXT}
                value={reason}
                onChange={setReason}
              />
            )}
          </div>
        }
        confirmLabel={say(takesOffer ? 'takeOffer' : isReturn ? 'goBack' : 'restoreBack')}
        cancelLabel={sayShared('cancel')}
        isBusy={restoring.isPending}
        onConfirm={() => void restore()}
        onClose={() => setAsking(false)}
      />
    </>
  );
}
