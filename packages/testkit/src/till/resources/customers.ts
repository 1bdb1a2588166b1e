import { newCustomer } from '../billing/checkout.ts';
import { cancelNow, hasEnded } from '../billing/subscription-status.ts';
import { change, emit } from '../context.ts';
import { invalid } from '../errors.ts';
import { LIST_PARAMS, pageOf } from '../http/paging.ts';
import type { Params } from '../http/params.ts';
import { type ApiRoute, route } from '../http/routes.ts';
import type { Customer } from '../wire.ts';

const FIELDS = ['email', 'name', 'phone', 'description', 'preferred_locales', 'metadata', 'invoice_settings'];

export const customerRoutes: readonly ApiRoute[] = [
  route('POST', '/v1/customers', ({ ctx, params }) => {
    params.allow(...FIELDS);
    return newCustomer(ctx, {
      email: emailIn(params) ?? null,
      name: params.text('name') ?? null,
      phone: params.text('phone') ?? null,
      description: params.text('description') ?? null,
      preferred_locales: params.texts('preferred_locales'),
      metadata: params.metadata(),
    });
  }),
  route('GET', '/v1/customers', ({ ctx, params }) => {
    params.allow(...LIST_PARAMS, 'email');
    const email = params.text('email');
    const all = ctx.store.all('customer').filter((one) => email === undefined || one.email === email);
    return pageOf(all, params, '/v1/customers');
  }),
  route('GET', '/v1/customers/:id', ({ ctx, id }) => {
    if (ctx.store.kept.deleted[id] === 'customer') return { id, object: 'customer', deleted: true };
    return ctx.store.need('customer', id);
  }),
  route('POST', '/v1/customers/:id', ({ ctx, params, id }) => {
    params.allow(...FIELDS);
    const customer = ctx.store.need('customer', id);
    const settings = params.within('invoice_settings').allow('default_payment_method');
    const method = settings.text('default_payment_method');
    if (method !== undefined && ctx.store.need('payment_method', method, 'default_payment_method').customer !== id) {
      throw invalid('The payment method must be attached to the customer.', { param: 'default_payment_method' });
    }
    const email = emailIn(params);
    return change<Customer>(ctx, customer, 'customer.updated', (one) => {
      for (const name of ['name', 'phone', 'description'] as const) {
        if (params.has(name) || params.isCleared(name)) one[name] = params.text(name) ?? null;
      }
      if (email !== undefined || params.isCleared('email')) one.email = email ?? null;
      if (params.has('preferred_locales')) one.preferred_locales = params.texts('preferred_locales');
      if (method !== undefined) one.invoice_settings.default_payment_method = method;
      one.metadata = params.metadata(one.metadata);
    });
  }),
  route('DELETE', '/v1/customers/:id', ({ ctx, id }) => {
    const customer = ctx.store.need('customer', id);
    for (const subscription of ctx.store.all('subscription')) {
      if (subscription.customer === id && !hasEnded(subscription)) {
        cancelNow(ctx, subscription, 'cancellation_requested');
      }
    }
    for (const method of ctx.store.all('payment_method')) if (method.customer === id) method.customer = null;
    ctx.store.remove(customer.id);
    emit(ctx, 'customer.deleted', customer);
    return { id, object: 'customer', deleted: true };
  }),
];

function emailIn(params: Params): string | undefined {
  const email = params.text('email');
  if (email !== undefined && !/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email)) {
    throw invalid(`Invalid email address: ${email}`, { param: 'email', code: 'email_invalid' });
  }
  return email;
}
