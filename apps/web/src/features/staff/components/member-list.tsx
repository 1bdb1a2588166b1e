import { useInfiniteQuery } from '@tanstack/react-query';
import { Button } from '@weekbord/ui/button/button';
import { Card } from '@weekbord/ui/card/card';
import { SearchBox } from '@weekbord/ui/search-box/search-box';
import { Skeleton } from '@weekbord/ui/skeleton/skeleton';
import { useState } from 'react';
import { LoadError } from '../../../shared/alerts/load-error.tsx';
import { usePhrases } from '../../../shared/phrases/use-phrases.ts';
import { useDebounced } from '../../../shared/use-debounced.ts';
import { type Member, membersQuery } from '../api/members.ts';
import { actsFor, type MemberAct, nameOf } from '../model/member-acts.ts';
import { MemberActDialog } from './member-act-dialog.tsx';

/** Delay between the last keystroke and the search, in milliseconds. */
const WAIT_MS = 600;
const LONGEST_SEARCH = 254;

/** The action to be confirmed, and the member it is about. */
interface Asked {
  readonly act: MemberAct;
  readonly member: Member;
}

/** The people of an organisation, with the actions that staff can take on each of them. */
export function MemberList({ organisationId }: { organisationId: number }) {
  const say = usePhrases('staff');
  const [typed, setTyped] = useState('');
  const [asked, setAsked] = useState<Asked | null>(null);
  const search = useDebounced(typed, WAIT_MS).trim();
  const { data, error, refetch, isPlaceholderData, hasNextPage, isFetchingNextPage, fetchNextPage } = useInfiniteQuery(
    membersQuery(organisationId, search),
  );
  const members = data?.pages.flatMap(({ results }) => results) ?? [];
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <search>
        <SearchBox
          label={say('search')}
          clearLabel={say('clearSearch')}
          placeholder={say('search')}
          value={typed}
          maxLength={LONGEST_SEARCH}
          onChange={setTyped}
        />
      </search>
      {error && !data ? (
        <LoadError error={error} onRetry={() => void refetch()} />
      ) : !data ? (
        <Skeleton className="h-60 rounded-card" />
      ) : (
        <>
          <p aria-live="polite" className="text-small text-ink-soft">
            {members.length > 0
              ? say('peopleCount', { count: data.pages[0]?.count ?? 0 })
              : // Placeholder data is the result of the previous search.
                !isPlaceholderData && say(search === '' ? 'peopleNobody' : 'peopleNone')}
          </p>
          {members.length > 0 && (
            <Card isFlush className="overflow-hidden">
              <ul aria-label={say('people')} className="divide-y divide-line">
                {members.map((member) => (
                  <MemberRow key={member.id} member={member} onAsk={(act) => setAsked({ act, member })} />
                ))}
              </ul>
            </Card>
          )}
          {hasNextPage && (
            <Button tone="secondary" isBusy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
              {say('more')}
            </Button>
          )}
        </>
      )}
      {asked && <MemberActDialog {...asked} onClose={() => setAsked(null)} />}
    </div>
  );
}

function MemberRow({ member, onAsk }: { member: Member; onAsk: (act: MemberAct) => void }) {
  const say = usePhrases('staff');
  const { masked_email: email, role, coach, clients, is_staff: isStaff, account_enabled: isOpen } = member;
  const name = nameOf(member) || say('unnamed');
  const roleText =
    role === 'COACH'
      ? say('coachOf', { count: clients })
      : role === 'CLIENT' && coach !== null && coach.name !== ''
        ? say('clientOf', { coach: coach.name })
        : say(`role${role}`);
  const parts = [email, roleText, ...(isStaff ? [say('isStaff')] : []), ...(isOpen ? [] : [say('closed')])];
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-1 px-5 py-3">
      <span className="min-w-[min(100%,14rem)] flex-1 wrap-break-word">
        <span className="block font-semibold">{name}</span>
        <span className="block text-small text-ink-soft">{parts.join(' · ')}</span>
      </span>
      <span className="flex flex-wrap gap-2">
        {actsFor(member).map((act) => (
          <Button
            key={act}
            tone="secondary"
            size="small"
            aria-haspopup="dialog"
            aria-label={say('actOn', { act: say(`${act}Label`), name })}
            onClick={() => onAsk(act)}
          >
            {say(`${act}Label`)}
          </Button>
        ))}
      </span>
    </li>
  );
}
