import { useQuery } from '@tanstack/react-query';
import { failureText } from '../../../shared/alerts/failure-text.ts';
import { failureOf } from '../../../shared/http/api-failure.ts';
import { usePhrases } from '../../../shared/phrases/use-phrases.ts';
import { type Plan, promoCodeQuery } from '../api/checkout.ts';
import type { CheckoutDraft } from './checkout-draft.ts';

/** The promotion code of an order: its effect on the first payment, and its validation error. */
export function usePromoCode(draft: CheckoutDraft, change: (next: Partial<CheckoutDraft>) => void, plan: Plan) {
  const say = usePhrases('checkout');
  const sayShared = usePhrases('shared');
  const { applied } = draft;
  const typed = draft.promo_code.trim();
  const { data, error, isFetching, refetch } = useQuery({
    ...promoCodeQuery(applied, plan.price),
    enabled: applied !== '',
  });
  const amount = data?.valid === true ? data.amount : undefined;
  const counts = applied !== '' && amount !== undefined;
  const isOfTyped = applied !== '' && applied === typed && !isFetching;
  const refused = isOfTyped && data?.valid === false ? say('promoInvalid') : undefined;
  const failed = isOfTyped && error ? failureText(failureOf(error), sayShared) : undefined;
  return {
    /** The applied code, or an empty string. */
    code: counts ? applied : '',
    /** The amount of the first payment. */
    first: counts ? amount : plan.amount,
    fault: refused ?? failed,
    isChecking: isFetching,
    /** Whether a typed code has not been checked yet. */
    isWaiting: typed !== '' && typed !== applied,
    apply: () => {
      if (typed === '') return;
      if (typed === applied) void refetch();
      else change({ applied: typed });
    },
    remove: () => change({ applied: '', promo_code: '' }),
  };
}
