import { alertFailure } from '../../../shared/alerts/alert-failure.ts';
import { showAlert } from '../../../shared/alerts/alerts.ts';
import { CallFailed } from '../../../shared/http/api-failure.ts';
import { usePhrases } from '../../../shared/phrases/use-phrases.ts';
import { useCustomerPortal, useOpenInvoice } from '../api/subscription.ts';
import { openPaymentPage } from './open-payment-page.ts';

/** Opens a page of the payment service; also returns whether it is still opening. */
interface TillPage {
  readonly open: () => Promise<void>;
  readonly isBusy: boolean;
}

/**
 * Opens the page where invoices, card and plan are managed; opens `fallback` if the payment service does not respond.
 */
export function useManageAccount(fallback?: string): TillPage {
  const portal = useCustomerPortal();
  const addressOf = async () => {
    const answer = await portal.send({});
    if (answer.ok) return answer.value.portal_url;
    if (fallback === undefined) await alertFailure(new CallFailed(answer.failure));
    return null;
  };
  return {
    open: () => openPaymentPage({ addressOf, ...(fallback !== undefined && { fallback }) }),
    isBusy: portal.isPending,
  };
}

/** Opens the page where an unpaid invoice is paid. */
export function usePayInvoice(): TillPage {
  const say = usePhrases('billing');
  const invoice = useOpenInvoice();
  const addressOf = async () => {
    const answer = await invoice.send({ body: {} });
    if (answer.ok) return answer.value.url;
    if (answer.failure.kind === 'refused' && answer.failure.status === 404) showAlert(say('nothingToPay'));
    else await alertFailure(new CallFailed(answer.failure));
    return null;
  };
  return { open: () => openPaymentPage({ addressOf }), isBusy: invoice.isPending };
}
