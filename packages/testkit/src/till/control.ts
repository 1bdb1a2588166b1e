import type { Fault, FaultPlace, PayForm, Till } from './interface.ts';
import type { Reply } from './http/server.ts';

/** Control calls for tests in other processes, as JSON under `/till/`; they require the secret key. */
type Control = (till: Till, given: Given) => unknown;

interface Given {
  readonly ms?: number;
  readonly ids?: string[];
  readonly url?: string;
  readonly fault?: Fault;
  readonly where?: FaultPlace;
  readonly session?: string;
  readonly form?: PayForm;
}

const CONTROLS: Readonly<Record<string, Control>> = {
  'GET /till/now': (till) => ({ now: till.now().toISOString() }),
  'GET /till/events': (till) => till.events(),
  'GET /till/charges': (till) => till.charges(),
  'GET /till/calls': (till) => till.calls(),
  'POST /till/advance': async (till, { ms }) => {
    await till.advance(need(ms, 'ms'));
    return { now: till.now().toISOString() };
  },
  'POST /till/send-to': (till, { url }) => till.sendTo(url),
  'POST /till/settle': (till) => till.settled(),
  'POST /till/hold': (till) => till.hold(),
  'POST /till/release': (till) => till.release(),
  'POST /till/deliver': (till, { ids }) => till.deliver(ids),
  'POST /till/drop': (till, { ids }) => till.drop(need(ids, 'ids')),
  'POST /till/fail': (till, { fault, where }) => till.failNext(need(fault, 'fault'), where),
  'POST /till/pay': (till, { session, form }) => till.pay(need(session, 'session'), need(form, 'form')),
  'POST /till/reset': (till) => till.reset(),
};

/** Handles a control call; returns undefined if there is none with this name. */
export async function answerControl(till: Till, call: string, body: string): Promise<Reply | undefined> {
  const control = CONTROLS[call];
  if (control === undefined) return undefined;
  const result = await control(till, body === '' ? {} : (JSON.parse(body) as Given));
  return {
    status: 200,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(result ?? {}),
  };
}

function need<Value>(value: Value | undefined, name: string): Value {
  if (value === undefined) throw new Error(`${name} is missing`);
  return value;
}
