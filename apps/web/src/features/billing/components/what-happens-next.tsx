import { firstPaymentOn } from '@weekbord/domain/billing/offer';
import { WITHDRAWAL_DAYS } from '@weekbord/domain/billing/withdrawal';
import { Check } from 'lucide-react';
import { useId } from 'react';
import { useFormat } from '../../../shared/locale/format.ts';
import { today } from '../../../shared/locale/today.ts';
import { RichPhrase } from '../../../shared/phrases/rich-phrase.tsx';
import { usePhrases } from '../../../shared/phrases/use-phrases.ts';
import { useTermsLinks } from '../../../shared/terms-links.tsx';
import type { Plan } from '../api/checkout.ts';
import { useMoney } from '../model/use-money.ts';
import { usePriceText } from '../model/use-price-text.ts';

interface WhatHappensNextProps {
  plan: Plan;
  first: number;
  logsInAfterwards: boolean;
}

/** The steps after this page, in plain words. */
export function WhatHappensNext({ plan, first, logsInAfterwards }: WhatHappensNextProps) {
  const say = usePhrases('checkout');
  const format = useFormat();
  const money = useMoney();
  const priceText = usePriceText();
  const heading = useId();
  const hasTrial = plan.trial_days > 0;
  const amount = money(first, plan.currency);
  const date = format.date(firstPaymentOn(today(), plan.trial_days), 'full');
  const steps = [
    hasTrial ? say('nextCard') : say('nextPay', { amount }),
    ...(logsInAfterwards ? [say('nextLogIn')] : []),
    ...(hasTrial ? [say('nextTrialEnd', { date, amount })] : []),
    // The renewal price is worded differently with a code, which may apply to the first payment only.
    say(first < plan.amount ? 'nextRenewalWithCode' : 'nextRenewal', { price: priceText(plan) }),
  ];
  return (
    <section aria-labelledby={heading} className="grid gap-3">
      <h2 id={heading} className="text-heading font-bold">
        {say('nextTitle')}
      </h2>
      <ol className="grid gap-3">
        {steps.map((step, index) => (
          <li key={step} className="flex gap-3">
            <span
              aria-hidden="true"
              className="grid size-7 shrink-0 place-items-center rounded-full bg-brand-soft text-small font-bold text-brand-strong"
            >
              {index + 1}
            </span>
            <span className="min-w-0 pt-0.5">{step}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** A buyer's rights after the purchase, and what they accept by continuing. */
export function OrderTerms({ plan }: { plan: Plan }) {
  const say = usePhrases('checkout');
  const format = useFormat();
  const links = useTermsLinks();
  const rights = [
    say('termsCancel'),
    ...(plan.trial_days > 0
      ? [say('termsTrial', { date: format.date(firstPaymentOn(today(), plan.trial_days), 'full') })]
      : []),
    say('termsWithdraw', { count: WITHDRAWAL_DAYS }),
  ];
  return (
    <div className="grid gap-3 text-small text-ink-soft">
      <ul className="grid gap-2">
        {rights.map((right) => (
          <li key={right} className="flex gap-2">
            <Check aria-hidden="true" className="mt-0.5 size-4.5 shrink-0 text-brand-strong" />
            <span className="min-w-0">{right}</span>
          </li>
        ))}
      </ul>
      <p>
        <RichPhrase text={say('accept')} marks={links} />
      </p>
    </div>
  );
}
