import { useBrand } from '../../../shared/brand/brand.ts';
import { usePhrases } from '../../../shared/phrases/use-phrases.ts';

/** Where people do not sign up by themselves: what else than a way to log in the mail may say. */
export function MailSaysHow() {
  const say = usePhrases('joining');
  const brand = useBrand();
  if (brand === undefined || brand.sign_up === 'OPEN') return null;
  return <p className="text-small text-ink-soft">{say('mailSaysHow', { portal: brand.name })}</p>;
}
