import { isLoginAfterCheckout } from '../../../features/auth/model/login-address.ts';
import { useBrand } from '../../../shared/brand/brand.ts';
import { usePhrases } from '../../../shared/phrases/use-phrases.ts';

/**
 * Says that the email may explain how to join, on a portal without open sign-up. After a checkout, says instead that
 * logging in creates the account.
 */
export function MailSaysHow() {
  const say = usePhrases('joining');
  const brand = useBrand();
  if (isLoginAfterCheckout()) return <p className="text-small text-ink-soft">{say('mailAfterCheckout')}</p>;
  if (brand === undefined || brand.sign_up === 'OPEN') return null;
  return <p className="text-small text-ink-soft">{say('mailSaysHow', { portal: brand.name })}</p>;
}
