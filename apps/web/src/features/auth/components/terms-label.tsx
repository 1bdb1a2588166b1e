import { useBrand } from '../../../shared/brand/brand.ts';
import { helpAddress } from '../../../shared/links.ts';
import { RichPhrase } from '../../../shared/phrases/rich-phrase.tsx';
import { usePhrases } from '../../../shared/phrases/use-phrases.ts';

/** What is accepted, with the two documents as links. */
export function TermsLabel() {
  const say = usePhrases('auth');
  const sayShared = usePhrases('shared');
  const brand = useBrand();
  const link = (page: string) => (inner: string) => (
    <a
      href={helpAddress(brand, page)}
      target="_blank"
      rel="noreferrer"
      className="font-semibold text-brand-strong underline underline-offset-3"
    >
      {inner}
      <span className="sr-only"> {sayShared('opensInNewTab')}</span>
    </a>
  );
  return (
    <span className="text-small">
      <RichPhrase text={say('acceptTerms')} marks={{ terms: link('terms'), privacy: link('privacy') }} />
    </span>
  );
}
