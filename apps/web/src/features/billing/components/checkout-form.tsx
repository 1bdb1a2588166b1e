import { dueToday } from '@weekbord/domain/billing/offer';
import { validateEmail, validateName } from '@weekbord/domain/auth/validate-identity';
import { Button, buttonClasses } from '@weekbord/ui/button/button';
import { Card } from '@weekbord/ui/card/card';
import { Notice } from '@weekbord/ui/notice/notice';
import { TextField } from '@weekbord/ui/text-field/text-field';
import { Link } from '@tanstack/react-router';
import { Mail } from 'lucide-react';
import { type ReactNode, useEffect, useId, useState } from 'react';
import { failureText } from '../../../shared/alerts/failure-text.ts';
import { formFailure } from '../../../shared/form/form-failure.ts';
import { type TextForm, useTextForm } from '../../../shared/form/use-text-form.ts';
import { RichPhrase } from '../../../shared/phrases/rich-phrase.tsx';
import { NameFields } from '../../../shared/form/name-fields.tsx';
import { usePhrases } from '../../../shared/phrases/use-phrases.ts';
import type { CurrentUser } from '../../../shared/session/current-user.ts';
import { type Plan, useCreateCheckoutSession } from '../api/checkout.ts';
import { useCheckoutDraft } from '../model/checkout-draft.ts';
import { useMoney } from '../model/use-money.ts';
import { usePromoCode } from '../model/use-promo-code.ts';
import { OrderSummary } from './order-summary.tsx';
import { PlanChoice } from './plan-choice.tsx';
import { PromoCode } from './promo-code.tsx';
import { OrderTerms, WhatHappensNext } from './what-happens-next.tsx';

const SERVER_PATHS = { first_name: 'first_name', last_name: 'last_name', email: 'email', promo_code: 'promo_code' };

interface CheckoutFormProps {
  plans: readonly Plan[];
  /** The plan that is preselected if neither the URL nor the buyer has chosen another. */
  usual: Plan;
  /** The plan that the URL names. */
  wanted: string | undefined;
  isTrialTill: boolean;
  /** The logged-in user, who buys for themselves. */
  user: CurrentUser | undefined;
  /** Opens the payment page. */
  onPay: (url: string) => void;
}

/** Asks for a plan and for the buyer's details, and continues to the payment page. */
export function CheckoutForm({ plans, usual, wanted, isTrialTill, user, onPay }: CheckoutFormProps) {
  const say = usePhrases('checkout');
  const sayAuth = usePhrases('auth');
  const sayShared = usePhrases('shared');
  const money = useMoney();
  const heading = useId();
  const summary = useId();
  const begin = useCreateCheckoutSession();
  const [draft, change] = useCheckoutDraft(wanted);
  const [isLeaving, setLeaving] = useLeavingPage();
  const plan = plans.find(({ price }) => price === draft.price) ?? usual;
  const promo = usePromoCode(draft, change, plan);
  const isGuest = user === undefined;
  const emailFault = validateEmail(draft.email);
  const failure = formFailure(begin.error);
  const isSubscribed = failure?.kind === 'refused' && failure.code === 'already_subscribed';
  const form = useTextForm({
    texts: draft,
    onType: (name, text) => change({ [name]: text }),
    showsFaultsOn: 'blur',
    faults: isGuest
      ? {
          first_name: validateName(draft.first_name) ? sayShared('required') : undefined,
          last_name: validateName(draft.last_name) ? sayShared('required') : undefined,
          email: emailFault
            ? emailFault.code === 'required'
              ? sayShared('required')
              : sayAuth('emailExample', { problem: sayAuth('invalidEmail') })
            : undefined,
        }
      : {},
    failure,
    serverPaths: SERVER_PATHS,
  });
  const send = async () => {
    if (begin.isPending || isLeaving || promo.isChecking) return;
    // A typed code that has not been applied yet is only applied, because that changes the amount on the button.
    if (promo.isWaiting) return promo.apply();
    const { first_name, last_name, email } = user ?? draft;
    const sent = await begin.send({
      price: plan.price,
      first_name: first_name.trim(),
      last_name: last_name.trim(),
      email: email.trim(),
      ...(promo.code !== '' && { promo_code: promo.code }),
    });
    if (!sent.ok) return;
    setLeaving(true);
    onPay(sent.value.url);
  };
  return (
    <form
      id={form.id}
      noValidate
      onSubmit={form.submit(() => void send())}
      className="grid grid-cols-[minmax(0,1fr)] items-start gap-8 lg:grid-cols-[minmax(0,1fr)_25rem] lg:gap-12"
    >
      <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
        <PlanChoice plans={plans} chosen={plan} onChoose={(price) => change({ price })} />
        <section aria-labelledby={heading} className="grid gap-4">
          <h2 id={heading} className="text-heading font-bold">
            {say('you')}
          </h2>
          {isGuest ? (
            <BuyerFields form={form} />
          ) : (
            <p>
              <RichPhrase
                text={say('buyingAs', { email: user.email })}
                marks={{ address: (inner) => <strong className="font-semibold wrap-anywhere">{inner}</strong> }}
              />
            </p>
          )}
          <PromoCode
            code={draft.promo_code}
            applied={promo.code}
            error={promo.fault ?? form.errorOf('promo_code')}
            isChecking={promo.isChecking}
            onType={form.field('promo_code').onChange}
            onApply={promo.apply}
            onRemove={promo.remove}
          />
        </section>
        <WhatHappensNext plan={plan} first={promo.first} logsInAfterwards={isGuest} />
      </div>
      <Card as="section" labelledBy={summary} className="grid grid-cols-[minmax(0,1fr)] gap-5 lg:sticky lg:top-8">
        <h2 id={summary} className="text-heading font-bold">
          {say('summary')}
        </h2>
        <OrderSummary plan={plan} first={promo.first} code={promo.code} />
        {isTrialTill && <TrialTill>{say('trialTill')}</TrialTill>}
        {isSubscribed ? (
          <Notice tone="bad">{say('subscribed')}</Notice>
        ) : (
          form.generalFailure && <Notice tone="bad">{failureText(form.generalFailure, sayShared)}</Notice>
        )}
        {isSubscribed ? (
          <Link to={user?.is_coach ? '/account' : '/profile'} className={buttonClasses({ isWide: true })}>
            {say('toBilling')}
          </Link>
        ) : (
          <Button type="submit" isWide isBusy={begin.isPending || isLeaving} className="py-2">
            <span className="grid leading-snug">
              {say('continue')}{' '}
              <span className="text-small font-medium">
                {say('continueToday', { amount: money(dueToday(plan.trial_days, promo.first), plan.currency) })}
              </span>
            </span>
          </Button>
        )}
        <OrderTerms plan={plan} />
      </Card>
    </form>
  );
}

function BuyerFields({
  form,
}: {
  form: TextForm<'first_name' | 'last_name' | 'email' | 'promo_code' | 'price' | 'applied'>;
}) {
  const say = usePhrases('checkout');
  const sayAuth = usePhrases('auth');
  return (
    <>
      <NameFields form={form} />
      <TextField
        label={sayAuth('email')}
        hint={say('emailHint')}
        type="email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        placeholder={sayAuth('emailPlaceholder')}
        icon={<Mail aria-hidden="true" className="size-5" />}
        {...form.field('email')}
      />
    </>
  );
}

/** Wraps a checkout in test mode, with a label that says that no money is charged. */
function TrialTill({ children }: { children: ReactNode }) {
  return (
    <p className="rounded-control border-2 border-dashed border-warning bg-warning-soft px-4 py-3 text-small font-semibold text-warning">
      {children}
    </p>
  );
}

/** Whether the payment page is loading; false again if the browser returns to this page. */
function useLeavingPage() {
  const [isLeaving, setLeaving] = useState(false);
  useEffect(() => {
    const stay = () => setLeaving(false);
    addEventListener('pageshow', stay);
    return () => removeEventListener('pageshow', stay);
  }, []);
  return [isLeaving, setLeaving] as const;
}
