import type { PlainDate } from '@weekbord/domain/dates/plain-date';
import { Link } from '@tanstack/react-router';
import { Button, buttonClasses } from '@weekbord/ui/button/button';
import { CalendarPlus, Sparkles, Wrench } from 'lucide-react';
import { Suspense, useState } from 'react';
import { usePhrases } from '../../../../shared/phrases/use-phrases.ts';
import { loadTemplates, TemplatesDialog } from '../templates/templates-part.ts';

const fetchAhead = () => void loadTemplates().catch(() => undefined);

/** Links to the repair of the week that contains a date. */
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

/** Links to the wishes for a week, where all seven days are planned at once. */
export function PlanWeekLink() {
  const say = usePhrases('diary');
  return (
    <Link to="/profile/my-week" className={buttonClasses({ size: 'medium' })}>
      <Sparkles aria-hidden="true" className="size-5" />
      {say('planWeek')}
    </Link>
  );
}

/** Opens the templates, to save the week of a date as one, or to use one. */
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
