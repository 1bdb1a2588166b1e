import { Button, buttonClasses } from '@weekbord/ui/button/button';
import { Card } from '@weekbord/ui/card/card';
import { useId } from 'react';
import { trackClick } from '../../../shared/clicks.ts';
import { usePhrases } from '../../../shared/phrases/use-phrases.ts';
import { SupportLink } from '../../../shared/support-link.tsx';
import type { CurrentUser } from '../../../shared/session/current-user.ts';
import { useIsOnDesktop } from '../../../shared/use-is-on-desktop.ts';
import { useManageAccount } from '../model/use-till-pages.ts';

/** On desktop: offers an upgrade and a demo to a coach whose trial is running. */
export function TrialOffer({ user }: { user: Pick<CurrentUser, 'customer'> }) {
  const say = usePhrases('billing');
  const heading = useId();
  const isOnDesktop = useIsOnDesktop();
  const account = useManageAccount('/billing');
  const isTrialing = user.customer?.subscriptions.some(({ status }) => status === 'trialing') === true;
  if (!isTrialing || !isOnDesktop) return null;
  return (
    <Card as="section" labelledBy={heading} className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <h2 id={heading} className="text-heading font-bold">
        {say('upgradeTitle')}
      </h2>
      <p className="text-ink-soft">{say('upgradeText')}</p>
      <div className="flex flex-wrap gap-2">
        <Button size="medium" isBusy={account.isBusy} onClick={() => void account.open()}>
          {say('upgrade')}
        </Button>
        <SupportLink
          onPress={() => trackClick('clicked.app.book_a_demo_button')}
          className={buttonClasses({ tone: 'secondary', size: 'medium' })}
        >
          {say('bookDemo')}
        </SupportLink>
      </div>
    </Card>
  );
}
