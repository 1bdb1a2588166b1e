import { randomBytes } from 'node:crypto';
import type { CardName } from './cards.ts';
import { missing } from './errors.ts';
import type { TillEvent } from './interface.ts';
import type { InvoiceLine, Kind, Kinds, Wire } from './wire.ts';

/** An event, with the time of its next delivery attempt in milliseconds by the till's clock. */
export interface KeptEvent {
  id: string;
  type: string;
  created: number;
  objectId: string;
  payload: string;
  state: TillEvent['state'];
  attempts: number[];
  nextAt: number;
}

/** The response stored for an idempotency key. */
export interface KeptAnswer {
  /** The method, path and body of the request with that key. */
  request: string;
  status: number;
  body: string;
  at: number;
}

/** The data of a checkout page in addition to the session. */
export interface Cart {
  price: string;
  quantity: number;
  trialDays: number;
  trialEnd: number | null;
  missingMethod: 'cancel' | 'create_invoice' | 'pause';
  subscriptionMetadata: Record<string, string>;
  description: string | null;
  /** The entered values, kept while the bank asks the person. */
  filled: { email: string | null; name: string | null; method: string; intent: string } | null;
}

/** The state of the till, as plain data that can be written to a file. */
export interface Kept {
  secretKey: string;
  webhookSecret: string;
  /** The time of a stopped clock, in milliseconds. */
  clockAt: number;
  /** How far a running clock is ahead of the system clock, in milliseconds. */
  clockAhead: number;
  objects: Record<string, Wire>;
  deleted: Record<string, Kind>;
  events: KeptEvent[];
  answers: Record<string, KeptAnswer>;
  /** The cards behind payment methods, and whether they were set up for off-session payments. */
  cards: Record<string, { name: CardName; isSetUp: boolean }>;
  carts: Record<string, Cart>;
  /** The customers created by checkout sessions in progress. */
  payers: Record<string, string>;
  /** Lines held for a subscription's next invoice. */
  prorations: Record<string, ProrationLine[]>;
  /** By subscription, the trial end that was already announced. */
  warned: Record<string, number>;
  /** The single-use discounts that were already used by an invoice. */
  usedDiscounts: string[];
  invoiceNumber: number;
  /** The last port, so that URLs in emails and messages still work after a restart. */
  port: number;
}

export type ProrationLine = Pick<InvoiceLine, 'amount' | 'description' | 'period' | 'quantity'> & {
  item: string;
  price: string;
};

/** The objects of the till, by id. */
export interface Store {
  readonly kept: Kept;
  find<K extends Kind>(kind: K, id: string | null): Kinds[K] | undefined;
  /** Throws if the object is missing; `param` names the parameter that requested it. */
  need<K extends Kind>(kind: K, id: string, param?: string): Kinds[K];
  /** Returns any object, of any kind. */
  any(id: string): Wire | undefined;
  /** Returns the objects in order of creation. */
  all<K extends Kind>(kind: K): Kinds[K][];
  put<Item extends Wire>(object: Item): Item;
  remove(id: string): void;
  /** Returns a function that undoes everything done since. */
  mark(): () => void;
}

export function storeOf(kept: Kept): Store {
  const find = <K extends Kind>(kind: K, id: string | null) => {
    const object = id === null ? undefined : kept.objects[id];
    return object?.object === kind ? (object as Kinds[K]) : undefined;
  };
  return {
    kept,
    find,
    need: (kind, id, param) => {
      const object = find(kind, id);
      if (object === undefined) throw missing(kind.replace('.', ' ').replace('_', ' '), id, param);
      return object;
    },
    any: (id) => kept.objects[id],
    all: <K extends Kind>(kind: K) =>
      Object.values(kept.objects).filter((object): object is Kinds[K] => object.object === kind),
    put: (object) => {
      kept.objects[object.id] = object;
      return object;
    },
    remove: (id) => {
      const object = kept.objects[id];
      if (object !== undefined) kept.deleted[id] = object.object;
      delete kept.objects[id];
    },
    mark: () => {
      // Events and responses are only appended, so their counts are enough.
      const { events, answers, ...rest } = kept;
      const before = structuredClone(rest);
      const [eventsBefore, keysBefore] = [events.length, new Set(Object.keys(answers))];
      return () => {
        Object.assign(kept, before);
        events.splice(eventsBefore);
        for (const key of Object.keys(answers)) if (!keysBefore.has(key)) delete answers[key];
      };
    },
  };
}

export function emptyState(keys: Pick<Kept, 'secretKey' | 'webhookSecret'>, at: number): Kept {
  return {
    ...keys,
    clockAt: at,
    clockAhead: 0,
    objects: {},
    deleted: {},
    events: [],
    answers: {},
    cards: {},
    carts: {},
    payers: {},
    prorations: {},
    warned: {},
    usedDiscounts: [],
    invoiceNumber: 0,
    port: 0,
  };
}

/** Returns a random id that cannot be guessed, such as `cus_3fK…`. */
export function newId(prefix: string): string {
  return `${prefix}_${randomText(18)}`;
}

export function randomText(bytes: number): string {
  return randomBytes(bytes).toString('base64').replaceAll(/[+/=]/g, 'x');
}
