import { type BillingIssueVariant, billingIssueVariant } from '@weekbord/domain/access/billing-abilities';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link, Navigate, useNavigate } from '@tanstack/react-router';
import { Button, buttonClasses } from '@weekbord/ui/button/button';
import { EmptyState } from '@weekbord/ui/empty-state/empty-state';
import { Content } from '@weekbord/ui/skip-link/content';
import { CircleAlert, CreditCard } from 'lucide-react';
import { useState } from 'react';
import { WayOutAction } from '../../../features/billing/components/way-out-action.tsx';
import { type WayOut, wayOutOf } from '../../../features/billing/model/way-out-of.ts';
import { userHasAccess } from '../../../shared/access/access.ts';
import { DishPicture } from '../../../shared/dish-picture/dish-picture.tsx';
import { fixedPicture } from '../../../shared/dish-picture/fixed-pictures.ts';
import { articleAddress } from '../../../shared/links.ts';
import { OutsideLink } from '../../../shared/outside-link.tsx';
import { usePhrases } from '../../../shared/phrases/use-phrases.ts';
import { currentUserQuery, useCurrentUser } from '../../../shared/session/current-user.ts';
import { SupportLink } from '../../../shared/support-link.tsx';
import { ClosedForAge } from './closed-for-age.tsx';

const TEXTS = {
  COACH: 'billingCoachSupport',
  PAYMENT_REQUIRED: 'billingPaymentRequired',
  CLIENT: 'billingClient',
  SELF_SERVICE: 'billingSelfService',
  SUBSCRIPTION_ERROR: 'billingOther',
} as const;

const TEXTS_OF_WAYS = {
  PAY: 'billingTextPAY',
  AGAIN: 'billingTextAGAIN',
  FIRST: 'billingPaymentRequired',
} as const;

/** Returns the key of the text: how to pay where that restores access, and otherwise who can help. */
function textOf(variant: BillingIssueVariant, way: WayOut | null) {
  if (way === null) return TEXTS[variant];
  if (variant === 'COACH') return 'billingCoach';
  return TEXTS_OF_WAYS[way.kind];
}

/** Why the account has no access, and how to regain it. */
export function BillingIssueScreen() {
  const say = usePhrases('accounts');
  const sayShared = usePhrases('shared');
  const sayBilling = usePhrases('billing');
  const navigate = useNavigate();
  const client = useQueryClient();
  const user = useCurrentUser();
  // Refetched, because access may have been restored since the account was last fetched.
  useQuery({ ...currentUserQuery, refetchOnMount: 'always' });
  const [isChecking, setChecking] = useState(false);
  const asDescribed = billingIssueVariant({
    isCoach: user.is_coach,
    isDiy: user.organisation?.clients_are_diy === true,
    hasCoach: user.coach !== null && user.coach.id !== user.id,
    paymentRequired: user.organisation?.payment_required === true,
  });
  const way = wayOutOf(user);
  // If paying restores nothing, support has to help.
  const variant = asDescribed === 'PAYMENT_REQUIRED' && way === null ? 'SELF_SERVICE' : asDescribed;
  const isLapsed = way !== null && way.kind !== 'FIRST';
  const helpClasses = buttonClasses({ tone: way === null ? 'primary' : 'secondary' });

  if (userHasAccess(user)) return <Navigate to="/" replace />;

  const checkAgain = async () => {
    setChecking(true);
    const fresh = await client.fetchQuery({ ...currentUserQuery, staleTime: 0 }).catch(() => user);
    setChecking(false);
    if (userHasAccess(fresh)) await navigate({ to: '/', replace: true });
  };

  const always = (
    <div className="mt-2 flex flex-wrap justify-center gap-x-1">
      {user.customer !== null && (
        <Link to="/billing" className={buttonClasses({ tone: 'quiet', size: 'medium' })}>
          {sayBilling('seeSubscription')}
        </Link>
      )}
      <Button tone="quiet" size="medium" isBusy={isChecking} onClick={() => void checkAgain()}>
        {say('billingCheckAgain')}
      </Button>
    </div>
  );
  if (user.age_closure) return <ClosedForAge closure={user.age_closure}>{always}</ClosedForAge>;
  return (
    <Content className="grid flex-1 place-items-center">
      <EmptyState
        isTitle
        picture={
          variant === 'PAYMENT_REQUIRED' ? (
            <span className="grid size-24 place-items-center rounded-full bg-danger-soft text-danger">
              <CircleAlert aria-hidden="true" className="size-11" />
            </span>
          ) : isLapsed ? (
            <span className="grid size-24 place-items-center rounded-full bg-brand-soft text-brand-strong">
              <CreditCard aria-hidden="true" className="size-11" />
            </span>
          ) : (
            <DishPicture picture={fixedPicture('mayonnaise')} size="card" className="size-28 rounded-full" />
          )
        }
        title={isLapsed ? say(`billingTitle${way.kind}`) : say('billingTitle')}
        text={
          <>
            <p>{say(textOf(variant, way))}</p>
            {variant === 'COACH' && way !== null && (
              <p className="mt-3 hidden rail:block">{say('billingCoachDesktop')}</p>
            )}
          </>
        }
        action={
          <div className="grid w-[min(20rem,calc(100vw-3rem))] gap-2">
            {way && <WayOutAction way={way} />}
            {variant === 'CLIENT' && user.coach !== null && (
              <a href={`mailto:${user.coach.email}`} className={helpClasses}>
                {sayBilling('mailCoach')}
              </a>
            )}
            {variant === 'PAYMENT_REQUIRED' && (
              <OutsideLink to={articleAddress('subscription')} className={helpClasses}>
                {say('billingHelpArticle')}
              </OutsideLink>
            )}
            {variant !== 'PAYMENT_REQUIRED' && variant !== 'CLIENT' && (
              <SupportLink className={helpClasses}>{sayShared('contactSupport')}</SupportLink>
            )}
            {always}
          </div>
        }
      />
    </Content>
  );
}
