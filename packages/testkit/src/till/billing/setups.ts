import { base, type Context, create } from '../context.ts';
import { randomText } from '../state.ts';
import type { Metadata, SetupIntent } from '../wire.ts';

/** Creates a card setup, without any attempt yet. */
export function newSetup(
  ctx: Context,
  what: { customer: string | null; metadata: Metadata; description?: string | null; usage?: SetupIntent['usage'] },
): SetupIntent {
  const fields = base(ctx, 'seti', what.metadata);
  return create<SetupIntent>(
    ctx,
    {
      ...fields,
      object: 'setup_intent',
      automatic_payment_methods: null,
      cancellation_reason: null,
      client_secret: `${fields.id}_secret_${randomText(18)}`,
      customer: what.customer,
      description: what.description ?? null,
      last_setup_error: null,
      latest_attempt: null,
      next_action: null,
      payment_method: null,
      payment_method_types: ['card'],
      status: 'requires_payment_method',
      usage: what.usage ?? 'off_session',
    },
    'setup_intent.created',
  );
}
