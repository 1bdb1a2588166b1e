import { Button, buttonClasses } from '@weekbord/ui/button/button';
import { usePhrases } from '../../../shared/phrases/use-phrases.ts';
import { usePayInvoice } from '../model/use-till-pages.ts';
import type { WayOut } from '../model/way-out-of.ts';

/** The button or link with which a person pays to regain access. */
export function WayOutAction({ way }: { way: WayOut }) {
  const say = usePhrases('billing');
  const invoice = usePayInvoice();
  if (way.kind === 'PAY') {
    return (
      <Button isBusy={invoice.isBusy} onClick={() => void invoice.open()}>
        {say('payNow')}
      </Button>
    );
  }
  return (
    <a href={way.address} className={buttonClasses()}>
      {say(way.kind === 'AGAIN' ? 'resubscribe' : 'subscribe')}
    </a>
  );
}
