import { useLocation } from '@tanstack/react-router';

/** The shape of Stripe's ids. */
const SESSION = /^\w{1,255}$/;

/** The parameters in the addresses of the checkout. */
export interface CheckoutAddress {
  readonly isForCoach: boolean;
  /** The plan that is selected first. */
  readonly price: string | undefined;
  /** The payment page that returned; undefined if there is no valid one. */
  readonly session: string | undefined;
}

/** Reads the parameters of a checkout screen. */
export function useCheckoutAddress(): CheckoutAddress {
  const parameters = new URLSearchParams(useLocation({ select: ({ searchStr }) => searchStr }));
  const session = parameters.get('session_id') ?? '';
  return {
    isForCoach: parameters.get('for') === 'coach',
    price: parameters.get('price') ?? undefined,
    session: SESSION.test(session) ? session : undefined,
  };
}

/** Returns the address of the checkout that starts with a plan. */
export function checkoutOf(price: string | undefined): string {
  return price === undefined || price === '' ? '/checkout' : `/checkout?${new URLSearchParams({ price })}`;
}
