import { cartOf, totalsOf, trialEndOf } from '../billing/cart.ts';
import { applyCode, asksForCard, payCheckout, removeCode, successOf } from '../billing/checkout.ts';
import type { Refusal } from '../cards.ts';
import type { Context } from '../context.ts';
import type { Reply } from '../http/server.ts';
import type { CheckoutSession } from '../wire.ts';
import { cardFields, type CardFormState, cardIn, cardsOfTheTrial, fault, textIn } from './card-form.ts';
import { goTo, type Html, html, page } from './html.ts';
import type { Speaking } from './speaking.ts';

/** Shows the page of a checkout session. */
export function showPay(
  ctx: Context,
  session: CheckoutSession,
  speaking: Speaking,
  state: CardFormState = { refusal: null },
): Reply {
  const { say } = speaking;
  if (session.status === 'complete') return goTo(successOf(session));
  if (session.status === 'expired') {
    return page(
      speaking,
      say('expiredTitle'),
      html`<p>${say('expiredText')}</p>
        ${session.cancel_url !== null && html`<a class="button" href="${session.cancel_url}">${say('returnBack')}</a>`}`,
      410,
    );
  }
  const customer = ctx.store.find('customer', session.customer);
  const email = customer?.email ?? session.customer_email;
  const isEmailWrong = state.refusal?.param === 'email';
  const content = html`${fault(speaking, state.refusal)}
    ${session.mode === 'subscription' && offer(ctx, session, speaking)}
    <form method="post">
      ${
        email === null
          ? html`<label for="email">${say('email')}</label>
              <input
                id="email"
                name="email"
                type="email"
                autocomplete="email"
                required
                value="${state.email ?? ''}"
                ${isEmailWrong && html` aria-invalid="true" aria-describedby="fault"`}
              />`
          : html`<p>${say('email')}: ${email}</p>`
      }
      ${asksForCard(ctx, session) ? cardFields(speaking, state) : html`<p>${say('noCardNeeded')}</p>`}
      <button name="action" value="pay">${buttonText(ctx, session, speaking)}</button>
    </form>
    ${session.cancel_url !== null && html`<p><a href="${session.cancel_url}">${say('back')}</a></p>`}
    ${cardsOfTheTrial(speaking)}`;
  return page(speaking, titleOf(ctx, session, speaking), content, state.refusal === null ? 200 : 402);
}

/** Handles the page's buttons. */
export function actOnPay(ctx: Context, session: CheckoutSession, form: URLSearchParams, speaking: Speaking): Reply {
  const state = { email: textIn(form, 'email'), name: textIn(form, 'name') };
  const again = (refusal: Refusal | null) => showPay(ctx, session, speaking, { ...state, refusal });
  const action = form.get('action');
  if (session.status === 'open' && session.mode === 'subscription' && action === 'apply') {
    return again(applyCode(ctx, session, form.get('code') ?? ''));
  }
  if (session.status === 'open' && session.mode === 'subscription' && action === 'remove') {
    removeCode(ctx, session);
    return again(null);
  }
  if (action !== 'pay') return again(null);
  const card = session.status === 'open' && asksForCard(ctx, session) ? cardIn(form) : null;
  const outcome = payCheckout(ctx, session, { ...state, card });
  if (outcome.kind === 'refused') return again(outcome.refusal);
  if (outcome.kind === 'done') return goTo(outcome.location);
  return goTo(outcome.intent.next_action?.redirect_to_url.url ?? '/');
}

function titleOf(ctx: Context, session: CheckoutSession, { say }: Speaking): string {
  if (session.mode === 'setup') return say('changeCard');
  return ctx.store.find('product', cartOf(ctx, session.id).of.product)?.name ?? say('cardTitle');
}

/** Shows the product, its price and the payment dates. */
function offer(ctx: Context, session: CheckoutSession, speaking: Speaking): Html {
  const { say } = speaking;
  const cart = cartOf(ctx, session.id);
  const { subtotal, discount, dueNow } = totalsOf(ctx, session);
  const price = speaking.price(cart.of, subtotal);
  const trialEnd = trialEndOf(ctx, cart);
  return html`<p>${trialEnd === null ? price : say('trialUntil', { date: speaking.day(trialEnd), price })}</p>
    <dl>
      ${
        discount > 0 &&
        html`<dt>${say('discount')}</dt>
          <dd>− ${speaking.money(discount, cart.of.currency)}</dd>`
      }
      <dt><strong>${say('toPayNow')}</strong></dt>
      <dd><strong>${speaking.money(dueNow, cart.of.currency)}</strong></dd>
    </dl>
    ${session.allow_promotion_codes === true && codeForm(ctx, session, speaking)}`;
}

function codeForm(ctx: Context, session: CheckoutSession, { say }: Speaking): Html {
  const code = ctx.store.find('promotion_code', session.discounts[0]?.promotion_code ?? null)?.code;
  if (code !== undefined) {
    return html`<form method="post">
      <p role="status">${say('codeApplied', { code })}</p>
      <button class="plain" name="action" value="remove">${say('remove', { code })}</button>
    </form>`;
  }
  return html`<form method="post">
    <label for="code">${say('code')}</label>
    <input id="code" name="code" autocomplete="off" autocapitalize="characters" required />
    <button class="plain" name="action" value="apply">${say('apply')}</button>
  </form>`;
}

function buttonText(ctx: Context, session: CheckoutSession, speaking: Speaking): string {
  if (session.mode === 'setup') return speaking.say('saveCard');
  const { dueNow, isTrial } = totalsOf(ctx, session);
  if (isTrial) return speaking.say('startTrial');
  return speaking.say('pay', { price: speaking.money(dueNow, cartOf(ctx, session.id).of.currency) });
}
