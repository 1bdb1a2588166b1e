import { dueToday, firstPaymentOn } from '@weekbord/domain/billing/offer';
import { vatIn } from '@weekbord/domain/billing/price';
import { classes } from '@weekbord/ui/classes';
import type { ReactNode } from 'react';
import { useFormat } from '../../../shared/locale/format.ts';
import { today } from '../../../shared/locale/today.ts';
import { usePhrases } from '../../../shared/phrases/use-phrases.ts';
import type { Plan } from '../api/checkout.ts';
import { useMoney } from '../model/use-money.ts';
import { usePriceText } from '../model/use-price-text.ts';

interface OrderSummaryProps {
  plan: Plan;
  /** The amount of the first payment. */
  first: number;
  /** The applied code, or an empty string. */
  code: string;
}

/** The plan being bought, its price with VAT and code, and the amount due today. */
export function OrderSummary({ plan, first, code }: OrderSummaryProps) {
  const say = usePhrases('checkout');
  const format = useFormat();
  const money = useMoney();
  const priceText = usePriceText();
  const { name, amount, currency, vat_percent: percent, trial_days: trialDays } = plan;
  const write = (value: number) => money(value, currency);
  return (
    <dl className="grid gap-2.5">
      <Row term={name} isStrong>
        {priceText(plan)}
      </Row>
      {code !== '' && <Row term={say('discount', { code })}>{write(first - amount)}</Row>}
      {trialDays > 0 && (
        <Row term={say('firstPaymentOn', { date: format.date(firstPaymentOn(today(), trialDays), 'dayMonth') })}>
          {write(first)}
        </Row>
      )}
      {percent > 0 && first > 0 && (
        <Row term={say('vatOf', { percent })} isSoft>
          {write(vatIn(first, percent))}
        </Row>
      )}
      <div aria-hidden="true" className="border-t border-line" />
      <Row term={say('dueToday')} isStrong>
        <span className="text-heading">{write(dueToday(trialDays, first))}</span>
      </Row>
    </dl>
  );
}

interface RowProps {
  term: string;
  children: ReactNode;
  isStrong?: boolean;
  isSoft?: boolean;
}

function Row({ term, children, isStrong = false, isSoft = false }: RowProps) {
  return (
    <div
      className={classes(
        'flex items-baseline justify-between gap-4',
        isStrong && 'font-bold',
        isSoft && 'text-small text-ink-soft',
      )}
    >
      <dt className="min-w-0 wrap-anywhere">{term}</dt>
      <dd className="shrink-0 tabular-nums">{children}</dd>
    </div>
  );
}
