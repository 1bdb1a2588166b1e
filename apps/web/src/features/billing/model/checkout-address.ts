import { useLocation } from '@tanstack/react-router';

/** What ids of Stripe look like. */
const SESSION = /^\w{1,255}$/;

/** What the addresses of the checkout say. */
export interface CheckoutAddress {
  readonly isForCoach: boolean;
  /** The plan to begin with. */
  readonly price: string | undefined;
  /** The page of payment that led back; undefined where there is none that could be one. */
  readonly session: string | undefined;
}

/** Reads the address of a screen of the checkout. */
export function useCheckoutAddress(): CheckoutAddress {
  const parameters = new URLSearchParams(useLocation({ select: ({ searchStr }) => searchStr }));
  const session = parameters.get('session_id') ?? '';
  return {
    isForCoach: parameters.get('for') === 'coach',
    price: parameters.get('price') ?? undefined,
    session: SESSION.test(session) ? session : undefined,
  };
}

/** The address of the checkout that begins with a plan. */
export function checkoutOf(price: string | undefined): string {
  return price === undefined || price === '' ? '/checkout' : `/checkout?${new URLSearchParams({ price })}`;
}
