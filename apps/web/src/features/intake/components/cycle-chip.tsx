import { currentCycle } from '@weekbord/domain/cycle/current-cycle';
import type { PlainDate } from '@weekbord/domain/dates/plain-date';
import { classes } from '@weekbord/ui/classes';
import { Dialog } from '@weekbord/ui/dialog/dialog';
import { Button } from '@weekbord/ui/button/button';
import { ChevronRight } from 'lucide-react';
import { useState } from 'react';
import { showAlert } from '../../../shared/alerts/alerts.ts';
import { CycleRing, PHASE_COLOURS } from '../../../shared/cycle/cycle-ring.tsx';
import { useFormat } from '../../../shared/locale/format.ts';
import { usePhrases } from '../../../shared/phrases/use-phrases.ts';
import { NumberSources } from '../../../shared/sources/number-sources.tsx';
import type { CurrentUser } from '../../../shared/session/current-user.ts';
import { useUpdatePeriodStart } from '../api/profile.ts';

interface CycleChipProps {
  date: PlainDate;
  today: PlainDate;
  profile: NonNullable<CurrentUser['intake']>;
}

/**
 * The phase of a woman's cycle on a day; pressing it opens an explanation, which for today can record that a period
 * started early.
 */
export function CycleChip({ date, today, profile }: CycleChipProps) {
  const say = usePhrases('cycle');
  const sayShared = usePhrases('shared');
  const format = useFormat();
  const [isOpen, setOpen] = useState(false);
  const update = useUpdatePeriodStart(profile.id);
  const { last_menstrual_period_start_date: start, counted_cycle_length: length } = profile;
  const cycle = currentCycle(
    profile.gender,
    { lastMenstrualPeriodStartDate: start, menstrualCycleLength: length },
    date,
  );
  const { phase, day } = cycle;
  if (phase === null || start === null) return null;
  const begin = () =>
    update.mutate(today, {
      onSuccess: () => {
        setOpen(false);
        showAlert(say('startUpdated', { date: format.date(today, 'long') }), {
          tone: 'good',
          action: { label: sayShared('undo'), onPress: () => update.mutate(start) },
        });
      },
    });
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={(event) => {
          event.currentTarget.focus({ preventScroll: true });
          setOpen(true);
        }}
        className="flex min-h-11 max-w-full items-center gap-2 text-small font-semibold"
      >
        <span aria-hidden="true" className={classes('size-3 shrink-0 rounded-full bg-current', PHASE_COLOURS[phase])} />
        <span className="truncate">{say('chip', { phase: say(`phase${phase}`), day })}</span>
        <ChevronRight aria-hidden="true" className="size-4.5 shrink-0 text-ink-soft" />
      </button>
      <Dialog isOpen={isOpen} onClose={() => setOpen(false)} title={say('sheetTitle')} closeLabel={sayShared('close')}>
        <div className="grid gap-4">
          <CycleRing cycle={cycle} phase={phase} />
          <p className="text-small text-ink-soft">{say(`phase${phase}Text`)}</p>
          <NumberSources topic="CYCLE" />
          {date === today && start !== today && (
            <div className="grid gap-2 border-t border-line pt-4">
              <p className="text-small text-ink-soft">{say('startedEarlyText')}</p>
              <Button tone="secondary" size="medium" isWide isBusy={update.isPending} onClick={begin}>
                {say('startedEarly')}
              </Button>
            </div>
          )}
        </div>
      </Dialog>
    </>
  );
}
