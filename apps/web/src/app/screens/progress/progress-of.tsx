import { MEASUREMENT_TYPES, PROGRESS_PERIODS } from '@weekbord/domain/progress/measurement-types';
import { Chip, ChipRow } from '@weekbord/ui/chip-row/chip-row';
import { lazyPart } from '@weekbord/ui/lazy-part/lazy-part';
import { SegmentedControl } from '@weekbord/ui/segmented-control/segmented-control';
import { Skeleton } from '@weekbord/ui/skeleton/skeleton';
import { type ReactNode, Suspense, useState } from 'react';
import type { Measurement, Whose } from '../../../features/progress/api/progress.ts';
import { MeasurementList } from '../../../features/progress/components/measurement-list.tsx';
import { ProgressCard } from '../../../features/progress/components/progress-card.tsx';
import type { NamedPhase } from '../../../features/progress/model/named-phase.ts';
import type { ProgressSearch } from '../../../features/progress/model/progress-address.ts';
import { useValueText } from '../../../features/progress/model/use-value-text.ts';
import { loadPhrases, usePhrases } from '../../../shared/phrases/use-phrases.ts';
import { NumberSources } from '../../../shared/sources/number-sources.tsx';

// Loaded with its phrases when it is needed.
const loadAdding = () =>
  Promise.all([import('../../../features/progress/components/add-measurement-dialog.tsx'), loadPhrases('forms')]);
const AddMeasurementDialog = lazyPart(async () => (await loadAdding())[0].AddMeasurementDialog);

const EatenByWeekCard = lazyPart(
  async () =>
    (
      await Promise.all([
        import('../../../features/expenditure/components/eaten-by-week-card.tsx'),
        loadPhrases('expenditure'),
      ])
    )[0].EatenByWeekCard,
);

interface ProgressOfProps {
  whose: Whose;
  /** The goal weight, in kg. */
  goal: number | null;
  hasPlan: boolean;
  search: ProgressSearch;
  onShow: (search: ProgressSearch) => void;
  /** Shown above the weeks, for weights only. */
  proposal?: ReactNode;
  /** Renders the card with the cycle phases in the period. */
  withPhases?: (card: (phases: readonly NamedPhase[]) => ReactNode) => ReactNode;
}

/** A person's measurements over time: the choice of type and period, the chart, the weeks and the list. */
export function ProgressOf({ whose, goal, hasPlan, search, onShow, proposal, withPhases }: ProgressOfProps) {
  const say = usePhrases('progress');
  const weight = useValueText('WEIGHT');
  const { type, period, add } = search;
  const [corrected, setCorrected] = useState<Measurement | null>(null);
  const closed = { type, period };
  const card = (phases: readonly NamedPhase[]) => (
    <ProgressCard type={type} period={period} whose={whose} goal={goal} phases={phases} />
  );
  return (
    <>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4 xl:grid-cols-[minmax(0,1.6fr)_minmax(0,1fr)] xl:items-start xl:gap-x-8">
        <ChipRow label={say('type')} className="-mx-5 px-5 rail:mx-0 rail:px-0 xl:col-span-2">
          {MEASUREMENT_TYPES.map((one) => (
            <Chip key={one} isOn={one === type} onPress={() => onShow({ ...search, type: one })}>
              {say(`name${one}`)}
            </Chip>
          ))}
        </ChipRow>
        <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
          <SegmentedControl
            label={say('period')}
            isLabelHidden
            value={period}
            onChange={(chosen) => onShow({ ...search, period: chosen })}
            options={PROGRESS_PERIODS.map((value) => ({ value, label: say(`short${value}`) }))}
          />
          {withPhases ? withPhases(card) : card([])}
          {type === 'WEIGHT' && <NumberSources topic="PROGRESS" />}
        </div>
        <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
          {type === 'WEIGHT' && hasPlan && (
            <Suspense fallback={<Skeleton className="h-62 rounded-card" />}>
              {proposal}
              <EatenByWeekCard whose={whose} weightText={weight.text} />
            </Suspense>
          )}
          <MeasurementList key={type} type={type} whose={whose} onCorrect={setCorrected} />
        </div>
      </div>
      <Suspense>
        {add && <AddMeasurementDialog key={type} type={type} whose={whose} onClose={() => onShow(closed)} />}
        {corrected && (
          <AddMeasurementDialog
            key={corrected.id}
            type={type}
            whose={whose}
            corrected={corrected}
            onClose={() => setCorrected(null)}
          />
        )}
      </Suspense>
    </>
  );
}
