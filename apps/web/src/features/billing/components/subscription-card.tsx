import { Button } from '@weekbord/ui/button/button';
import { Card } from '@weekbord/ui/card/card';
import { ConfirmDialog } from '@weekbord/ui/confirm-dialog/confirm-dialog';
import { Notice } from '@weekbord/ui/notice/notice';
import { ExternalLink } from 'lucide-react';
import { useId, useState } from 'react';
import { showAlert } from '../../../shared/alerts/alerts.ts';
import { useFormat } from '../../../shared/locale/format.ts';
import { dateOfMoment } from '../../../shared/locale/today.ts';
import { usePhrases } from '../../../shared/phrases/use-phrases.ts';
import { type Billed, useCancelDeal, useWithdraw } from '../api/subscription.ts';
import { useMoney } from '../model/use-money.ts';
import { stateOfSubscription } from '../model/state-of-subscription.ts';
import { useManageAccount, usePayInvoice } from '../model/use-till-pages.ts';

interface SubscriptionCardProps {
  billed: Billed;
  /** Whether the user may open the pages of the payment service. */
  mayManage: boolean;
}

/** A subscription: its price, its state, and what its owner can do. */
export function SubscriptionCard({ billed, mayManage }: SubscriptionCardProps) {
  const say = usePhrases('billing');
  const heading = useId();
  const day = useDay();
  const [asks, setAsks] = useState<'cancel' | 'withdraw' | null>(null);
  const account = useManageAccount();
  const invoice = usePayInvoice();
  const { phrase, moment, isUnpaid, isCancellable } = stateOfSubscription(billed);
  const { plan, withdraw_until: withdrawUntil } = billed;
  const name = plan?.name ?? say('aSubscription');
  const text = say(phrase, { date: day(moment) });
  const close = () => setAsks(null);
  return (
    <Card as="section" labelledBy={heading} className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <div className="grid gap-1">
        <h2 id={heading} className="text-heading font-bold wrap-break-word">
          {name}
        </h2>
        <PriceLine billed={billed} />
      </div>
      {isUnpaid ? <Notice tone="bad">{text}</Notice> : <p className="font-medium text-balance">{text}</p>}
      <div className="grid gap-2 sm:flex sm:flex-wrap">
        {isUnpaid && (
          <Button size="medium" isBusy={invoice.isBusy} onClick={() => void invoice.open()}>
            {say('payNow')}
          </Button>
        )}
        {mayManage && (
          <Button
            tone="secondary"
            size="medium"
            icon={<ExternalLink aria-hidden="true" className="size-4" />}
            isBusy={account.isBusy}
            onClick={() => void account.open()}
          >
            {say('account')}
          </Button>
        )}
        {isCancellable && (
          <Button tone="secondary" size="medium" aria-haspopup="dialog" onClick={() => setAsks('cancel')}>
            {say('cancel')}
          </Button>
        )}
      </div>
      {withdrawUntil !== null && (
        <div className="grid justify-items-start gap-1 border-t border-line pt-4">
          <p className="text-small text-ink-soft">{say('withdrawHint', { date: day(withdrawUntil) })}</p>
          <Button
            tone="quiet"
            size="medium"
            className="-ml-5"
            aria-haspopup="dialog"
            onClick={() => setAsks('withdraw')}
          >
            {say('withdraw')}
          </Button>
        </div>
      )}
      <CancelDialog isOpen={asks === 'cancel'} end={day(billed.current_period_end)} onClose={close} />
      <WithdrawDialog isOpen={asks === 'withdraw'} id={billed.id} plan={name} onClose={close} />
    </Card>
  );
}

function PriceLine({ billed }: { billed: Billed }) {
  const say = usePhrases('billing');
  const day = useDay();
  const price = usePaidText(billed);
  const { started_at: startedAt } = billed;
  return (
    <>
      {price !== null && <p>{price}</p>}
      {startedAt !== null && <p className="text-small text-ink-soft">{say('since', { date: day(startedAt) })}</p>}
    </>
  );
}

/** The price, and a discount with its end and code; null if the price is unknown. */
function usePaidText({ plan, discount, promo_code: code }: Billed): string | null {
  const say = usePhrases('billing');
  const money = useMoney();
  const day = useDay();
  if (plan === null) return null;
  const { amount, currency, interval, vat_percent: vat } = plan;
  const perPeriod = (cents: number) =>
    say(interval === 'year' ? 'perYear' : 'perMonth', { amount: money(cents, currency), vat });
  if (discount === null) return perPeriod(amount);
  const [full, paid] = [money(amount, currency), money(discount.amount, currency)];
  const price =
    discount.term === 'ONCE'
      ? say('discountONCE', { price: perPeriod(amount), paid })
      : say(`discount${discount.term}`, { price: perPeriod(discount.amount), full, date: day(discount.until) });
  return code === null ? price : say('withCode', { price, code });
}

interface AskingProps {
  isOpen: boolean;
  onClose: () => void;
}

function CancelDialog({ isOpen, end, onClose }: AskingProps & { end: string }) {
  const say = usePhrases('billing');
  const cancelling = useCancelDeal();
  const day = useDay();
  const confirm = async () => {
    const done = await cancelling.send({});
    if (!done.ok) return;
    onClose();
    const { ends_at: ends } = done.value;
    showAlert(ends === null ? say('cancelledNow') : say('cancelled', { date: day(ends) }), { tone: 'good' });
  };
  return (
    <ConfirmDialog
      isOpen={isOpen}
      title={say('cancelTitle')}
      text={say('cancelText', { date: end })}
      confirmLabel={say('cancelConfirm')}
      cancelLabel={say('keep')}
      isBusy={cancelling.isPending}
      onConfirm={() => void confirm()}
      onClose={onClose}
    />
  );
}

function WithdrawDialog({ isOpen, id, plan, onClose }: AskingProps & { id: string; plan: string }) {
  const say = usePhrases('billing');
  const withdrawing = useWithdraw();
  const confirm = async () => {
    const done = await withdrawing.send({ body: { subscription_id: id } });
    if (!done.ok) return;
    onClose();
    showAlert(say('withdrawn'), { tone: 'good' });
  };
  return (
    <ConfirmDialog
      isOpen={isOpen}
      title={say('withdrawTitle')}
      text={say('withdrawText', { plan })}
      confirmLabel={say('withdrawConfirm')}
      cancelLabel={say('keep')}
      isBusy={withdrawing.isPending}
      onConfirm={() => void confirm()}
      onClose={onClose}
    />
  );
}

/** Returns a formatter for a date, or for the date of an instant; null becomes an empty string. */
function useDay(): (given: string | null) => string {
  const format = useFormat();
  return (given) => {
    if (given === null) return '';
    return format.date(given.length === 10 ? given : dateOfMoment(new Date(given)), 'full');
  };
}
