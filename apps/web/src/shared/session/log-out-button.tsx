import { useQueryClient } from '@tanstack/react-query';
import { Button } from '@weekbord/ui/button/button';
import { ConfirmDialog } from '@weekbord/ui/confirm-dialog/confirm-dialog';
import { LogOut } from 'lucide-react';
import { Suspense, useState } from 'react';
import { countWaitingWrites, useWaitingWrites } from '../offline/queued-write.ts';
import { usePhrases } from '../phrases/use-phrases.ts';
import { useUserOrGuest } from './current-user.ts';
import { EndDemoDialog } from './end-demo.ts';
import { logOut } from './log-out.ts';
import { flushPendingDeletions } from '../undo/pending-deletions.ts';

interface LogOutButtonProps {
  /** By default 'Log out'. */
  label?: string;
  /** The address of the page to open after the next login; by default the start page. */
  returnTo?: string;
}

/** Logs out; asks for confirmation only if something would be lost. */
export function LogOutButton({ label, returnTo }: LogOutButtonProps) {
  const say = usePhrases('shared');
  const client = useQueryClient();
  const isDemo = Boolean(useUserOrGuest()?.demo_until);
  const waiting = useWaitingWrites();
  const [isAsking, setAsking] = useState(false);
  const [isLeaving, setLeaving] = useState(false);
  const leave = () => {
    setLeaving(true);
    void logOut(returnTo);
  };
  const leaveOrAsk = async () => {
    if (isDemo) return setAsking(true);
    setLeaving(true);
    // Completes pending deletions first; logging out would otherwise discard them.
    await flushPendingDeletions();
    if (countWaitingWrites(client) === 0) return leave();
    setLeaving(false);
    setAsking(true);
  };
  return (
    <>
      <Button
        tone="secondary"
        isWide
        isBusy={isLeaving}
        icon={<LogOut aria-hidden="true" className="size-5" />}
        onClick={() => void leaveOrAsk()}
      >
        {label ?? say('logOut')}
      </Button>
      {isDemo ? (
        <Suspense>
          <EndDemoDialog isOpen={isAsking} onClose={() => setAsking(false)} />
        </Suspense>
      ) : (
        <ConfirmDialog
          isOpen={isAsking}
          isDangerous
          isBusy={isLeaving}
          title={say('logOutTitle')}
          text={say('logOutWaiting', { count: waiting })}
          confirmLabel={say('logOutAnyway')}
          cancelLabel={say('cancel')}
          onConfirm={leave}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}
