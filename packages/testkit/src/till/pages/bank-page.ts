import { resumeCheckout, successOf } from '../billing/checkout.ts';
import { answerBank } from '../billing/confirm.ts';
import type { Context } from '../context.ts';
import { TillError } from '../errors.ts';
import type { Reply } from '../http/server.ts';
import { goTo, html, page } from './html.ts';
import { afterIntent, type Intent } from './intent-page.ts';
import { showPay } from './pay-page.ts';
import { afterPortalSetup, portalOf } from './portal-card.ts';
import type { Speaking } from './speaking.ts';

/** Shows the bank's question to the cardholder. */
export function showBank(intent: Intent, speaking: Speaking): Reply {
  const { say } = speaking;
  if (intent.status !== 'requires_action') return page(speaking, say('doneTitle'), html`<p>${say('doneText')}</p>`);
  return page(
    speaking,
    say('bankTitle'),
    html`<p>${say('bankText')}</p>
      <form method="post">
        <button name="answer" value="yes">${say('authenticate')}</button>
        <button class="plain" name="answer" value="no">${say('fail')}</button>
      </form>`,
  );
}

/** Continues with the cardholder's answer: back to the checkout, the portal or the site. */
export function actOnBank(ctx: Context, intent: Intent, form: URLSearchParams, speaking: Speaking): Reply {
  const isAsked = intent.status === 'requires_action';
  if (!isAsked) return showBank(intent, speaking);
  const next = intent.next_action?.redirect_to_url.return_url ?? null;
  const refusal = refusalOf(() => answerBank(ctx, intent, form.get('answer') === 'yes'));
  const portal = portalOf(ctx, intent);
  if (portal !== undefined) {
    afterPortalSetup(ctx, portal, intent);
    return goTo(`/portal/${portal.id}${intent.status === 'succeeded' ? '' : '?fault=authentication_failure'}`);
  }
  const session = resumeCheckout(ctx, intent);
  if (session === undefined) return goTo(afterIntent(ctx, intent, next));
  if (session.status === 'complete') return goTo(successOf(session));
  return showPay(ctx, session, speaking, {
    refusal: refusal ?? { code: 'authentication_failure', message: '' },
  });
}

/** Returns why the bank declined although the cardholder agreed; null if it did not. */
function refusalOf(act: () => void) {
  try {
    act();
    return null;
  } catch (error) {
    if (!(error instanceof TillError)) throw error;
    const { code = 'other', decline_code, message } = error.body;
    return { code, decline_code, message };
  }
}
