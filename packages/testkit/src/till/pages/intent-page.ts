import { confirmPayment, confirmSetup } from '../billing/confirm.ts';
import { invoicePaidBy } from '../billing/invoices.ts';
import { newMethod } from '../billing/methods.ts';
import { cardByNumber, faultOf, type Refusal } from '../cards.ts';
import type { Context } from '../context.ts';
import { TillError } from '../errors.ts';
import type { Reply } from '../http/server.ts';
import type { PaymentIntent, SetupIntent } from '../wire.ts';
import { cardFields, cardIn, cardsOfTheTrial, fault, textIn } from './card-form.ts';
import { goTo, html, page } from './html.ts';
import type { Speaking } from './speaking.ts';

export type Intent = PaymentIntent | SetupIntent;

/** Asks for a card for one payment or setup, like Stripe's fields embedded in a site. */
export function showIntent(intent: Intent, speaking: Speaking, refusal: Refusal | null = null): Reply {
  const { say } = speaking;
  const text =
    intent.object === 'payment_intent'
      ? say('pay', { price: speaking.money(intent.amount, intent.currency) })
      : say('saveCard');
  if (intent.status === 'succeeded') return page(speaking, say('doneTitle'), html`<p>${say('doneText')}</p>`);
  return page(
    speaking,
    text,
    html`${fault(speaking, refusal)}
      <form method="post">${cardFields(speaking, { refusal })} <button name="action" value="pay">${text}</button></form>
      ${cardsOfTheTrial(speaking)}`,
    refusal === null ? 200 : 402,
  );
}

/** Pays or sets up with the entered card, and continues to `next`. */
export function actOnIntent(
  ctx: Context,
  intent: Intent,
  form: URLSearchParams,
  speaking: Speaking,
  next: string | null,
): Reply {
  const card = cardIn(form);
  const refusal = faultOf(card, new Date(ctx.clock.now()));
  const name = cardByNumber(card.number);
  if (refusal !== null || name === undefined) return showIntent(intent, speaking, refusal);
  const method = newMethod(ctx, name, { card, owner: textIn(form, 'name') });
  try {
    if (intent.object === 'payment_intent') {
      confirmPayment(ctx, intent, method, { isOwnerThere: true, returnUrl: next });
    } else confirmSetup(ctx, intent, method, { returnUrl: next });
  } catch (error) {
    if (!(error instanceof TillError)) throw error;
    const { code = 'other', decline_code, message, param } = error.body;
    return showIntent(intent, speaking, { code, decline_code, message, param });
  }
  const bank = intent.next_action?.redirect_to_url.url;
  return goTo(bank ?? afterIntent(ctx, intent, next));
}

/** Returns the URL that a person is redirected to once an intent has succeeded or failed. */
export function afterIntent(ctx: Context, intent: Intent, next: string | null): string {
  if (next !== null && /^https?:\/\//.test(next)) {
    const url = new URL(next);
    url.searchParams.set(intent.object, intent.id);
    url.searchParams.set(`${intent.object}_client_secret`, intent.client_secret);
    url.searchParams.set('redirect_status', intent.status === 'succeeded' ? 'succeeded' : 'failed');
    return url.href;
  }
  const invoice = intent.object === 'payment_intent' ? invoicePaidBy(ctx, intent) : undefined;
  return invoice === undefined ? `/card/${intent.id}?key=${intent.client_secret}` : `/invoice/${invoice.id}`;
}
