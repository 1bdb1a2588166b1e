import { buttonClasses } from '@weekbord/ui/button/button';
import { useBrand } from '../../shared/brand/brand.ts';
import { helpAddress } from '../../shared/links.ts';
import { OutsideLink } from '../../shared/outside-link.tsx';
import { usePhrases } from '../../shared/phrases/use-phrases.ts';

/** The way to the portal's help, on a screen that broke. */
export function SupportLink() {
  const say = usePhrases('shared');
  const brand = useBrand();
  return (
    <OutsideLink to={helpAddress(brand)} className={buttonClasses({ tone: 'quiet', size: 'medium' })}>
      {say('contactSupport')}
    </OutsideLink>
  );
}
