import { applyCode, payCheckout, resumeCheckout, successOf } from './billing/checkout.ts';
import { answerBank } from './billing/confirm.ts';
import type { Context } from './context.ts';
import { TillError } from './errors.ts';
import type { PayForm, PayResult } from './interface.ts';

/** Pays a checkout session as a person would on its page, including their answer to the bank. */
export function payAsPerson(ctx: Context, sessionId: string, form: PayForm): PayResult {
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
  if (outcome.kind === 'refused')
    return refused(outcome.refusal.decline_code ?? outcome.refusal.code, outcome.refusal.message);
  if (outcome.kind === 'done') return { ok: true, location: outcome.location };
  const { intent } = outcome;
  try {
    answerBank(ctx, intent, form.authenticate ?? true);
  } catch (error) {
    if (error instanceof TillError)
      return refused(error.body.decline_code ?? error.body.code ?? '', error.body.message);
    throw error;
  }
  resumeCheckout(ctx, intent);
  if (intent.status === 'succeeded') return { ok: true, location: successOf(session) };
  const error = intent.object === 'setup_intent' ? intent.last_setup_error : intent.last_payment_error;
  return refused(error?.code ?? 'unknown', error?.message ?? '');
}
