import { useSuspenseQuery } from '@tanstack/react-query';
import { operatorQuery } from '../../../features/help/api/operator.ts';
import { usePhrases } from '../../../shared/phrases/use-phrases.ts';
import { ArticleText } from '../help/article-text.tsx';
import { LegalPage } from './legal-page.tsx';

/** How accessible the product is, what is tested, and where to report a barrier. */
export function AccessibilityScreen() {
  const say = usePhrases('legal');
  const { data: operator } = useSuspenseQuery(operatorQuery);
  return (
    <LegalPage title={say('accessibilityTitle')}>
      <ArticleText text={say('accessibility_text', { operator: operator.name, version: __APP_VERSION__ })} />
    </LegalPage>
  );
}
