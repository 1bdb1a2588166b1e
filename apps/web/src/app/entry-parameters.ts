import { report } from '../shared/report.ts';
import { keepLinkToken } from '../features/auth/model/link-token.ts';

/** The value that the checkout sends people back with. */
const CHECKOUT_VALUE = 'checkout';

/**
 * Reads the parameters that mails and the checkout add to the address, before the router starts. A log-in token is
 * removed from the address at once, so that it is in no history, bookmark or referrer.
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
