import { answerBank } from './billing/confirm.ts';
import { applyCode, payCheckout, resumeCheckout, successOf } from './billing/checkout.ts';
import { type TillClock, tillClock } from './clock.ts';
import type { Context } from './context.ts';
import { answerControl } from './control.ts';
import { type Deliveries, deliveriesOf } from './deliveries.ts';
import { TillError } from './errors.ts';
import { type Faults, faultQueue, isAfterWork } from './faults.ts';
import { answerCall, callName } from './http/api.ts';
import { type ReadRequest, type Reply, serveHttp } from './http/server.ts';
import type { PayForm, PayResult, Till, TillCharge, TillOptions } from './interface.ts';
import { catchUp, moveOn } from './moving-on.ts';
import { answerPage } from './pages/pages.ts';
import { emptyState, type Kept, randomText, storeOf } from './state.ts';
import { stateFile } from './state-file.ts';
import { API_VERSION } from './wire.ts';

const TICK_MS = 1000;
const ANSWER_WITHIN_MS = 10_000;

/** The parts of a running till. */
interface Running {
  readonly ctx: Context;
  readonly deliveries: Deliveries;
  readonly faults: Faults;
  readonly calls: Record<string, number>;
  save(): void;
}

/** Starts a trial till; see `Till`. */
export async function startTill(options: TillOptions = {}): Promise<Till> {
  const startAt = (options.now === undefined ? new Date() : new Date(options.now)).getTime();
  const file = options.folder === undefined ? null : stateFile(options.folder);
  const kept = file?.read() ?? freshState(options, startAt);
  const clock: TillClock = tillClock(kept, options.clockRuns ?? false);
  const ctx: Context = {
    store: storeOf(kept),
    clock,
    afterDunning: options.afterDunning ?? 'cancel',
    url: '',
    request: { id: null, idempotency_key: null },
    isHolding: false,
  };
  const save = () => file?.write(kept);
  const deliveries = deliveriesOf(ctx, {
    webhookUrl: options.webhookUrl,
    signedAt: options.signedAt ?? (() => new Date()),
    answerWithinMs: options.answerWithinMs ?? ANSWER_WITHIN_MS,
    onAttempt: save,
  });
  const running: Running = { ctx, deliveries, faults: faultQueue(), calls: {}, save };
  let till: Till | undefined;
  const server = await serveHttp(options.port ?? kept.port, async (request) =>
    till === undefined ? { status: 503 } : answer(till, running, request),
  );
  ctx.url = `http://127.0.0.1:${server.port}`;
  kept.port = server.port;
  save();
  const ticking = options.clockRuns === true ? setInterval(() => catchUp(ctx, deliveries, save), TICK_MS) : null;
  till = tillOf(running, startAt, async () => {
    if (ticking !== null) clearInterval(ticking);
    deliveries.stop();
    await server.stop();
    await deliveries.settled();
  });
  deliveries.kick();
  return till;
}

function freshState({ secretKey, webhookSecret }: TillOptions, at: number): Kept {
  return emptyState(
    {
      secretKey: secretKey ?? `sk_test_${randomText(24)}`,
      webhookSecret: webhookSecret ?? `whsec_${randomText(24)}`,
    },
    at,
  );
}

function tillOf({ ctx, deliveries, faults, calls, save }: Running, startAt: number, stop: () => Promise<void>): Till {
  const { store, clock } = ctx;
  const { kept } = store;
  let moving: Promise<void> = Promise.resolve();
  const release = async () => {
    ctx.isHolding = false;
    for (const event of kept.events) if (event.state === 'held') event.state = 'waiting';
    deliveries.kick();
    await deliveries.settled();
  };
  return {
    url: ctx.url,
    secretKey: kept.secretKey,
    webhookSecret: kept.webhookSecret,
    now: () => new Date(clock.now()),
    advance: (milliseconds) => {
      moving = moving.then(() => moveOn(ctx, deliveries, clock.now() + milliseconds, save));
      return moving;
    },
    sendTo: (webhookUrl) => {
      deliveries.sendTo(webhookUrl);
      deliveries.kick();
    },
    settled: () => deliveries.settled(),
    events: () =>
      kept.events.map(({ id, type, created, objectId, payload, state, attempts }) => ({
        ...{ id, type, created, objectId, payload, state },
        attempts: [...attempts],
      })),
    hold: () => {
      ctx.isHolding = true;
      for (const event of kept.events) if (event.state === 'waiting') event.state = 'held';
    },
    release,
    deliver: (ids) => deliveries.deliver(ids),
    signed: (id) => deliveries.signed(id),
    drop: (ids) => {
      for (const event of kept.events) if (ids.includes(event.id)) event.state = 'dropped';
      save();
    },
    failNext: (fault, where) => faults.add(fault, where),
    charges: () => chargesOf(ctx),
    calls: () => ({ ...calls }),
    pay: async (sessionId, form) => {
      const result = payAsPerson(ctx, sessionId, form);
      save();
      deliveries.kick();
      return result;
    },
    reset: () => {
      const { secretKey, webhookSecret, port } = kept;
      Object.assign(kept, { ...emptyState({ secretKey, webhookSecret }, startAt), port });
      ctx.isHolding = false;
      faults.clear();
      for (const name of Object.keys(calls)) delete calls[name];
      save();
    },
    stop,
  };
}

async function answer(till: Till, running: Running, request: ReadRequest): Promise<Reply> {
  const { host = '' } = request.headers;
  // A page of another site may have its name lead here.
  if (!/^(?:127\.0\.0\.1|localhost)(?::\d+)?$/.test(host)) return { status: 403, body: 'Not at this name.' };
  const { pathname } = request.url;
  if (pathname.startsWith('/v1/')) return answerApi(running, request);
  if (request.headers.authorization === `Bearer ${till.secretKey}`) {
    const controlled = await answerControl(till, `${request.method} ${pathname}`, request.body);
    if (controlled !== undefined) return controlled;
  }
  const page = await answerPage(running.ctx, till, request);
  if (request.method === 'POST') {
    running.save();
    running.deliveries.kick();
  }
  return page;
}

function answerApi({ ctx, faults, calls, deliveries, save }: Running, request: ReadRequest): Reply {
  const { method, url, headers, body } = request;
  const path = url.pathname.replace(/\/$/, '');
  const name = callName({ method, path });
  calls[name] = (calls[name] ?? 0) + 1;
  const fault = faults.take(method, path);
  if (fault === 'reset') return 'reset';
  if (fault === 'server_error') return apiError(500, 'An unknown error occurred.');
  if (fault === 'rate_limit') return apiError(429, 'Too many requests.', 'rate_limit');
  const key = headers['idempotency-key'];
  const idempotencyKey = typeof key === 'string' ? key : undefined;
  const answered = answerCall(ctx, {
    method,
    path,
    form: method === 'POST' ? body : url.search.slice(1) || body,
    authorization: headers.authorization,
    idempotencyKey,
  });
  if (method !== 'GET') save();
  // After the answer is on its way, as with Stripe.
  setImmediate(() => deliveries.kick());
  if (isAfterWork(fault)) {
    if (fault === 'server_error_after_work') return apiError(500, 'An unknown error occurred.');
    return fault === 'time_out' ? 'hang' : 'reset';
  }
  return {
    status: answered.status,
    headers: {
      'content-type': 'application/json',
      'request-id': answered.requestId,
      'stripe-version': API_VERSION,
      ...(idempotencyKey === undefined ? {} : { 'idempotency-key': idempotencyKey }),
      ...(answered.isReplayed ? { 'idempotent-replayed': 'true', 'original-request': answered.requestId } : {}),
    },
    body: answered.body,
  };
}

function apiError(status: number, message: string, code?: string): Reply {
  const type = status === 429 ? 'invalid_request_error' : 'api_error';
  return {
    status,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ error: { type, message, ...(code === undefined ? {} : { code }) } }),
  };
}

function chargesOf({ store }: Context): TillCharge[] {
  return store.all('charge').map((charge) => {
    const payment = store.all('invoice_payment').find((one) => one.payment.payment_intent === charge.payment_intent);
    const invoice = store.find('invoice', payment?.invoice ?? null);
    return {
      id: charge.id,
      amount: charge.amount,
      amountRefunded: charge.amount_refunded,
      currency: charge.currency,
      status: charge.status,
      declineCode: charge.paid ? null : (charge.outcome.reason ?? charge.failure_code),
      customer: charge.customer,
      invoice: invoice?.id ?? null,
      subscription: invoice?.parent.subscription_details.subscription ?? null,
      paymentIntent: charge.payment_intent,
      created: charge.created,
    };
  });
}

function payAsPerson(ctx: Context, sessionId: string, form: PayForm): PayResult {
  const session = ctx.store.need('checkout.session', sessionId);
  const refused = (code: string, message: string): PayResult => ({ ok: false, code, message });
  if (form.promoCode !== undefined) {
    const refusal = applyCode(ctx, session, form.promoCode);
    if (refusal !== null) return refused(refusal.code, refusal.message);
  }
  const year = new Date(ctx.clock.now()).getUTCFullYear() + 3;
  const outcome = payCheckout(ctx, session, {
    card: { number: form.card, month: 12, year, cvc: '123' },
    email: form.email ?? null,
    name: form.name ?? null,
  });
  if (outcome.kind === 'refused') return refused(outcome.refusal.decline_code ?? outcome.refusal.code, outcome.refusal.message);
  if (outcome.kind === 'done') return { ok: true, location: outcome.location };
  const { intent } = outcome;
  try {
    answerBank(ctx, intent, form.authenticate ?? true);
  } catch (error) {
    if (error instanceof TillError) return refused(error.body.decline_code ?? error.body.code ?? '', error.body.message);
    throw error;
  }
  resumeCheckout(ctx, intent);
  if (intent.status === 'succeeded') return { ok: true, location: successOf(session) };
  const error = intent.object === 'setup_intent' ? intent.last_setup_error : intent.last_payment_error;
  return refused(error?.code ?? 'unknown', error?.message ?? '');
}
