import { useBrand } from '../../../shared/brand/brand.ts';
import { helpAddress } from '../../../shared/links.ts';
import { OutsideLink } from '../../../shared/outside-link.tsx';
import { RichPhrase } from '../../../shared/phrases/rich-phrase.tsx';
import { usePhrases } from '../../../shared/phrases/use-phrases.ts';

/** What is accepted, with the two documents as links. */
export function TermsLabel() {
  const say = usePhrases('auth');
  const brand = useBrand();
  const link = (page: string) => (inner: string) => (
    <OutsideLink to={helpAddress(brand, page)} className="font-semibold text-brand-strong underline underline-offset-3">
      {inner}
    </OutsideLink>
  );
  return (
    <span className="text-small">
      <RichPhrase text={say('acceptTerms')} marks={{ terms: link('terms'), privacy: link('privacy') }} />
    </span>
  );
}
