import { compareDates, isoWeekStart, type PlainDate } from '@weekbord/domain/dates/plain-date';
import { canCopyDay } from '@weekbord/domain/diary/copy-meals';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Button, buttonClasses } from '@weekbord/ui/button/button';
import { lazyPart } from '@weekbord/ui/lazy-part/lazy-part';
import { CopyPlus, NotebookPen, TrendingUp } from 'lucide-react';
import { Suspense, useState } from 'react';
import { calendarDayQuery } from '../../../features/diary/api/calendar-week.ts';
import { PrintWeekButton } from '../../../features/diary/components/print-week-button.tsx';
import type { DiaryAbilities } from '../../../features/diary/model/abilities.ts';
import { PlanDayButton } from '../../../features/planner/components/plan-day-button.tsx';
import { hasFlag, showsTab } from '../../../shared/access/access.ts';
import { useToday } from '../../../shared/locale/use-today.ts';
import { loadPhrases, usePhrases } from '../../../shared/phrases/use-phrases.ts';
import { useCurrentUser } from '../../../shared/session/current-user.ts';
import { DAYS } from './diary-days.ts';
import { RepairWeekLink, TemplatesButton } from './week-plan-actions.tsx';

// Come when they are asked for, with their sentences.
const loadCopying = () => Promise.all([import('./copy-day-dialog.tsx'), loadPhrases('copying')]);
const CopyDayDialog = lazyPart(async () => (await loadCopying())[0].CopyDayDialog);
const loadNote = () => Promise.all([import('./note-dialog.tsx'), loadPhrases('copying')]);
const NoteDialog = lazyPart(async () => (await loadNote())[0].NoteDialog);

const ahead = (load: () => Promise<unknown>) => {
  const fetchAhead = () => void load().catch(() => undefined);
  return { onPointerEnter: fetchAhead, onFocus: fetchAhead };
};

interface DayActionsProps {
  date: PlainDate;
  abilities: DiaryAbilities;
  /** Whether the planner may choose the meals anew. */
  mayPlanAgain: boolean;
}

/**
 * What can be done with a day as a whole: plan it anew, repair its week, copy it, keep it as a template or use one, and,
 * for whom a coach guides, note something.
 */
export function DayActions({ date, abilities, mayPlanAgain }: DayActionsProps) {
  const say = usePhrases('diary');
  const user = useCurrentUser();
  const { data: day } = useQuery(calendarDayQuery(date));
  const [open, setOpen] = useState<'copy' | 'note'>();
  const close = () => setOpen(undefined);
  const isCopyingOn = abilities.mayEdit && hasFlag(user, 'FF_COPY_MEALS_TO_ANOTHER_DAY');
  const mayCopy = isCopyingOn && day !== undefined && canCopyDay(day.calendar_items);
  const today = useToday();
  const mayWeigh = showsTab(user, 'PROGRESS') && compareDates(date, today) <= 0;
  const note = day?.note ?? '';
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
        {mayPlanAgain && <RepairWeekLink date={date} />}
        {mayCopy && (
          <Button
            tone="secondary"
            size="medium"
            icon={<CopyPlus aria-hidden="true" className="size-5" />}
            aria-haspopup="dialog"
            {...ahead(loadCopying)}
            onClick={() => setOpen('copy')}
          >
            {say('copyDay')}
          </Button>
        )}
        {isCopyingOn && <TemplatesButton date={date} view="day" />}
        {mayWeigh && (
          <Link
            to="/progress"
            search={{ add: true, on: date }}
            className={buttonClasses({ tone: 'secondary', size: 'medium' })}
          >
            <TrendingUp aria-hidden="true" className="size-5" />
            {say('addWeight')}
          </Link>
        )}
        <PrintWeekButton from={isoWeekStart(date)} />
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
      </div>
      <Suspense>
        {open === 'copy' && day && <CopyDayDialog day={day} onClose={close} />}
        {open === 'note' && <NoteDialog key={date} date={date} day={day} onClose={close} />}
      </Suspense>
    </>
  );
}
