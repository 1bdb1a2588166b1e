import type { PlainDate } from '@weekbord/domain/dates/plain-date';
import { Button } from '@weekbord/ui/button/button';
import { lazyPart } from '@weekbord/ui/lazy-part/lazy-part';
import { Ellipsis, NotebookPen } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useCalendarDay } from '../../../../features/diary/api/calendar-week.ts';
import type { DiaryAbilities } from '../../../../features/diary/model/abilities.ts';
import { PlanDayButton } from '../../../../features/planner/components/plan-day-button.tsx';
import { loadPhrases, usePhrases } from '../../../../shared/phrases/use-phrases.ts';
import { DAYS } from './diary-days.ts';

// Loaded with their phrases when they are needed.
const loadMenu = () => import('./day-menu.tsx');
const DayMenu = lazyPart(async () => (await loadMenu()).DayMenu);
const loadNote = () => Promise.all([import('./note-dialog.tsx'), loadPhrases('copying')]);
const NoteDialog = lazyPart(async () => (await loadNote())[0].NoteDialog);
const ahead = (load: () => Promise<unknown>) => {
  const fetchAhead = () => void load().catch(() => undefined);
  return { onPointerEnter: fetchAhead, onFocus: fetchAhead };
};

interface DayActionsProps {
  date: PlainDate;
  abilities: DiaryAbilities;
  /** Whether the planner may choose the meals again. */
  mayPlanAgain: boolean;
}

/** The actions of a day: plan it again and, for clients of a coach, edit its note. The others are in a menu. */
export function DayActions({ date, abilities, mayPlanAgain }: DayActionsProps) {
  const say = usePhrases('diary');
  const { data: day } = useCalendarDay(date);
  /** Counts how many times the menu was opened. Used as a key, so that the menu starts afresh each time. */
  const [menu, setMenu] = useState(0);
  const [isNoting, setNoting] = useState(false);
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
        {!abilities.isDiy && (
          <Button
            tone="secondary"
            size="medium"
            icon={<NotebookPen aria-hidden="true" className="size-5" />}
            aria-haspopup="dialog"
            {...ahead(loadNote)}
            onClick={() => setNoting(true)}
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
          onClick={() => setMenu(menu + 1)}
        >
          {say('moreOfDay')}
        </Button>
      </div>
      <Suspense>
        {menu > 0 && <DayMenu key={menu} date={date} mayEdit={abilities.mayEdit} mayPlanAgain={mayPlanAgain} />}
        {isNoting && <NoteDialog key={date} date={date} day={day} onClose={() => setNoting(false)} />}
      </Suspense>
    </>
  );
}
