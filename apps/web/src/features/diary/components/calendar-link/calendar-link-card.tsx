import { buttonClasses } from '@weekbord/ui/button/button';
import { Card } from '@weekbord/ui/card/card';
import { CalendarPlus } from 'lucide-react';
import { useState } from 'react';
import { showAlert } from '../../../../shared/alerts/alerts.ts';
import type { ApiFailure } from '../../../../shared/http/api-failure.ts';
import { useFormat } from '../../../../shared/locale/format.ts';
import { usePhrases } from '../../../../shared/phrases/use-phrases.ts';
import { LinkActions } from '../../../../shared/secret-link/link-actions.tsx';
import { LinkToCopy } from '../../../../shared/secret-link/link-to-copy.tsx';
import { useEndCalendarLink, useMakeCalendarLink } from '../../api/calendar-links.ts';
import { calendarAddress, calendarAppLink, readCalendarSecret } from '../../model/kept-calendar-link.ts';

/** The URL for calendar apps: created, copied, opened, and revoked after confirmation. */
export function CalendarLinkCard({ madeAt }: { madeAt: string | null }) {
  const say = usePhrases('calendar');
  const format = useFormat();
  const make = useMakeCalendarLink();
  const end = useEndCalendarLink();
  const [failure, setFailure] = useState<ApiFailure | null>(null);
  const secret = madeAt === null ? undefined : readCalendarSecret(madeAt);
  const told = async (sent: ReturnType<typeof make.send> | ReturnType<typeof end.send>, done: 'made' | 'revoked') => {
    const result = await sent;
    setFailure(result.ok ? null : result.failure);
    if (result.ok) showAlert(say(done), { tone: 'good' });
  };
  return (
    <Card as="section" labelledBy="calendar-address" className="grid gap-3">
      <h2 id="calendar-address" className="text-heading font-bold">
        {say('address')}
      </h2>
      <p className="text-ink-soft">{say(textOf(madeAt, secret))}</p>
      {secret !== undefined && (
        <LinkToCopy link={calendarAddress(secret)} label={say('address')} copyLabel={say('copy')}>
          <a
            href={calendarAppLink(secret)}
            className={`${buttonClasses({ tone: 'secondary', size: 'medium' })} flex-auto`}
          >
            <CalendarPlus aria-hidden="true" className="size-5" />
            {say('openApp')}
          </a>
        </LinkToCopy>
      )}
      {madeAt !== null && (
        <p className="text-small text-ink-soft">{say('since', { date: format.date(madeAt.slice(0, 10), 'full') })}</p>
      )}
      <LinkActions
        isMade={madeAt !== null}
        isHere={secret !== undefined}
        words={{
          make: say('make'),
          makeNew: say('makeNew'),
          end: say('revoke'),
          endsTitle: say('endsTitle'),
          endsText: say('endsText'),
        }}
        isMaking={make.isPending}
        isEnding={end.isPending}
        failure={failure}
        onMake={() => void told(make.send(undefined), 'made')}
        onEnd={() => void told(end.send(undefined), 'revoked')}
      />
    </Card>
  );
}

function textOf(madeAt: string | null, secret: string | undefined) {
  if (madeAt === null) return 'noneText';
  return secret === undefined ? 'elsewhereText' : 'hereText';
}
