import { useSuspenseQuery } from '@tanstack/react-query';
import { operatorQuery } from '../../../features/help/api/operator.ts';
import { usePhrases } from '../../../shared/phrases/use-phrases.ts';
import { ArticleText } from '../help/article-text.tsx';
import { LegalPage } from './legal-page.tsx';

/** Who operates the product, and how to contact them. */
export function ImprintScreen() {
  const say = usePhrases('legal');
  const { data: operator } = useSuspenseQuery(operatorQuery);
  const { name, address, registration, email, imprint_url: own } = operator;
  return (
    <LegalPage title={say('imprintTitle')} own={own}>
      <dl className="grid gap-4">
        <Row name={say('offeredBy')} lines={[name, ...address]} />
        <Row name={say('emailAddress')} lines={[email]} />
        {registration !== null && <Row name={say('registration')} lines={[registration]} />}
      </dl>
      <ArticleText text={say('imprint_text')} />
    </LegalPage>
  );
}

function Row({ name, lines }: { name: string; lines: readonly string[] }) {
  return (
    <div>
      <dt className="text-small font-bold text-ink-soft">{name}</dt>
      {lines.map((line) => (
        <dd key={line} className="wrap-anywhere">
          {line}
        </dd>
      ))}
    </div>
  );
}
