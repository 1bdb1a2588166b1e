import { CYCLE_PARTS, type CyclePart } from '@weekbord/domain/cycle/cycle-sharing';
import { addDays } from '@weekbord/domain/dates/plain-date';
import { Button } from '@weekbord/ui/button/button';
import { Checkbox } from '@weekbord/ui/checkbox/checkbox';
import { Dialog } from '@weekbord/ui/dialog/dialog';
import { SegmentedControl } from '@weekbord/ui/segmented-control/segmented-control';
import { useState } from 'react';
import { showAlert } from '../../../../shared/alerts/alerts.ts';
import { useFormat } from '../../../../shared/locale/format.ts';
import { today } from '../../../../shared/locale/today.ts';
import { usePhrases } from '../../../../shared/phrases/use-phrases.ts';
import { type CycleSharing, useShareCycle } from '../../api/cycle-sharing.ts';
import { endOfDay, lastDayOf, SHARING_DAYS, type SharingDays } from '../../model/sharing-end.ts';
import type { SharingCoach } from './share-cycle.tsx';

interface ShareCycleDialogProps {
  sharing: CycleSharing;
  coach: SharingCoach;
  onClose: () => void;
}

/** Asks what to share with a coach and for how long; existing sharing keeps its end date until another is chosen. */
export function ShareCycleDialog({ sharing, coach, onClose }: ShareCycleDialogProps) {
  const say = usePhrases('cycle');
  const sayShared = usePhrases('shared');
  const format = useFormat();
  const share = useShareCycle();
  const before = sharing.shared_until;
  const [parts, setParts] = useState<readonly CyclePart[]>(sharing.parts);
  const [days, setDays] = useState<SharingDays | ''>(before === null ? '30' : '');
  const end = days === '' && before !== null ? new Date(before) : endOfDay(addDays(today(), Number(days)));
  const toggle = (part: CyclePart, isOn: boolean) =>
    setParts(CYCLE_PARTS.filter((one) => (one === part ? isOn : parts.includes(one))));
  const save = () => {
    const body = { coach: coach.id, parts: [...parts], shared_until: end.toISOString() };
    share.mutate(
      { body },
      {
        onSuccess: () => {
          showAlert(say('shareSaved', { name: coach.name }), { tone: 'good' });
          onClose();
        },
      },
    );
  };
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={say('shareTitle', { name: coach.name })}
      closeLabel={sayShared('close')}
      footer={
        <Button isWide isBusy={share.isPending} isDisabled={parts.length === 0} onClick={save}>
          {say(before === null ? 'shareConfirm' : 'shareSave')}
        </Button>
      }
    >
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
        <fieldset>
          <legend className="text-small font-semibold">{say('shareWhat')}</legend>
          {CYCLE_PARTS.map((part) => (
            <Checkbox key={part} isChecked={parts.includes(part)} onChange={(isOn) => toggle(part, isOn)}>
              <span className="block font-semibold">{say(`part${part}`)}</span>
              <span className="block text-small text-ink-soft">{say(`part${part}Text`)}</span>
            </Checkbox>
          ))}
        </fieldset>
        <div>
          <SegmentedControl<SharingDays | ''>
            label={say('shareFor')}
            value={days}
            onChange={setDays}
            options={SHARING_DAYS.map((count) => ({ value: count, label: count }))}
          />
          <p role="status" className="mt-1.5 text-small text-ink-soft">
            {say('shareUntil', { date: format.date(lastDayOf(end.toISOString()), 'full') })}
          </p>
        </div>
        <p className="text-small text-ink-soft">{say('shareEnds')}</p>
      </div>
    </Dialog>
  );
}
