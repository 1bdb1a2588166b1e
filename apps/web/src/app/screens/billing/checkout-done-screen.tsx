import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { Button, buttonClasses } from '@weekbord/ui/button/button';
import { Spinner } from '@weekbord/ui/spinner/spinner';
import { Content } from '@weekbord/ui/skip-link/content';
import { CircleCheck, CircleQuestionMark, Hourglass, MailOpen, Undo2 } from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
import { EntryFrame } from '../../../features/auth/components/entry-frame.tsx';
import { LoginForm } from '../../../features/auth/components/login-form.tsx';
import { isStillOpen, paymentQuery } from '../../../features/billing/api/checkout.ts';
import { checkoutOf, useCheckoutAddress } from '../../../features/billing/model/checkout-address.ts';
import { forgetDraft, readDraft } from '../../../features/billing/model/checkout-draft.ts';
import { LoadError } from '../../../shared/alerts/load-error.tsx';
import { failureOf } from '../../../shared/http/api-failure.ts';
import { usePhrases } from '../../../shared/phrases/use-phrases.ts';
import { currentUserQuery } from '../../../shared/session/current-user.ts';
import { readToken } from '../../../shared/session/token.ts';

const ICON = { 'aria-hidden': true, className: 'size-7' } as const;

/** The page to which the payment page returns: the outcome, and how to log in. */
export function CheckoutDoneScreen() {
  const { session } = useCheckoutAddress();
  return session === undefined ? <UnknownCheckout /> : <Payment session={session} />;
}

function Payment({ session }: { session: string }) {
  const say = usePhrases('checkout');
  const client = useQueryClient();
  const payment = paymentQuery(session);
  const { data, error, isFetching, refetch } = useQuery(payment);
  const state = data?.state;
  const hasBought = state === 'PAID' || state === 'CLAIMED' || state === 'RETURNED';
  useEffect(() => {
    if (hasBought) forgetDraft();
  }, [hasBought]);
  if (error) {
    const failure = failureOf(error);
    const isUnknown = failure?.kind === 'refused' && failure.status === 404;
    return isUnknown ? (
      <UnknownCheckout />
    ) : (
      <Content className="grid flex-1 place-items-center">
        <LoadError isTitle error={error} onRetry={() => void refetch()} />
      </Content>
    );
  }
  const answers = client.getQueryState(payment.queryKey)?.dataUpdateCount ?? 0;
  if (state === undefined || (state === 'OPEN' && !isStillOpen(answers))) {
    return (
      <EntryFrame title={say('checkingTitle')} text={say('checkingText')} icon={<Hourglass {...ICON} />}>
        <div role="status" className="relative h-12">
          <Spinner className="absolute inset-0" />
        </div>
      </EntryFrame>
    );
  }
  switch (state) {
    case 'OPEN':
      return (
        <EntryFrame title={say('openTitle')} text={say('openText')} icon={<MailOpen {...ICON} />}>
          <Button isWide isBusy={isFetching} onClick={() => void refetch()}>
            {say('checkAgain')}
          </Button>
        </EntryFrame>
      );
    case 'EXPIRED':
      return (
        <EntryFrame title={say('expiredTitle')} text={say('expiredText')} icon={<Hourglass {...ICON} />}>
          <BackToPlans />
        </EntryFrame>
      );
    case 'RETURNED':
      return (
        <WayIn
          title={say('returnedTitle')}
          text={say('returnedText')}
          icon={<Undo2 {...ICON} />}
          email={data?.email ?? ''}
        />
      );
    case 'PAID':
    case 'CLAIMED':
      return (
        <WayIn
          title={say('paidTitle')}
          text={say(`paidText${data?.audience ?? 'PERSON'}`)}
          icon={<CircleCheck {...ICON} />}
          email={data?.email ?? ''}
        />
      );
  }
}

interface WayInProps {
  title: string;
  text: string;
  icon: ReactNode;
  /** The email address that was given at the checkout. */
  email: string;
}

/** How to log in after the checkout; for a logged-in user, a button to continue. */
function WayIn({ title, text, icon, email }: WayInProps) {
  const say = usePhrases('checkout');
  const sayAuth = usePhrases('auth');
  const client = useQueryClient();
  const navigate = useNavigate();
  const [isGoing, setGoing] = useState(false);
  if (readToken() === null) {
    return (
      <EntryFrame title={title} text={text} icon={icon}>
        <p className="font-semibold">{sayAuth('checkoutText')}</p>
        <LoginForm email={email} isAfterCheckout={email !== ''} />
      </EntryFrame>
    );
  }
  const goOn = async () => {
    setGoing(true);
    // Refetched, because the cached account does not have the subscription yet.
    await client.fetchQuery({ ...currentUserQuery, staleTime: 0 }).catch(() => undefined);
    await navigate({ to: '/', replace: true });
  };
  return (
    <EntryFrame title={title} text={text} icon={icon}>
      <Button isWide isBusy={isGoing} onClick={() => void goOn()}>
        {say('goOn')}
      </Button>
    </EntryFrame>
  );
}

/** The checkout was made in another browser, or there is none. */
function UnknownCheckout() {
  const say = usePhrases('checkout');
  return (
    <WayIn title={say('unknownTitle')} text={say('unknownText')} icon={<CircleQuestionMark {...ICON} />} email="" />
  );
}

/** Links back to the chosen plan. */
function BackToPlans() {
  const say = usePhrases('checkout');
  return (
    <Link to={checkoutOf(readDraft().price)} className={buttonClasses({ isWide: true })}>
      {say('again')}
    </Link>
  );
}
