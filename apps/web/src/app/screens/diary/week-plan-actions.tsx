import type { PlainDate } from '@weekbord/domain/dates/plain-date';
import { Link } from '@tanstack/react-router';
import { Button, buttonClasses } from '@weekbord/ui/button/button';
import { lazyPart } from '@weekbord/ui/lazy-part/lazy-part';
import { CalendarPlus, Sparkles, Wrench } from 'lucide-react';
import { Suspense, useState } from 'react';
import { loadPhrases, usePhrases } from '../../../shared/phrases/use-phrases.ts';

// Comes when it is asked for, with its sentences.
const loadTemplates = () => Promise.all([import('./templates-dialog.tsx'), loadPhrases('habits', 'meals')]);

/** The templates, for a week or a day. */
export const TemplatesDialog = lazyPart(async () => (await loadTemplates())[0].TemplatesDialog);
const fetchAhead = () => void loadTemplates().catch(() => undefined);

/** The way to the repair of the week of a date. */
export function RepairWeekLink({ date }: { date: PlainDate }) {
  const say = usePhrases('diary');
  return (
    <Link
      to="/diary/$date/repair"
      params={{ date }}
      state={(known) => ({ ...known, isOverDiary: true })}
      resetScroll={false}
      className={buttonClasses({ tone: 'secondary', size: 'medium' })}
    >
      <Wrench aria-hidden="true" className="size-5" />
      {say('repairWeek')}
    </Link>
  );
}

/** The way to the wishes for a week, where all seven days are planned at once. */
export function PlanWeekLink() {
  const say = usePhrases('diary');
  return (
    <Link to="/profile/my-week" className={buttonClasses({ size: 'medium' })}>
      <Sparkles aria-hidden="true" className="size-5" />
      {say('planWeek')}
    </Link>
  );
}

/** Opens the templates: the week of a date is kept as one, or one is used. */
export function TemplatesButton({ date }: { date: PlainDate }) {
  const say = usePhrases('diary');
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        tone="secondary"
        size="medium"
        icon={<CalendarPlus aria-hidden="true" className="size-5" />}
        aria-haspopup="dialog"
        onPointerEnter={fetchAhead}
        onFocus={fetchAhead}
        onClick={() => setOpen(true)}
      >
        {say('templates')}
      </Button>
      <Suspense>{isOpen && <TemplatesDialog date={date} view="week" onClose={() => setOpen(false)} />}</Suspense>
    </>
  );
}
