import { useQuery } from '@tanstack/react-query';
import { Navigate, useNavigate } from '@tanstack/react-router';
import type { Cycle } from '@weekbord/contract/intake/cycle';
import { currentCycle } from '@weekbord/domain/cycle/current-cycle';
import { eatsByHormones } from '@weekbord/domain/cycle/eats-by-cycle';
import { type CycleRecord, cycleOfRecord, predictPeriod } from '@weekbord/domain/cycle/period-starts';
import { Card } from '@weekbord/ui/card/card';
import { Notice } from '@weekbord/ui/notice/notice';
import { Page } from '@weekbord/ui/page/page';
import { Skeleton } from '@weekbord/ui/skeleton/skeleton';
import { cycleQuery } from '../../../features/intake/api/cycle.ts';
import { cycleSharingQuery } from '../../../features/intake/api/cycle-sharing.ts';
import { CyclePrivacy } from '../../../features/intake/components/cycle/cycle-privacy.tsx';
import { Menopause } from '../../../features/intake/components/cycle/menopause.tsx';
import { NextPeriod } from '../../../features/intake/components/cycle/next-period.tsx';
import { NotedStarts } from '../../../features/intake/components/cycle/noted-starts.tsx';
import { NoteStart } from '../../../features/intake/components/cycle/note-start.tsx';
import { ShareCycle } from '../../../features/intake/components/cycle/share-cycle.tsx';
import { LoadError } from '../../../shared/alerts/load-error.tsx';
import { CycleRing } from '../../../shared/cycle/cycle-ring.tsx';
import { PhaseList } from '../../../shared/cycle/phase-list.tsx';
import { useFormat } from '../../../shared/locale/format.ts';
import { today } from '../../../shared/locale/today.ts';
import { usePhrases } from '../../../shared/phrases/use-phrases.ts';
import { NumberSources } from '../../../shared/sources/number-sources.tsx';
import { useCurrentUser } from '../../../shared/session/current-user.ts';

/**
 * The user's cycle: the current phase, when it began and when the next one begins; in menopause, what that means for
 * the diet.
 */
export function CycleScreen() {
  const say = usePhrases('cycle');
  const sayShared = usePhrases('shared');
  const navigate = useNavigate();
  const { intake } = useCurrentUser();
  if (!intake || !eatsByHormones(intake.gender, intake.diet_type)) return <Navigate to="/profile" replace />;
  const isMenopause = intake.diet_type === 'MENOPAUSE';
  const back = { label: sayShared('back'), onPress: () => void navigate({ to: '/profile' }) };
  return (
    <Page
      title={say(isMenopause ? 'menopauseTitle' : 'sheetTitle')}
      text={say(isMenopause ? 'menopauseText' : 'cycleText')}
      back={back}
    >
      {isMenopause ? <Menopause /> : <Periods />}
    </Page>
  );
}

function Periods() {
  const { data, error, refetch } = useQuery(cycleQuery);
  if (data) return <CycleOf cycle={data} />;
  if (error) return <LoadError error={error} onRetry={() => void refetch()} />;
  return <Skeleton className="h-96 rounded-card" />;
}

function CycleOf({ cycle }: { cycle: Cycle }) {
  const say = usePhrases('cycle');
  const format = useFormat();
  const record: CycleRecord = { starts: cycle.period_starts, saidLength: cycle.menstrual_cycle_length };
  const { starts } = record;
  const { coach } = useCurrentUser();
  const { data: sharing } = useQuery({ ...cycleSharingQuery(null), enabled: coach !== null });
  const isShared = coach !== null && Boolean(sharing?.shared_until);
  const day = today();
  const status = currentCycle('FEMALE', cycleOfRecord(record), day);
  const { phase } = status;
  const missedSince = predictPeriod(record, day)?.missedSince ?? null;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      {missedSince !== null && (
        <Notice tone="plain">{say('missed', { date: format.date(missedSince, 'long') })}</Notice>
      )}
      <Card className="grid justify-items-center gap-4">
        {phase === null ? (
          <p className="py-4 text-center">{say('noStart')}</p>
        ) : (
          <>
            <CycleRing cycle={status} phase={phase} />
            <NextPeriod record={record} today={day} />
          </>
        )}
        <NoteStart starts={starts} today={day} />
      </Card>
      {phase !== null && (
        <section aria-labelledby="phases" className="grid gap-3">
          <h2 id="phases" className="text-heading font-bold">
            {say('phases')}
          </h2>
          <PhaseList length={status.length} phase={phase} level={3} className="wide:grid-cols-2" />
          <p className="px-1 text-small text-ink-soft">{say('phasesNote')}</p>
          <NumberSources topic="CYCLE" />
        </section>
      )}
      {starts.length > 0 && <NotedStarts starts={starts} />}
      {coach !== null && <ShareCycle coach={{ id: coach.id, name: coach.first_name.trim() || coach.email }} />}
      <CyclePrivacy hasData={starts.length > 0 || record.saidLength !== null} isShared={isShared} />
    </div>
  );
}
