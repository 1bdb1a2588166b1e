import { useSuspenseQuery } from '@tanstack/react-query';
import { RETENTION_PERIODS, KEPT_THINGS } from '@weekbord/domain/privacy/retention-periods';
import { operatorQuery } from '../../../features/help/api/operator.ts';
import { usePhrases } from '../../../shared/phrases/use-phrases.ts';
import { ArticleText } from '../help/article-text.tsx';
import { LegalPage } from './legal-page.tsx';

/** What is stored about people, why, for how long, and who can see it. */
export function PrivacyScreen() {
  const say = usePhrases('legal');
  const { data: operator } = useSuspenseQuery(operatorQuery);
  return (
    <LegalPage title={say('privacyTitle')} own={operator.privacy_url}>
      <ArticleText
        text={say('privacy_text', { operator: operator.name, email: operator.email })}
        parts={{ processors: Processors, periods: Periods }}
      />
    </LegalPage>
  );
}

function Processors() {
  const say = usePhrases('legal');
  const { data: operator } = useSuspenseQuery(operatorQuery);
  const { processors, hosted_by: host } = operator;
  return (
    <ul className="grid list-disc gap-1.5 pl-6">
      <li>{host === null ? say('hostedByOperator', { operator: operator.name }) : say('hostedBy', { host })}</li>
      {processors.map((each) => (
        <li key={each}>{say(`processor_${each}`)}</li>
      ))}
    </ul>
  );
}

function Periods() {
  const say = usePhrases('legal');
  const { data: operator } = useSuspenseQuery(operatorQuery);
  return (
    <table className="w-full text-left">
      <thead className="text-small text-ink-soft">
        <tr>
          <th scope="col" className="pb-2 pr-3 font-bold">
            {say('keptWhat')}
          </th>
          <th scope="col" className="pb-2 font-bold">
            {say('keptHowLong')}
          </th>
        </tr>
      </thead>
      <tbody className="divide-y divide-line border-y border-line">
        <tr>
          <th scope="row" className="py-2 pr-3 font-normal">
            {say('kept_own')}
          </th>
          <td className="py-2">{say('keptUntilDeleted')}</td>
        </tr>
        {KEPT_THINGS.map((thing) => {
          const { count, unit } = RETENTION_PERIODS[thing].period;
          return (
            <tr key={thing}>
              <th scope="row" className="py-2 pr-3 font-normal">
                {say(`kept_${thing}`)}
              </th>
              <td className="py-2 whitespace-nowrap">{say(`period${unit}`, { count })}</td>
            </tr>
          );
        })}
        <tr>
          <th scope="row" className="py-2 pr-3 font-normal">
            {say('kept_backups')}
          </th>
          <td className="py-2">{say('backups', { count: operator.backups_kept })}</td>
        </tr>
      </tbody>
    </table>
  );
}
