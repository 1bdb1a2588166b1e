import { compareDates, isoWeekStart, type PlainDate } from '@weekbord/domain/dates/plain-date';
import { canCopyDay } from '@weekbord/domain/diary/copy-meals';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { Button } from '@weekbord/ui/button/button';
import { lazyPart } from '@weekbord/ui/lazy-part/lazy-part';
import { Ellipsis, NotebookPen } from 'lucide-react';
import { Suspense, useState } from 'react';
import { calendarDayQuery } from '../../../features/diary/api/calendar-week.ts';
import { usePrintWeek } from '../../../features/diary/components/use-print-week.tsx';
import type { DiaryAbilities } from '../../../features/diary/model/abilities.ts';
import { PlanDayButton } from '../../../features/planner/components/plan-day-button.tsx';
import { hasFlag, showsTab } from '../../../shared/access/access.ts';
import { useToday } from '../../../shared/locale/use-today.ts';
import { loadPhrases, usePhrases } from '../../../shared/phrases/use-phrases.ts';
import { useCurrentUser } from '../../../shared/session/current-user.ts';
import type { OfferedAction } from './day-menu.tsx';
import { DAYS } from './diary-days.ts';
import { TemplatesDialog } from './templates-part.ts';

// Come when they are asked for, with their sentences.
const loadMenu = () => import('./day-menu.tsx');
const DayMenu = lazyPart(async () => (await loadMenu()).DayMenu);
const CopyDayDialog = lazyPart(
  async () => (await Promise.all([import('./copy-day-dialog.tsx'), loadPhrases('copying')]))[0].CopyDayDialog,
);
const loadNote = () => Promise.all([import('./note-dialog.tsx'), loadPhrases('copying')]);
const NoteDialog = lazyPart(async () => (await loadNote())[0].NoteDialog);
const AddMeasurementDialog = lazyPart(
  async () =>
    (
      await Promise.all([
        import('../../../features/progress/components/add-measurement-dialog.tsx'),
        loadPhrases('progress', 'forms'),
      ])
    )[0].AddMeasurementDialog,
);

const ahead = (load: () => Promise<unknown>) => {
  const fetchAhead = () => void load().catch(() => undefined);
  return { onPointerEnter: fetchAhead, onFocus: fetchAhead };
};

const OWN = {};

interface DayActionsProps {
  date: PlainDate;
  abilities: DiaryAbilities;
  /** Whether the planner may choose the meals anew. */
  mayPlanAgain: boolean;
}

/**
 * What can be done with a day as a whole: plan it anew and, for whom a coach guides, note something; in a menu, repair its
 * week, copy it, keep it as a template or use one, add a weight and print its week.
 */
export function DayActions({ date, abilities, mayPlanAgain }: DayActionsProps) {
  const say = usePhrases('diary');
  const user = useCurrentUser();
  const navigate = useNavigate();
  const { data: day } = useQuery(calendarDayQuery(date));
  const [open, setOpen] = useState<'menu' | 'copy' | 'templates' | 'weight' | 'note'>();
  const close = () => setOpen(undefined);
  const { page, printWeek } = usePrintWeek(isoWeekStart(date));
  const isCopyingOn = abilities.mayEdit && hasFlag(user, 'FF_COPY_MEALS_TO_ANOTHER_DAY');
  const mayCopy = isCopyingOn && day !== undefined && canCopyDay(day.calendar_items);
  const today = useToday();
  const mayWeigh = showsTab(user, 'PROGRESS') && compareDates(date, today) <= 0;
  const note = day?.note ?? '';
  const repair = () =>
    void navigate({
      to: '/diary/$date/repair',
      params: { date },
      state: (known) => ({ ...known, isOverDiary: true }),
      resetScroll: false,
    });
  const offered: readonly (OfferedAction | false)[] = [
    mayWeigh && ['addWeight', () => setOpen('weight')],
    mayPlanAgain && ['repairWeek', repair],
    mayCopy && ['copyDay', () => setOpen('copy')],
    isCopyingOn && ['templates', () => setOpen('templates')],
    ['printWeek', printWeek],
  ];
  return (
    <>
      {!abilities.isDiy && note !== '' && (
        <section aria-labelledby="day-note" className="rounded-card bg-surface p-4 shadow-card">
          <h2 id="day-note" className="text-small font-bold">
            {say('noteOfDay')}
          </h2>
          <p className="mt-1 whitespace-pre-line wrap-break-word">{note}</p>
        </section>
      )}
      <div className="flex flex-wrap justify-center gap-2 pt-1">
        {mayPlanAgain && <PlanDayButton key={date} date={date} hasPlanned days={DAYS} />}
        {!abilities.isDiy && (
          <Button
            tone="secondary"
            size="medium"
            icon={<NotebookPen aria-hidden="true" className="size-5" />}
            aria-haspopup="dialog"
            {...ahead(loadNote)}
            onClick={() => setOpen('note')}
          >
            {say(note === '' ? 'note' : 'editNote')}
          </Button>
        )}
        <Button
          tone="secondary"
          size="medium"
          icon={<Ellipsis aria-hidden="true" className="size-5" />}
          aria-haspopup="dialog"
          {...ahead(loadMenu)}
          onClick={() => setOpen('menu')}
        >
          {say('moreOfDay')}
        </Button>
      </div>
      <Suspense>
        {open === 'menu' && <DayMenu actions={offered.filter((one) => one !== false)} onClose={close} />}
        {open === 'copy' && day && <CopyDayDialog day={day} onClose={close} />}
        {open === 'templates' && <TemplatesDialog date={date} view="day" onClose={close} />}
        {open === 'weight' && <AddMeasurementDialog type="WEIGHT" whose={OWN} on={date} onClose={close} />}
        {open === 'note' && <NoteDialog key={date} date={date} day={day} onClose={close} />}
      </Suspense>
      {page}
    </>
  );
}
