import { RichPhrase } from '../../../shared/phrases/rich-phrase.tsx';
import { usePhrases } from '../../../shared/phrases/use-phrases.ts';
import { useTermsLinks } from '../../../shared/terms-links.tsx';

/** The label of the terms checkbox, with links to the two documents. */
export function TermsLabel() {
  const say = usePhrases('auth');
  const links = useTermsLinks();
  return (
    <span className="text-small">
      <RichPhrase text={say('acceptTerms')} marks={links} />
    </span>
  );
}
