import { cardByNumber, cardByToken, faultOf } from '../cards.ts';
import { confirmPayment, confirmSetup } from '../billing/confirm.ts';
import { newIntent } from '../billing/charging.ts';
import { cancelIntent } from '../billing/invoices.ts';
import { attach, cardBehind, detach, errorOf, methodNamed, newMethod } from '../billing/methods.ts';
import { newSetup } from '../billing/setups.ts';
import { change, emit } from '../context.ts';
import { invalid, refusedCard } from '../errors.ts';
import { LIST_PARAMS, pageOf } from '../http/paging.ts';
import { type ApiRoute, type Call, route } from '../http/routes.ts';
import type { PaymentIntent, PaymentMethod, SetupIntent } from '../wire.ts';

const USAGES = ['off_session', 'on_session'] as const;
/** Accepted but without effect, because the till supports only cards. */
const HOW = ['payment_method_types', 'automatic_payment_methods', 'payment_method_options', 'mandate_data'];

export const paymentRoutes: readonly ApiRoute[] = [
  route('POST', '/v1/payment_methods', createMethod),
  route('GET', '/v1/payment_methods', ({ ctx, params }) => {
    params.allow(...LIST_PARAMS, 'customer', 'type');
    return methodsOf({ ctx, params, id: params.needText('customer') });
  }),
  route('GET', '/v1/customers/:id/payment_methods', (call) => {
    call.params.allow(...LIST_PARAMS, 'type');
    return methodsOf(call);
  }),
  route('GET', '/v1/payment_methods/:id', ({ ctx, id }) => ctx.store.need('payment_method', id)),
  route('POST', '/v1/payment_methods/:id', ({ ctx, params, id }) => {
    params.allow('metadata', 'billing_details');
    const details = params.within('billing_details').allow('email', 'name');
    return change<PaymentMethod>(ctx, ctx.store.need('payment_method', id), 'payment_method.updated', (one) => {
      one.metadata = params.metadata(one.metadata);
      one.billing_details.email = details.text('email') ?? one.billing_details.email;
      one.billing_details.name = details.text('name') ?? one.billing_details.name;
    });
  }),
  route('POST', '/v1/payment_methods/:id/attach', ({ ctx, params, id }) => {
    params.allow('customer');
    const customer = ctx.store.need('customer', params.needText('customer'), 'customer');
    const card = cardByToken(id);
    return attach(ctx, card === undefined ? ctx.store.need('payment_method', id) : newMethod(ctx, card), customer.id);
  }),
  route('POST', '/v1/payment_methods/:id/detach', ({ ctx, id }) => detach(ctx, ctx.store.need('payment_method', id))),

  route('POST', '/v1/setup_intents', createSetup),
  route('GET', '/v1/setup_intents', ({ ctx, params }) => {
    params.allow(...LIST_PARAMS, 'customer', 'payment_method');
    const [customer, method] = [params.text('customer'), params.text('payment_method')];
    const all = ctx.store
      .all('setup_intent')
      .filter(
        (one) =>
          (customer === undefined || one.customer === customer) &&
          (method === undefined || one.payment_method === method),
      );
    return pageOf(all, params, '/v1/setup_intents');
  }),
  route('GET', '/v1/setup_intents/:id', ({ ctx, id }) => ctx.store.need('setup_intent', id)),
  route('POST', '/v1/setup_intents/:id/confirm', ({ ctx, params, id }) => {
    params.allow('payment_method', 'return_url', 'payment_method_data', ...HOW);
    const intent = ctx.store.need('setup_intent', id);
    return confirmSetup(ctx, intent, methodIn({ ctx, params, id }, intent), {
      returnUrl: params.text('return_url') ?? null,
    });
  }),
  route('POST', '/v1/setup_intents/:id/cancel', ({ ctx, params, id }) => {
    params.allow('cancellation_reason');
    const intent = ctx.store.need('setup_intent', id);
    if (intent.status === 'succeeded' || intent.status === 'canceled') {
      throw invalid(`You cannot cancel this SetupIntent because it has a status of ${intent.status}.`, {
        code: 'setup_intent_unexpected_state',
      });
    }
    intent.status = 'canceled';
    intent.cancellation_reason = params.text('cancellation_reason') ?? null;
    emit(ctx, 'setup_intent.canceled', intent);
    return intent;
  }),

  route('POST', '/v1/payment_intents', createPayment),
  route('GET', '/v1/payment_intents', ({ ctx, params }) => {
    params.allow(...LIST_PARAMS, 'customer');
    const customer = params.text('customer');
    const all = ctx.store.all('payment_intent').filter((one) => customer === undefined || one.customer === customer);
    return pageOf(all, params, '/v1/payment_intents');
  }),
  route('GET', '/v1/payment_intents/:id', ({ ctx, params, id }) => {
    params.allow('client_secret');
    return ctx.store.need('payment_intent', id);
  }),
  route('POST', '/v1/payment_intents/:id/confirm', ({ ctx, params, id }) => {
    params.allow('payment_method', 'return_url', 'off_session', 'setup_future_usage', 'payment_method_data', ...HOW);
    const intent = ctx.store.need('payment_intent', id);
    intent.setup_future_usage = params.choice('setup_future_usage', USAGES) ?? intent.setup_future_usage;
    return confirmPayment(ctx, intent, methodIn({ ctx, params, id }, intent), {
      isOwnerThere: params.flag('off_session') !== true,
      returnUrl: params.text('return_url') ?? null,
    });
  }),
  route('POST', '/v1/payment_intents/:id/cancel', ({ ctx, params, id }) => {
    params.allow('cancellation_reason');
    const intent = ctx.store.need('payment_intent', id);
    if (intent.status === 'succeeded' || intent.status === 'canceled') {
      throw invalid(`You cannot cancel this PaymentIntent because it has a status of ${intent.status}.`, {
        code: 'payment_intent_unexpected_state',
      });
    }
    return cancelIntent(ctx, intent, params.text('cancellation_reason') ?? 'requested_by_customer');
  }),
];

function methodsOf({ ctx, params, id }: Call) {
  ctx.store.need('customer', id, 'customer');
  params.choice('type', ['card']);
  const all = ctx.store.all('payment_method').filter(({ customer }) => customer === id);
  return pageOf(all, params, '/v1/payment_methods');
}

function createMethod({ ctx, params }: Call): PaymentMethod {
  params.allow('type', 'card', 'billing_details', 'metadata');
  params.choice('type', ['card']);
  const card = params.within('card').allow('number', 'exp_month', 'exp_year', 'cvc', 'token');
  const details = params.within('billing_details').allow('email', 'name', 'phone', 'address');
  const owner = { email: details.text('email') ?? null, owner: details.text('name') ?? null };
  const token = card.text('token');
  if (token !== undefined) {
    const name = cardByToken(token);
    if (name === undefined)
      throw invalid(`No such token: '${token}'`, { param: 'card[token]', code: 'resource_missing' });
    return newMethod(ctx, name, owner);
  }
  const filled = {
    number: card.needText('number'),
    month: card.whole('exp_month') ?? 0,
    year: card.whole('exp_year') ?? 0,
    cvc: card.text('cvc') ?? '123',
  };
  const fault = faultOf(filled, new Date(ctx.clock.now()));
  const name = cardByNumber(filled.number);
  if (fault !== null || name === undefined) {
    throw refusedCard(errorOf(fault ?? { code: 'incorrect_number', message: 'Your card number is incorrect.' }));
  }
  return newMethod(ctx, name, { ...owner, card: filled });
}

/** Returns the card that a call names, otherwise the intent's own. */
function methodIn({ ctx, params }: Call, intent: PaymentIntent | SetupIntent): PaymentMethod {
  const named = params.text('payment_method') ?? intent.payment_method;
  if (named === null || named === undefined) {
    throw invalid(
      `You cannot confirm this intent because it's missing a payment method. Update the intent with a payment method and then confirm it again.`,
      { param: 'payment_method', code: `${intent.object}_unexpected_state` },
    );
  }
  return methodNamed(ctx, named, 'payment_method');
}

function createSetup(call: Call): SetupIntent {
  const { ctx, params } = call;
  params.allow('customer', 'payment_method', 'confirm', 'return_url', 'usage', 'description', 'metadata', ...HOW);
  const customer = params.text('customer');
  const intent = newSetup(ctx, {
    customer: customer === undefined ? null : ctx.store.need('customer', customer, 'customer').id,
    metadata: params.metadata(),
    description: params.text('description') ?? null,
    usage: params.choice('usage', USAGES) ?? 'off_session',
  });
  if (params.flag('confirm') === true) {
    return confirmSetup(ctx, intent, methodIn(call, intent), { returnUrl: params.text('return_url') ?? null });
  }
  if (params.has('payment_method')) {
    intent.payment_method = methodIn(call, intent).id;
    intent.status = 'requires_confirmation';
  }
  return intent;
}

function createPayment(call: Call): PaymentIntent {
  const { ctx, params } = call;
  params.allow(
    ['amount', 'currency', 'customer', 'description', 'metadata', 'receipt_email', 'setup_future_usage'],
    ['payment_method', 'confirm', 'off_session', 'return_url', ...HOW],
  );
  const amount = params.whole('amount');
  if (amount === undefined || amount < 1) {
    throw invalid('This value must be greater than or equal to 1.', {
      param: 'amount',
      code: amount === undefined ? 'parameter_missing' : 'parameter_invalid_integer',
    });
  }
  const customer = params.text('customer');
  const isOwnerThere = params.flag('off_session') !== true;
  const intent = newIntent(ctx, {
    amount,
    currency: params.needText('currency').toLowerCase(),
    customer: customer === undefined ? null : ctx.store.need('customer', customer, 'customer').id,
    description: params.text('description') ?? null,
    metadata: params.metadata(),
    receipt_email: params.text('receipt_email') ?? null,
    setup_future_usage: params.choice('setup_future_usage', USAGES) ?? null,
  });
  if (!params.has('payment_method')) return intent;
  const method = methodIn(call, intent);
  if (params.flag('confirm') !== true) {
    intent.payment_method = method.id;
    intent.status = 'requires_confirmation';
    return intent;
  }
  if (!isOwnerThere && cardBehind(ctx, method).asks === 'always') {
    const refusal = {
      code: 'authentication_required',
      decline_code: 'authentication_required',
      message: 'Your card was declined. This transaction requires authentication.',
    };
    intent.last_payment_error = errorOf(refusal, method);
    throw refusedCard(intent.last_payment_error, { payment_intent: structuredClone(intent) });
  }
  return confirmPayment(ctx, intent, method, { isOwnerThere, returnUrl: params.text('return_url') ?? null });
}
