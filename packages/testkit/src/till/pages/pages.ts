import type { Context } from '../context.ts';
import type { ReadRequest, Reply } from '../http/server.ts';
import type { Till } from '../interface.ts';
import { actOnBank, showBank } from './bank-page.ts';
import { actOnClock, showClock } from './clock-page.ts';
import { html, page } from './html.ts';
import { actOnIntent, type Intent, showIntent } from './intent-page.ts';
import { actOnInvoice, showInvoice } from './invoice-page.ts';
import { actOnPay, showPay } from './pay-page.ts';
import { actOnPortal, showPortal } from './portal-page.ts';
import { type Speaking, speakingTo } from './speaking.ts';

export async function answerPage(ctx: Context, till: Till, request: ReadRequest): Promise<Reply> {
  const [, kind = '', id = ''] = request.url.pathname.split('/');
  const query = request.url.searchParams;
  const form = request.method === 'POST' ? new URLSearchParams(request.body) : null;
  const speaking = (locale?: string | null) =>
    speakingTo([query.get('locale'), locale, request.headers['accept-language']]);
  const { store } = ctx;

  const session = kind === 'pay' ? store.find('checkout.session', id) : undefined;
  if (session !== undefined) {
    const own = speaking(session.locale);
    return form === null ? showPay(ctx, session, own) : actOnPay(ctx, session, form, own);
  }
  const portal = kind === 'portal' ? store.find('billing_portal.session', id) : undefined;
  if (portal !== undefined) {
    const own = speaking(portal.locale);
    const code = query.get('fault');
    if (form !== null) return actOnPortal(ctx, portal, form, own);
    return showPortal(ctx, portal, own, code === null ? null : { code, message: '' });
  }
  const invoice = kind === 'invoice' ? store.find('invoice', id) : undefined;
  if (invoice !== undefined) {
    return form === null ? showInvoice(ctx, invoice, speaking()) : actOnInvoice(ctx, invoice, form, speaking());
  }
  const intent = intentOf(ctx, id, query.get('key'));
  if (intent !== undefined && kind === 'authenticate') {
    const own = speaking(localeOf(ctx, intent));
    return form === null ? showBank(intent, own) : actOnBank(ctx, intent, form, own);
  }
  if (intent !== undefined && kind === 'card') {
    return form === null
      ? showIntent(intent, speaking())
      : actOnIntent(ctx, intent, form, speaking(), query.get('return_url'));
  }
  if (kind === 'till' && id === '') {
    return form === null ? showClock(till, speaking()) : actOnClock(till, request, form, speaking());
  }
  return notFound(speaking());
}

function notFound(speaking: Speaking): Reply {
  return page(speaking, speaking.say('notFound'), html``, 404);
}

/** Returns a payment or setup intent to a caller who knows its secret. */
function intentOf({ store }: Context, id: string, key: string | null): Intent | undefined {
  const intent = store.find('payment_intent', id) ?? store.find('setup_intent', id);
  return intent?.client_secret === key ? intent : undefined;
}

/** Returns the language of the checkout that an intent belongs to. */
function localeOf({ store }: Context, intent: Intent): string | null {
  const session = store.all('checkout.session').find(({ id }) => store.kept.carts[id]?.filled?.intent === intent.id);
  return session?.locale ?? null;
}
