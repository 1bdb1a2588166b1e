import { intentOf } from '../billing/invoices.ts';
import type { Context } from '../context.ts';
import type { Reply } from '../http/server.ts';
import type { Invoice } from '../wire.ts';
import { cardFields, cardsOfTheTrial } from './card-form.ts';
import { type Html, html, page } from './html.ts';
import { actOnIntent } from './intent-page.ts';
import type { Speaking } from './speaking.ts';

/** Shows an invoice, with a way to pay it if it is open. */
export function showInvoice(ctx: Context, invoice: Invoice, speaking: Speaking): Reply {
  const { say } = speaking;
  const isOpen = invoice.status === 'open' && intentOf(ctx, invoice) !== undefined;
  return page(
    speaking,
    say('invoice', { number: invoice.number ?? '' }),
    html`<p>${speaking.day(invoice.created)} · ${say('status')}: <strong>${say(invoice.status)}</strong></p>
      <dl>
        ${invoice.lines.data.map(
          (line) =>
            html`<dt>${nameOf(ctx, line.pricing.price_details.product)}</dt>
              <dd>${speaking.money(line.amount, line.currency)}</dd>`,
        )}
        <dt><strong>${say('amount')}</strong></dt>
        <dd><strong>${speaking.money(invoice.total, invoice.currency)}</strong></dd>
      </dl>
      ${isOpen && payForm(invoice, speaking)}`,
  );
}

export function actOnInvoice(ctx: Context, invoice: Invoice, form: URLSearchParams, speaking: Speaking): Reply {
  const intent = invoice.status === 'open' ? intentOf(ctx, invoice) : undefined;
  if (intent === undefined) return showInvoice(ctx, invoice, speaking);
  return actOnIntent(ctx, intent, form, speaking, null);
}

function payForm(invoice: Invoice, speaking: Speaking): Html {
  const price = speaking.money(invoice.amount_due, invoice.currency);
  return html`<form method="post">
      ${cardFields(speaking, { refusal: null })}
      <button name="action" value="pay">${speaking.say('pay', { price })}</button>
    </form>
    ${cardsOfTheTrial(speaking)}`;
}

function nameOf(ctx: Context, product: string): string {
  return ctx.store.find('product', product)?.name ?? '';
}
