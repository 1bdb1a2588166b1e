import { MEASUREMENT_TYPES, PROGRESS_PERIODS } from '@weekbord/domain/progress/measurement-types';
import { Navigate, useNavigate } from '@tanstack/react-router';
import { Button } from '@weekbord/ui/button/button';
import { Page } from '@weekbord/ui/page/page';
import { Chip, ChipRow } from '@weekbord/ui/chip-row/chip-row';
import { SegmentedControl } from '@weekbord/ui/segmented-control/segmented-control';
import { Skeleton } from '@weekbord/ui/skeleton/skeleton';
import { Plus } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { MeasurementList } from '../../../features/progress/components/measurement-list.tsx';
import { ProgressCard } from '../../../features/progress/components/progress-card.tsx';
import { type ProgressSearch, readProgressSearch } from '../../../features/progress/model/progress-address.ts';
import type { NamedPhase } from '../../../features/progress/model/named-phase.ts';
import { useValueText } from '../../../features/progress/model/use-value-text.ts';
import { showsTab } from '../../../shared/access/access.ts';
import { onceReachable } from '../../../shared/once-reachable.ts';
import { loadPhrases, usePhrases } from '../../../shared/phrases/use-phrases.ts';
import { useCurrentUser } from '../../../shared/session/current-user.ts';

// Comes when it is asked for, with its sentences.
const loadAdding = () =>
  Promise.all([import('../../../features/progress/components/add-measurement-dialog.tsx'), loadPhrases('forms')]);
const AddMeasurementDialog = lazy(async () => ({ default: (await loadAdding())[0].AddMeasurementDialog }));

const TargetProposalCard = lazy(() =>
  onceReachable(async () => {
    const card = import('../../../features/expenditure/components/target-proposal-card.tsx');
    await loadPhrases('expenditure');
    return { default: (await card).TargetProposalCard };
  }),
);

const EatenByWeekCard = lazy(() =>
  onceReachable(async () => {
    const card = import('../../../features/expenditure/components/eaten-by-week-card.tsx');
    await loadPhrases('expenditure');
    return { default: (await card).EatenByWeekCard };
  }),
);

const WithPhases = lazy(() =>
  onceReachable(async () => {
    const drawing = import('./with-phases.tsx');
    await loadPhrases('cycle');
    return { default: (await drawing).WithPhases };
  }),
);

const OWN = {};

/** What is measured of the user over time; what is looked at stands in the address. */
export function ProgressScreen({ search: typed }: { search: Readonly<Record<string, unknown>> }) {
  const search = readProgressSearch(typed);
  const say = usePhrases('progress');
  const user = useCurrentUser();
  const navigate = useNavigate();
  const weight = useValueText('WEIGHT');
  if (!showsTab(user, 'PROGRESS')) return <Navigate to="/" replace />;
  const { type, period, add, on } = search;
  const show = (change: Partial<ProgressSearch>) =>
    void navigate({ to: '/progress', search: { ...search, ...change }, replace: true });
  const { add: _, on: __, ...closed } = search;
  const card = (phases: readonly NamedPhase[]) => (
    <ProgressCard
      type={type}
      period={period}
      whose={OWN}
      goal={user.intake?.goal_weight_in_kg ?? null}
      phases={phases}
    />
  );
  return (
    <Page
      title={say('title')}
      bottomAction={
        <Button
          isWide
          icon={<Plus aria-hidden="true" className="size-5" />}
          aria-haspopup="dialog"
          onClick={() => void navigate({ to: '/progress', search: { ...search, add: true } })}
        >
          {say(`add${type}`)}
        </Button>
      }
    >
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
        <ChipRow label={say('type')} className="-mx-5 px-5 rail:mx-0 rail:px-0">
          {MEASUREMENT_TYPES.map((one) => (
            <Chip key={one} isOn={one === type} onPress={() => show({ type: one })}>
              {say(`name${one}`)}
            </Chip>
          ))}
        </ChipRow>
        <SegmentedControl
          label={say('period')}
          isLabelHidden
          value={period}
          onChange={(chosen) => show({ period: chosen })}
          options={PROGRESS_PERIODS.map((value) => ({ value, label: say(`short${value}`) }))}
        />
        {user.intake?.diet_type === 'CYCLE_DIET' ? (
          <Suspense fallback={card([])}>
            <WithPhases period={period}>{card}</WithPhases>
          </Suspense>
        ) : (
          card([])
        )}
        {type === 'WEIGHT' && user.intake?.weekly_nutrition_plan && (
          <Suspense fallback={<Skeleton className="h-62 rounded-card" />}>
            <TargetProposalCard />
            <EatenByWeekCard whose={OWN} weightText={weight.text} />
          </Suspense>
        )}
        <MeasurementList key={type} type={type} whose={OWN} />
      </div>
      <Suspense>
        {add && (
          <AddMeasurementDialog
            key={type}
            type={type}
            whose={OWN}
            on={on}
            onClose={() => void navigate({ to: '/progress', search: closed, replace: true })}
          />
        )}
      </Suspense>
    </Page>
  );
}
