import type { TillClock } from './clock.ts';
import { newId, type Store } from './state.ts';
import type { AfterDunning } from './interface.ts';
import { API_VERSION, type Wire, type WireEvent } from './wire.ts';

/** The state shared by the parts of the till. */
export interface Context {
  readonly store: Store;
  readonly clock: TillClock;
  readonly afterDunning: AfterDunning;
  /** The URL of the till's own pages. */
  url: string;
  /** The call being handled, in the form used by events. */
  request: WireEvent['request'];
  /** Whether events are held until `release` or `deliver`. */
  isHolding: boolean;
}

/** Emits an event about an object in its current state. */
export function emit(ctx: Context, type: string, object: Wire, previous?: Record<string, unknown>): void {
  const event: WireEvent = {
    id: newId('evt'),
    object: 'event',
    api_version: API_VERSION,
    created: ctx.clock.seconds(),
    data: { object, ...(previous === undefined ? {} : { previous_attributes: previous }) },
    livemode: false,
    pending_webhooks: 1,
    request: ctx.request,
    type,
  };
  ctx.store.kept.events.push({
    id: event.id,
    type,
    created: event.created,
    objectId: object.id,
    payload: JSON.stringify(event),
    state: ctx.isHolding ? 'held' : 'waiting',
    attempts: [],
    nextAt: ctx.clock.now(),
  });
}

/** Stores a new object and emits its event, if Stripe has one for it. */
export function create<Item extends Wire>(ctx: Context, object: Item, type?: string): Item {
  ctx.store.put(object);
  if (type !== undefined) emit(ctx, type, object);
  return object;
}

/** Changes an object and emits an event with its previous values, unless nothing changed. */
export function change<Item extends Wire>(
  ctx: Context,
  object: Item,
  type: string,
  mutate: (object: Item) => void,
): Item {
  const before = structuredClone(object) as unknown as Record<string, unknown>;
  mutate(object);
  const after = object as unknown as Record<string, unknown>;
  const changed = Object.keys(after).filter((name) => JSON.stringify(after[name]) !== JSON.stringify(before[name]));
  if (changed.length === 0) return object;
  const isUpdate = type.endsWith('.updated');
  emit(ctx, type, object, isUpdate ? Object.fromEntries(changed.map((name) => [name, before[name]])) : undefined);
  return object;
}

/** Returns the fields that every new object has. */
export function base(ctx: Context, prefix: string, metadata: Record<string, string> = {}) {
  return { id: newId(prefix), created: ctx.clock.seconds(), livemode: false as const, metadata };
}
