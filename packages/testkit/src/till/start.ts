import { chargesOf } from './charges-of.ts';
import { tillClock } from './clock.ts';
import type { Context } from './context.ts';
import { answerControl } from './control.ts';
import { deliveriesOf } from './deliveries.ts';
import { faultQueue } from './faults.ts';
import { answerApi } from './http/door.ts';
import { type ReadRequest, type Reply, serveHttp } from './http/server.ts';
import type { Till, TillOptions } from './interface.ts';
import { catchUp, moveOn } from './moving-on.ts';
import { answerPage } from './pages/pages.ts';
import { payAsPerson } from './pay-as-person.ts';
import type { Running } from './running.ts';
import { emptyState, type Kept, randomText, storeOf } from './state.ts';
import { stateFile } from './state-file.ts';

const TICK_MS = 1000;
const ANSWER_WITHIN_MS = 10_000;

export async function startTill(options: TillOptions = {}): Promise<Till> {
  const startAt = (options.now === undefined ? new Date() : new Date(options.now)).getTime();
  const file = options.folder === undefined ? null : stateFile(options.folder);
  const kept = file?.read() ?? freshState(options, startAt);
  const clock = tillClock(kept, options.clockRuns ?? false);
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
        id,
        type,
        created,
        objectId,
        payload,
        state,
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
  // Another site could resolve its host name to this address (DNS rebinding).
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
