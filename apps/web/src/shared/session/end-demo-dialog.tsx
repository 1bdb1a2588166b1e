import { ConfirmDialog } from '@weekbord/ui/confirm-dialog/confirm-dialog';
import { useState } from 'react';
import { usePhrases } from '../phrases/use-phrases.ts';
import { logOut } from './log-out.ts';

/** Asks whether to end a demo, because logging out ends it. */
export function EndDemoDialog({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const say = usePhrases('demo');
  const [isLeaving, setLeaving] = useState(false);
  const leave = () => {
    setLeaving(true);
    void logOut();
  };
  return (
    <ConfirmDialog
      isOpen={isOpen}
      isDangerous
      isBusy={isLeaving}
      title={say('endTitle')}
      text={say('endText')}
      confirmLabel={say('end')}
      cancelLabel={say('stay')}
      onConfirm={leave}
      onClose={onClose}
    />
  );
}
