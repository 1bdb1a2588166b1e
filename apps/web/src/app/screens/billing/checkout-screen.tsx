import { useQuery } from '@tanstack/react-query';
import { Navigate, useNavigate } from '@tanstack/react-router';
import { buttonClasses } from '@weekbord/ui/button/button';
import { Page } from '@weekbord/ui/page/page';
import { Skeleton } from '@weekbord/ui/skeleton/skeleton';
import type { ReactNode } from 'react';
import { EntryFrame } from '../../../features/auth/components/entry-frame.tsx';
import { EntryLink } from '../../../features/auth/components/entry-link.tsx';
import { type Plan, plansQuery } from '../../../features/billing/api/checkout.ts';
import { CheckoutForm } from '../../../features/billing/components/checkout-form.tsx';
import { type CheckoutAddress, useCheckoutAddress } from '../../../features/billing/model/checkout-address.ts';
import { LoadError } from '../../../shared/alerts/load-error.tsx';
import { useBrand } from '../../../shared/brand/brand.ts';
import { Wordmark } from '../../../shared/brand/wordmark.tsx';
import { SupportLink } from '../../../shared/support-link.tsx';
import { usePhrases } from '../../../shared/phrases/use-phrases.ts';
import { useUserOrGuest } from '../../../shared/session/current-user.ts';
import { JoinScreen } from '../auth/join-screen.tsx';
import { OpenSignUp } from '../auth/sign-up-screen.tsx';

/** The checkout for what this portal sells, to coaches or to individuals. */
export function CheckoutScreen() {
  const address = useCheckoutAddress();
  const { data, error, refetch } = useQuery(plansQuery());
  if (!data) {
    return (
      <CheckoutPage>
        {error ? <LoadError isTitle error={error} onRetry={() => void refetch()} /> : <Skeleton className="h-96" />}
      </CheckoutPage>
    );
  }
  const audience = audienceOf(data.plans, address);
  const plans = data.plans.filter((plan) => plan.audience === audience);
  const [usual] = plans;
  if (usual === undefined) return <NothingSold audience={audience} />;
  return (
    <Offer audience={audience} plans={plans} usual={usual} wanted={address.price} isTrialTill={data.is_trial_till} />
  );
}

/** Returns the audience that the URL implies. A URL with a plan need not state the audience. */
function audienceOf(plans: readonly Plan[], address: CheckoutAddress): Plan['audience'] {
  if (address.isForCoach) return 'COACH';
  return plans.find(({ price }) => price === address.price)?.audience ?? 'PERSON';
}

interface OfferProps {
  audience: Plan['audience'];
  plans: readonly Plan[];
  usual: Plan;
  wanted: string | undefined;
  isTrialTill: boolean;
}

function Offer({ audience, plans, usual, wanted, isTrialTill }: OfferProps) {
  const say = usePhrases('checkout');
  const user = useUserOrGuest();
  const portal = useBrand()?.name ?? '';
  return (
    <CheckoutPage
      title={audience === 'COACH' ? say('titleCOACH') : say('titlePERSON', { portal })}
      text={audience === 'COACH' ? say('textCOACH') : say('textPERSON', { portal })}
    >
      <CheckoutForm
        plans={plans}
        usual={usual}
        wanted={wanted}
        isTrialTill={isTrialTill}
        user={user}
        onPay={(url) => location.assign(url)}
      />
      {user === undefined && <LogInInstead />}
    </CheckoutPage>
  );
}

function LogInInstead() {
  const say = usePhrases('auth');
  return (
    <p className="mt-8 text-center text-small text-ink-soft lg:text-start">
      {say('haveAccount')} <EntryLink to="/login">{say('logIn')}</EntryLink>
    </p>
  );
}

interface CheckoutPageProps {
  title?: string;
  text?: string;
  children: ReactNode;
}

function CheckoutPage({ title, text, children }: CheckoutPageProps) {
  const say = usePhrases('shared');
  const navigate = useNavigate();
  const user = useUserOrGuest();
  return (
    <Page
      width="wide"
      back={{ label: say('back'), onPress: () => void navigate({ to: user ? '/' : '/login' }) }}
      above={<Wordmark />}
    >
      {title !== undefined && (
        <header className="mt-5 mb-6">
          <h1 className="text-title font-extrabold">{title}</h1>
          <p className="mt-1.5 text-ink-soft">{text}</p>
        </header>
      )}
      {children}
    </Page>
  );
}

/** Shown when a portal has nothing for sale: how to join or, for coaches, whom to contact. */
function NothingSold({ audience }: { audience: Plan['audience'] }) {
  const say = usePhrases('checkout');
  const navigate = useNavigate();
  const user = useUserOrGuest();
  const brand = useBrand();
  if (audience === 'COACH') {
    return (
      <EntryFrame
        title={say('closedTitle')}
        text={say('closedText')}
        onBack={() => void navigate({ to: user ? '/' : '/login' })}
      >
        <SupportLink className={buttonClasses({ isWide: true })}>{say('help')}</SupportLink>
      </EntryFrame>
    );
  }
  if (user) return <Navigate to="/" replace />;
  const mode = brand?.sign_up ?? 'OPEN';
  return mode === 'OPEN' ? <OpenSignUp /> : <JoinScreen mode={mode} />;
}
