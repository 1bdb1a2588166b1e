import type { Context } from '../context.ts';
import { missing } from '../errors.ts';
import { LIST_PARAMS, pageOf } from '../http/paging.ts';
import { type ApiRoute, route } from '../http/routes.ts';
import type { KeptEvent } from '../state.ts';
import type { WireEvent } from '../wire.ts';

/** How long Stripe lists events, in seconds. */
const KEPT_S = 30 * 24 * 3600;

export const eventRoutes: readonly ApiRoute[] = [
  route('GET', '/v1/events', ({ ctx, params }) => {
    params.allow(...LIST_PARAMS, 'type', 'types', 'delivery_success');
    const [type, types, taken] = [params.text('type'), params.texts('types'), params.flag('delivery_success')];
    const all = listed(ctx).filter(
      (one) =>
        (type === undefined || fits(one.type, type)) &&
        (types.length === 0 || types.some((pattern) => fits(one.type, pattern))) &&
        (taken === undefined || (one.state === 'delivered') === taken),
    );
    const page = pageOf(all, params, '/v1/events');
    return { ...page, data: page.data.map(wireOf) };
  }),
  route('GET', '/v1/events/:id', ({ ctx, id }) => {
    const event = listed(ctx).find((one) => one.id === id);
    if (event === undefined) throw missing('event', id);
    return wireOf(event);
  }),
];

function listed(ctx: Context): KeptEvent[] {
  const oldest = ctx.clock.seconds() - KEPT_S;
  return ctx.store.kept.events.filter(({ created }) => created >= oldest);
}

/** Whether a type matches a pattern such as `customer.subscription.*`. */
function fits(type: string, pattern: string): boolean {
  return pattern.endsWith('*') ? type.startsWith(pattern.slice(0, -1)) : type === pattern;
}

function wireOf(event: KeptEvent): WireEvent {
  const wire = JSON.parse(event.payload) as WireEvent;
  return { ...wire, pending_webhooks: event.state === 'delivered' ? 0 : 1 };
}
