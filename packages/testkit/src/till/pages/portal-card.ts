import { newMethod, attemptSetup } from '../billing/methods.ts';
import { newSetup } from '../billing/setups.ts';
import { hasEnded } from '../billing/subscription-status.ts';
import { cardByNumber, type FilledCard, faultOf, type Refusal } from '../cards.ts';
import { change, type Context } from '../context.ts';
import type { PortalSession, SetupIntent } from '../wire.ts';
import type { Intent } from './intent-page.ts';

const PORTAL = 'till_portal';

/** Returns the portal in which a card is being set up; undefined for other intents. */
export function portalOf(ctx: Context, intent: Intent): PortalSession | undefined {
  return ctx.store.find('billing_portal.session', intent.metadata[PORTAL] ?? null);
}

/**
 * Sets up a new card in a portal. Returns why it failed, or the page where the bank asks for confirmation; null if it
 * succeeded.
 */
export function changeCard(
  ctx: Context,
  portal: PortalSession,
  card: FilledCard,
): { refusal: Refusal } | { bank: string } | null {
  const fault = faultOf(card, new Date(ctx.clock.now()));
  const name = cardByNumber(card.number);
  if (fault !== null || name === undefined) return { refusal: fault ?? { code: 'incorrect_number', message: '' } };
  const intent: SetupIntent = newSetup(ctx, { customer: portal.customer, metadata: { [PORTAL]: portal.id } });
  const outcome = attemptSetup(ctx, intent, newMethod(ctx, name, { card }));
  if (outcome === 'requires_action') return { bank: intent.next_action?.redirect_to_url.url ?? '' };
  if (outcome !== 'succeeded') return { refusal: outcome };
  afterPortalSetup(ctx, portal, intent);
  return null;
}

/** Makes a card that was just set up the card for renewals. */
export function afterPortalSetup(ctx: Context, portal: PortalSession, intent: Intent): void {
  if (intent.status !== 'succeeded') return;
  const method = intent.payment_method;
  change(ctx, ctx.store.need('customer', portal.customer), 'customer.updated', (one) => {
    one.invoice_settings.default_payment_method = method;
  });
  for (const subscription of ctx.store.all('subscription')) {
    if (subscription.customer !== portal.customer || hasEnded(subscription)) continue;
    change(ctx, subscription, 'customer.subscription.updated', (one) => {
      one.default_payment_method = method;
    });
  }
}
