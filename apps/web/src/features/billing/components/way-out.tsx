import { Button, buttonClasses } from '@weekbord/ui/button/button';
import { usePhrases } from '../../../shared/phrases/use-phrases.ts';
import type { CurrentUser } from '../../../shared/session/current-user.ts';
import { wayOutOf } from '../model/way-out-of.ts';
import { usePayInvoice } from '../model/use-till-pages.ts';

/** How a person without access can regain it; null if they cannot. */
export function WayOut({ user }: { user: CurrentUser }) {
  const say = usePhrases('billing');
  const invoice = usePayInvoice();
  const way = wayOutOf(user);
  if (way === null) return null;
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
