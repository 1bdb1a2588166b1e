import { cartLines } from '../billing/cart.ts';
import type { Context } from '../context.ts';
import { invalid } from '../errors.ts';
import type { Invoice, Wire } from '../wire.ts';

type Node = Record<string, unknown>;

/** Returns an object as sent in a response: a copy in which `expand` replaces ids with objects. */
export function expanded(ctx: Context, object: unknown, paths: readonly string[]): unknown {
  const copy = structuredClone(object);
  for (const path of paths) grow(ctx, copy, path.split('.'), path);
  return copy;
}

function grow(ctx: Context, node: unknown, [head = '', ...rest]: readonly string[], path: string): void {
  if (Array.isArray(node)) {
    for (const one of node) grow(ctx, one, [head, ...rest], path);
    return;
  }
  if (typeof node !== 'object' || node === null) return;
  const fields = node as Node;
  const extra = EXTRAS[`${fields['object']}.${head}`];
  if (extra !== undefined && !(head in fields)) fields[head] = extra(ctx, String(fields['id']));
  if (!(head in fields)) throw invalid(`This property cannot be expanded (${path}).`, { param: 'expand' });
  const value = fields[head];
  fields[head] = Array.isArray(value) ? value.map((one) => resolved(ctx, one)) : resolved(ctx, value);
  if (rest.length > 0) grow(ctx, fields[head], rest, path);
}

function resolved(ctx: Context, value: unknown): unknown {
  if (typeof value !== 'string') return value;
  const deleted = ctx.store.kept.deleted[value];
  if (deleted !== undefined) return { id: value, object: deleted, deleted: true };
  const object: Wire | undefined = ctx.store.any(value);
  return object === undefined ? value : structuredClone(object);
}

/** Fields that a response contains only if requested. */
const EXTRAS: Readonly<Record<string, (ctx: Context, id: string) => unknown>> = {
  'invoice.payments': (ctx, id) => ({
    object: 'list',
    data: structuredClone(ctx.store.all('invoice_payment').filter(({ invoice }) => invoice === id)),
    has_more: false,
    url: `/v1/invoice_payments?invoice=${id}`,
  }),
  'invoice.confirmation_secret': (ctx, id) => {
    const invoice: Invoice = ctx.store.need('invoice', id);
    const payment = ctx.store.all('invoice_payment').findLast((one) => one.invoice === invoice.id);
    const intent = payment && ctx.store.find('payment_intent', payment.payment.payment_intent);
    return intent === undefined ? null : { client_secret: intent.client_secret, type: 'payment_intent' };
  },
  'checkout.session.line_items': (ctx, id) => ({
    object: 'list',
    data: cartLines(ctx, id),
    has_more: false,
    url: `/v1/checkout/sessions/${id}/line_items`,
  }),
};
