import { useTopModal, whenModalOpens } from '@weekbord/ui/modal/open-modals';
import { classes } from '@weekbord/ui/classes';
import { Toast } from '@weekbord/ui/toast/toast';
import { useCallback, useEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { usePhrases } from '../phrases/use-phrases.ts';
import { dismissRead } from './alert-list-read.ts';
import { type Alert, dismissAlert, dismissPassing, useAlerts } from './alerts.ts';
import { useClearOfActions } from './use-clear-of-actions.ts';

/** The position over the screen, above the tabs and above a button fixed to the bottom. */
const OVER_SCREEN =
  'fixed inset-x-0 bottom-[calc(--spacing(20)+env(safe-area-inset-bottom)+var(--bottom-bar))] z-40 grid justify-items-center low:bottom-4 rail:bottom-[calc(1.5rem+var(--bottom-bar))]';

/** The position at the top, for when the message would cover a button at the bottom. */
const AT_TOP = 'fixed inset-x-0 top-[max(0.75rem,env(safe-area-inset-top))] z-40 grid justify-items-center rail:top-6';

/** The position next to a modal's window, so that it covers none of the modal's buttons. */
const BESIDE_WINDOW = 'order-first flex w-full flex-1 basis-0 flex-col items-center justify-end py-2';

/**
 * The newest message over the screen; earlier ones appear once it is gone, and read ones are dismissed when the screen
 * at `pathname` changes.
 */
export function AlertList({ pathname }: { pathname?: string }) {
  const say = usePhrases('shared');
  const newest = useAlerts().at(-1);
  // Messages are rendered inside the top modal, because the keyboard reaches nothing outside it.
  const modal = useTopModal();
  const section = useRef<HTMLElement>(null);
  const isAtTop = useClearOfActions(section, modal ? undefined : newest?.id);
  useEffect(() => whenModalOpens(dismissPassing), []);
  useEffect(dismissRead, [pathname]);
  return createPortal(
    <>
      <section
        ref={section}
        aria-label={say('notifications')}
        // Puts messages in front of the modal, so that it neither hides them nor closes when one is pressed.
        data-react-aria-top-layer="true"
        className={classes('pointer-events-none gap-2 px-4', modal ? BESIDE_WINDOW : isAtTop ? AT_TOP : OVER_SCREEN)}
      >
        {newest && <AlertToast key={newest.id} alert={newest} closeLabel={say('close')} />}
      </section>
      {/* Takes up the same space on the other side, so that a centred window stays centred. */}
      {modal && <div className="pointer-events-none hidden flex-1 basis-0 sm:block" />}
    </>,
    modal ?? document.body,
  );
}

function AlertToast({ alert, closeLabel }: { alert: Alert; closeLabel: string }) {
  const close = useCallback(() => dismissAlert(alert.id), [alert.id]);
  const { id: _, shownAt: __, ...shown } = alert;
  return <Toast {...shown} closeLabel={closeLabel} onClose={close} />;
}
