import { report } from '../shared/report.ts';
import { keepLinkToken } from '../features/auth/model/link-token.ts';

/** The query value of the URL that the checkout returns people to. */
const CHECKOUT_VALUE = 'checkout';

/**
 * Reads the URL parameters that emails and the checkout add, before the router starts. A login token is removed from
 * the URL immediately, so that it does not end up in the history, a bookmark or a referrer.
 */
export function takeEntryParameters(): void {
  const address = new URL(location.href);
  const parameters = address.searchParams;
  const token = parameters.get('magic_link_token');
  const checkout = parameters.get('checkout');
  if (token === null && checkout === null) return;
  parameters.delete('magic_link_token');
  parameters.delete('checkout');
  if (token !== null && token !== '') {
    keepLinkToken(token);
    address.pathname = '/login/link';
  } else if (checkout === CHECKOUT_VALUE) {
    address.pathname = '/checkout-login';
  } else if (checkout !== null) {
    report('A checkout parameter with an unknown value was ignored');
  }
  history.replaceState(history.state, '', address);
}
