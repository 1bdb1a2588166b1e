import { useQuery } from '@tanstack/react-query';
import { Button } from '@weekbord/ui/button/button';
import { Monitor, Smartphone } from 'lucide-react';
import { showAlert } from '../../../shared/alerts/alerts.ts';
import { useFormat } from '../../../shared/locale/format.ts';
import { dateOfMoment } from '../../../shared/locale/today.ts';
import { usePhrases } from '../../../shared/phrases/use-phrases.ts';
import { type Session, sessionsQuery, useEndSessions } from '../api/sessions.ts';
import { LoadingSheet } from './loading-sheet.tsx';

/** Operating systems of handheld devices. */
const HANDHELD: ReadonlySet<string | null> = new Set(['iPhone', 'iPad', 'Android']);

/** The devices on which the user is logged in, each with a log-out button. */
export function SessionsSheet({ onClose }: { onClose: () => void }) {
  const say = usePhrases('profile');
  const query = useQuery(sessionsQuery);
  const end = useEndSessions();
  const endOne = (session: number | null) =>
    end.mutate(session, { onSuccess: () => showAlert(say('sessionEnded'), { tone: 'good' }) });
  const others = query.data?.results.filter((session) => !session.is_this_one) ?? [];
  return (
    <LoadingSheet
      title={say('sessions')}
      onClose={onClose}
      query={query}
      footer={
        others.length > 0 && (
          <Button
            isWide
            tone="secondary"
            isBusy={end.isPending && end.variables === null}
            isDisabled={end.isPending}
            onClick={() => endOne(null)}
          >
            {say('sessionsEndOthers')}
          </Button>
        )
      }
    >
      {({ results }) => (
        <>
          <ul className="divide-y divide-line">
            {results.map((session) => (
              <SessionRow
                key={session.id}
                session={session}
                isBusy={end.isPending && end.variables === session.id}
                isDisabled={end.isPending}
                onEnd={() => endOne(session.id)}
              />
            ))}
          </ul>
          <p className="mt-2 text-small text-ink-soft">
            {say(others.length === 0 ? 'sessionsNone' : 'sessionsEndOthersHint')}
          </p>
        </>
      )}
    </LoadingSheet>
  );
}

interface SessionRowProps {
  session: Session;
  isBusy: boolean;
  isDisabled: boolean;
  onEnd: () => void;
}

function SessionRow({ session, isBusy, isDisabled, onEnd }: SessionRowProps) {
  const say = usePhrases('profile');
  const format = useFormat();
  const { browser, system, is_this_one: isThis, last_used_at: usedAt } = session;
  const device =
    browser !== null && system !== null
      ? say('sessionOn', { browser, system })
      : (browser ?? system ?? say('sessionUnknown'));
  const Icon = HANDHELD.has(system) ? Smartphone : Monitor;
  const usedOn = format.date(dateOfMoment(new Date(usedAt)), 'full');
  return (
    <li className="flex min-h-16 flex-wrap items-center gap-x-4 gap-y-1 py-2">
      <Icon aria-hidden="true" className="size-5.5 shrink-0 text-ink-soft" />
      <span className="min-w-0 flex-1 wrap-break-word">
        <span className="block font-semibold">{device}</span>
        <span
          className={isThis ? 'block text-small font-semibold text-brand-strong' : 'block text-small text-ink-soft'}
        >
          {isThis ? say('sessionThis') : say('sessionLastUsed', { date: usedOn })}
        </span>
      </span>
      {!isThis && (
        <Button
          tone="secondary"
          size="small"
          isBusy={isBusy}
          isDisabled={isDisabled}
          aria-label={say('sessionEndOf', { device })}
          onClick={onEnd}
        >
          {say('sessionEnd')}
        </Button>
      )}
    </li>
  );
}
