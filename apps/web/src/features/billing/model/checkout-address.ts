import { useLocation } from '@tanstack/react-router';

/** The format of Stripe's ids. */
const SESSION = /^\w{1,255}$/;

/** The parameters in the URLs of the checkout. */
export interface CheckoutAddress {
  readonly isForCoach: boolean;
  /** The plan that is preselected. */
  readonly price: string | undefined;
  /** The id of the checkout session from which the buyer returns; undefined if the URL has no valid id. */
  readonly session: string | undefined;
}

/** Reads the URL parameters of a checkout screen. */
export function useCheckoutAddress(): CheckoutAddress {
  const parameters = new URLSearchParams(useLocation({ select: ({ searchStr }) => searchStr }));
  const session = parameters.get('session_id') ?? '';
  return {
    isForCoach: parameters.get('for') === 'coach',
    price: parameters.get('price') ?? undefined,
    session: SESSION.test(session) ? session : undefined,
  };
}

/** Returns the URL of the checkout for a plan. */
export function checkoutOf(price: string | undefined): string {
  return price === undefined || price === '' ? '/checkout' : `/checkout?${new URLSearchParams({ price })}`;
}
