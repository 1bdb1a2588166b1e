import { useTopModal, whenModalOpens } from '@weekbord/ui/modal/open-modals';
import { Toast } from '@weekbord/ui/toast/toast';
import { useCallback, useEffect } from 'react';
import { createPortal } from 'react-dom';
import { usePhrases } from '../phrases/use-phrases.ts';
import { type Alert, dismissAlert, dismissPassing, useAlerts } from './alerts.ts';

/** The messages over the screen. */
export function AlertList() {
  const say = usePhrases('shared');
  const alerts = useAlerts();
  // The keyboard reaches only what stands in the modal.
  const place = useTopModal() ?? document.body;
  useEffect(() => whenModalOpens(dismissPassing), []);
  return createPortal(
    <section
      aria-label={say('notifications')}
      // In front of the modal: it hides no message, and a press on one does not close it.
      data-react-aria-top-layer="true"
      className="pointer-events-none fixed inset-x-0 bottom-[calc(5rem+env(safe-area-inset-bottom))] z-40 grid justify-items-center gap-2 px-4 rail:bottom-6"
    >
      {alerts.map((alert) => (
        <AlertToast key={alert.id} alert={alert} closeLabel={say('close')} />
      ))}
    </section>,
    place,
  );
}

function AlertToast({ alert, closeLabel }: { alert: Alert; closeLabel: string }) {
  const close = useCallback(() => dismissAlert(alert.id), [alert.id]);
  const { text, tone, action, stays } = alert;
  return <Toast text={text} tone={tone} action={action} stays={stays} closeLabel={closeLabel} onClose={close} />;
}
