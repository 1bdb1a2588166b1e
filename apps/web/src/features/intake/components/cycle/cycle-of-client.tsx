import { useQuery } from '@tanstack/react-query';
import { Button } from '@weekbord/ui/button/button';
import { Card } from '@weekbord/ui/card/card';
import { classes } from '@weekbord/ui/classes';
import { Eye } from 'lucide-react';
import { useEffect, useState } from 'react';
import { LoadError } from '../../../../shared/alerts/load-error.tsx';
import { PHASE_COLOURS } from '../../../../shared/cycle/cycle-ring.tsx';
import { useFormat } from '../../../../shared/locale/format.ts';
import { useLanguage } from '../../../../shared/locale/language.ts';
import { usePhrases } from '../../../../shared/phrases/use-phrases.ts';
import { NumberSources } from '../../../../shared/sources/number-sources.tsx';
import { type CycleSharing, cycleSharingQuery, type SharedCycle, sharedCycleQuery } from '../../api/cycle-sharing.ts';
import { lastDayOf } from '../../model/sharing-end.ts';
import { StartList } from './start-list.tsx';

interface CycleOfClientProps {
  clientId: number;
  name: string;
}

/** What a client shares of her cycle with her coach; renders nothing if she shares nothing. */
export function CycleOfClient({ clientId, name }: CycleOfClientProps) {
  const { data: sharing } = useQuery(cycleSharingQuery(clientId));
  if (!sharing?.shared_until) return null;
  // Keyed by the sharing, so that what was shown before is discarded when the sharing changes.
  const key = `${sharing.shared_since} ${sharing.shared_until}`;
  return <SharedSection key={key} clientId={clientId} name={name} sharing={sharing} until={sharing.shared_until} />;
}

/** The maximum delay of a browser's timer, in milliseconds. */
const TIMER_MAX_MS = 2_147_483_647;

function SharedSection({
  clientId,
  name,
  sharing,
  until,
}: CycleOfClientProps & { sharing: CycleSharing; until: string }) {
  const say = usePhrases('cycle');
  const format = useFormat();
  const language = useLanguage();
  const [isLooking, setLooking] = useState(false);
  const [isOver, setOver] = useState(false);
  const { data, error, isFetching } = useQuery({ ...sharedCycleQuery(clientId), enabled: isLooking && !isOver });
  useEffect(() => {
    const left = new Date(until).getTime() - Date.now();
    if (left > TIMER_MAX_MS) return;
    const timer = setTimeout(() => setOver(true), Math.max(0, left));
    return () => clearTimeout(timer);
  }, [until]);
  if (isOver) return null;
  const parts = new Intl.ListFormat(language).format(sharing.parts.map((part) => say(`sharing${part}`)));
  return (
    <Card as="section" labelledBy="cycle-of-client" className="mt-4">
      <h2 id="cycle-of-client" className="font-bold">
        {say('ofClient')}
      </h2>
      <p className="mt-1">{say('ofClientShares', { name, parts, date: format.date(lastDayOf(until), 'full') })}</p>
      <p className="mt-1 text-small text-ink-soft">{say('ofClientLooks', { name })}</p>
      <div aria-live="polite">
        {isLooking && data !== undefined && <Shared cycle={data} />}
        {isLooking && error && !isFetching && <LoadError error={error} onRetry={() => setLooking(false)} />}
      </div>
      {data === undefined && !(isLooking && error) && (
        <Button
          tone="secondary"
          size="medium"
          className="mt-4"
          isBusy={isFetching}
          icon={<Eye aria-hidden="true" className="size-5" />}
          onClick={() => setLooking(true)}
        >
          {say('ofClientLook')}
        </Button>
      )}
    </Card>
  );
}

function Shared({ cycle }: { cycle: SharedCycle }) {
  const say = usePhrases('cycle');
  const format = useFormat();
  const { cycle_phase: phase, next_period_start: next, period_starts: starts } = cycle;
  const { next_period_start_earliest: earliest, next_period_start_latest: latest } = cycle;
  return (
    <div className="mt-4 grid gap-3 border-t border-line pt-4">
      {phase !== null && (
        <p className="flex items-center gap-2.5 font-semibold">
          <span aria-hidden="true" className={classes('size-3.5 rounded-full bg-current', PHASE_COLOURS[phase])} />
          {say('ofClientPhase', { phase: say(`phase${phase}`) })}
        </p>
      )}
      {(phase !== null || next !== null) && <NumberSources topic="CYCLE" />}
      {next !== null && (
        <p>
          <span className="font-semibold">{say('ofClientNext', { date: format.date(next, 'long') })}</span>
          {earliest !== null && latest !== null && (
            <span className="block text-small text-ink-soft">
              {say('ofClientBetween', {
                from: format.date(earliest, 'dayMonth'),
                to: format.date(latest, 'dayMonth'),
              })}
            </span>
          )}
        </p>
      )}
      {cycle.period_start_missed === true && <p className="text-small text-ink-soft">{say('ofClientMissed')}</p>}
      {starts !== null && starts.length > 0 && (
        <div>
          <h3 className="font-semibold">{say('noted')}</h3>
          <StartList starts={starts} />
        </div>
      )}
      {phase === null && next === null && !starts?.length && <p>{say('ofClientNothing')}</p>}
    </div>
  );
}
