import { methodFor } from '../billing/invoices.ts';
import { currentEnd, hasEnded } from '../billing/subscription-status.ts';
import type { Refusal } from '../cards.ts';
import { change, type Context } from '../context.ts';
import type { Reply } from '../http/server.ts';
import type { Invoice, PortalSession, Subscription } from '../wire.ts';
import { cardFields, cardIn, cardsOfTheTrial, fault } from './card-form.ts';
import { goTo, type Html, html, page } from './html.ts';
import { changeCard } from './portal-card.ts';
import type { Speaking } from './speaking.ts';

/** Shows a customer what they pay for. */
export function showPortal(
  ctx: Context,
  portal: PortalSession,
  speaking: Speaking,
  refusal: Refusal | null = null,
): Reply {
  const { say } = speaking;
  const own = ctx.store.all('subscription').filter(({ customer }) => customer === portal.customer);
  const invoices = ctx.store
    .all('invoice')
    .filter(({ customer }) => customer === portal.customer)
    .toReversed();
  const content = html`${fault(speaking, refusal)} ${own.length === 0 && html`<p>${say('noSubscription')}</p>`}
    ${own.toReversed().map((one) => subscriptionPart(ctx, one, speaking))}
    <h2>${say('invoices')}</h2>
    ${invoices.length === 0 ? html`<p>${say('noInvoices')}</p>` : invoiceTable(invoices, speaking)}
    <form method="post">
      ${cardPart(ctx, own, speaking)}${cardFields(speaking, { refusal })}
      <button name="action" value="card">${say('changeCard')}</button>
    </form>
    ${portal.return_url !== null && html`<p><a href="${portal.return_url}">${say('returnBack')}</a></p>`}
    ${cardsOfTheTrial(speaking)}`;
  return page(speaking, say('portalTitle'), content, refusal === null ? 200 : 402);
}

/** Handles the portal's buttons. */
export function actOnPortal(ctx: Context, portal: PortalSession, form: URLSearchParams, speaking: Speaking): Reply {
  const action = form.get('action');
  const here = goTo(`/portal/${portal.id}`);
  if (action === 'card') {
    const outcome = changeCard(ctx, portal, cardIn(form));
    if (outcome === null) return here;
    return 'bank' in outcome ? goTo(outcome.bank) : showPortal(ctx, portal, speaking, outcome.refusal);
  }
  const subscription = ctx.store.find('subscription', form.get('subscription'));
  if (subscription?.customer !== portal.customer || hasEnded(subscription)) return here;
  if (action === 'cancel') {
    change(ctx, subscription, 'customer.subscription.updated', (one) => {
      one.cancel_at_period_end = true;
      one.cancel_at = currentEnd(one);
      one.canceled_at ??= ctx.clock.seconds();
      one.cancellation_details.reason = 'cancellation_requested';
    });
  }
  if (action === 'resume') {
    change(ctx, subscription, 'customer.subscription.updated', (one) => {
      Object.assign(one, { cancel_at_period_end: false, cancel_at: null, canceled_at: null });
      one.cancellation_details.reason = null;
    });
  }
  return here;
}

function subscriptionPart(ctx: Context, subscription: Subscription, speaking: Speaking): Html {
  const { say } = speaking;
  const [item] = subscription.items.data;
  const name = ctx.store.find('product', item?.price.product ?? null)?.name ?? '';
  const button = (action: string, text: string) =>
    html`<form method="post">
      <input type="hidden" name="subscription" value="${subscription.id}" />
      <button class="plain" name="action" value="${action}">${text}</button>
    </form>`;
  const end = { date: speaking.day(currentEnd(subscription)) };
  const canCancel = !hasEnded(subscription) && subscription.cancel_at === null;
  return html`<section>
    <h2>${name}</h2>
    ${item !== undefined && html`<p>${speaking.price(item.price, item.price.unit_amount * item.quantity)}</p>`}
    <p>${statusText(subscription, speaking)}</p>
    ${canCancel && button('cancel', say('cancel', end))}
    ${!hasEnded(subscription) && subscription.cancel_at !== null && button('resume', say('resume'))}
  </section>`;
}

function statusText(subscription: Subscription, { say, day }: Speaking): string {
  const { status, trial_end: trialEnd, cancel_at: cancelAt, ended_at: endedAt, pause_collection: pause } = subscription;
  if (hasEnded(subscription))
    return say(status === 'canceled' ? 'canceled' : 'incomplete_expired', { date: day(endedAt ?? 0) });
  if (cancelAt !== null) return say('endsOn', { date: day(cancelAt) });
  if (pause !== null) return say('collectionPaused');
  return say(status, { date: day(trialEnd !== null && status === 'trialing' ? trialEnd : currentEnd(subscription)) });
}

function cardPart(ctx: Context, subscriptions: readonly Subscription[], { say }: Speaking): Html {
  const living = subscriptions.findLast((one) => !hasEnded(one));
  const method = living && methodFor(ctx, living);
  return html`<p>${method === undefined ? say('noCard') : say('presentCard', { last4: method.card.last4 })}</p>`;
}

function invoiceTable(invoices: readonly Invoice[], speaking: Speaking): Html {
  const { say } = speaking;
  return html`<table>
    <thead>
      <tr>
        <th scope="col">${say('date')}</th>
        <th scope="col">${say('amount')}</th>
        <th scope="col">${say('status')}</th>
        <th scope="col">${say('invoice', { number: '' })}</th>
      </tr>
    </thead>
    <tbody>
      ${invoices.map(
        (one) =>
          html`<tr>
            <td>${speaking.day(one.created)}</td>
            <td>${speaking.money(one.total, one.currency)}</td>
            <td>${say(one.status)}</td>
            <td>${one.hosted_invoice_url === null ? '' : html`<a href="/invoice/${one.id}">${one.number}</a>`}</td>
          </tr>`,
      )}
    </tbody>
  </table>`;
}
