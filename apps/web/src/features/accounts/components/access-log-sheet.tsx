import { useQuery } from '@tanstack/react-query';
import { EmptyState } from '@weekbord/ui/empty-state/empty-state';
import { useFormat } from '../../../shared/locale/format.ts';
import { useLanguage } from '../../../shared/locale/language.ts';
import { dateOfMoment } from '../../../shared/locale/today.ts';
import { usePhrases } from '../../../shared/phrases/use-phrases.ts';
import { accessLogQuery } from '../api/access-log.ts';
import { LoadingSheet } from './loading-sheet.tsx';

/** The phrase for a person whose name is withheld. */
const WORDS_OF = { COACH: 'lookCoach', FORMER: 'lookFormer', SELF: 'lookFormer', STAFF: 'lookStaff' } as const;

/** Lists who read or changed the user's data, what and when. */
export function AccessLogSheet({ onClose }: { onClose: () => void }) {
  const say = usePhrases('profile');
  const format = useFormat();
  const language = useLanguage();
  const query = useQuery(accessLogQuery);
  const dateOf = (at: string) => format.date(dateOfMoment(new Date(at)), 'full');
  return (
    <LoadingSheet title={say('looks')} onClose={onClose} query={query}>
      {({ results }) =>
        results.length === 0 ? (
          <EmptyState title={say('looksNone')} text={say('looksNoneText')} />
        ) : (
          <>
            <p className="text-small text-ink-soft">{say('looksText')}</p>
            <ul className="mt-2 divide-y divide-line">
              {results.map(({ at, who, name, kind, times, areas, reason }) => (
                <li key={`${at} ${who} ${kind} ${times} ${reason}`} className="py-3">
                  <span className="block font-semibold wrap-break-word">
                    {say(`look${kind}`, {
                      who: name ?? say(WORDS_OF[who]),
                      areas: new Intl.ListFormat(language).format(areas.map((area) => say(`look${area}`))),
                    })}
                  </span>
                  {reason !== null && <span className="block wrap-break-word">{say('lookReason', { reason })}</span>}
                  <span className="block text-small text-ink-soft">
                    {times === null ? dateOf(at) : say('lookTimes', { date: dateOf(at), count: times })}
                  </span>
                </li>
              ))}
            </ul>
          </>
        )
      }
    </LoadingSheet>
  );
}
