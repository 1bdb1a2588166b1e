import { isLoginAfterCheckout } from '../../../features/auth/model/login-address.ts';
import { useBrand } from '../../../shared/brand/brand.ts';
import { usePhrases } from '../../../shared/phrases/use-phrases.ts';

/**
 * What else than a way to log in the mail may say: how to join, where people do not sign up by themselves. Whoever comes from
 * the checkout has an account with that log-in.
 */
export function MailSaysHow() {
  const say = usePhrases('joining');
  const brand = useBrand();
  if (isLoginAfterCheckout()) return <p className="text-small text-ink-soft">{say('mailAfterCheckout')}</p>;
  if (brand === undefined || brand.sign_up === 'OPEN') return null;
  return <p className="text-small text-ink-soft">{say('mailSaysHow', { portal: brand.name })}</p>;
}
