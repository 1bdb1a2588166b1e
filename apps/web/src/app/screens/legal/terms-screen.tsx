import { useSuspenseQuery } from '@tanstack/react-query';
import { operatorQuery } from '../../../features/help/api/operator.ts';
import { usePhrases } from '../../../shared/phrases/use-phrases.ts';
import { ArticleText } from '../help/article-text.tsx';
import { LegalPage } from './legal-page.tsx';

/** The operator's terms of use, or short default ones if the operator has none. */
export function TermsScreen() {
  const say = usePhrases('legal');
  const { data: operator } = useSuspenseQuery(operatorQuery);
  const { name, email, terms_url: own } = operator;
  return (
    <LegalPage title={say('termsTitle')} own={own}>
      {own === null && <ArticleText text={say('terms_text', { operator: name, email })} />}
    </LegalPage>
  );
}
