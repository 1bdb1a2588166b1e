import { compareDates, type PlainDate } from '@weekbord/domain/dates/plain-date';
import { canCopyDay } from '@weekbord/domain/diary/copy-meals';
import { useNavigate } from '@tanstack/react-router';
import { Dialog } from '@weekbord/ui/dialog/dialog';
import { lazyPart } from '@weekbord/ui/lazy-part/lazy-part';
import { CalendarPlus, CopyPlus, type LucideIcon, Printer, TrendingUp, Wrench } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useCalendarDay } from '../../../../features/diary/api/calendar-week.ts';
import { usePrintWeek } from '../../../../features/diary/components/week/use-print-week.tsx';
import { hasFlag, showsTab } from '../../../../shared/access/access.ts';
import { useWeekStart } from '../../../../shared/locale/first-weekday.ts';
import { useToday } from '../../../../shared/locale/use-today.ts';
import { loadPhrases, usePhrases } from '../../../../shared/phrases/use-phrases.ts';
import { useCurrentUser } from '../../../../shared/session/current-user.ts';
import { ActionRow } from '../meal/action-row.tsx';
import { TemplatesDialog } from '../templates/templates-part.ts';

// Loaded with their phrases when they are needed.
const CopyDayDialog = lazyPart(
  async () => (await Promise.all([import('../copying/copy-day-dialog.tsx'), loadPhrases('copying')]))[0].CopyDayDialog,
);
const AddMeasurementDialog = lazyPart(
  async () =>
    (
      await Promise.all([
        import('../../../../features/progress/components/add-measurement-dialog.tsx'),
        loadPhrases('progress', 'forms'),
      ])
    )[0].AddMeasurementDialog,
);

const OWN = {};

interface DayMenuProps {
  date: PlainDate;
  /** Whether the user may change meals, and whether the planner may plan them again. */
  mayEdit: boolean;
  mayPlanAgain: boolean;
}

/** The less common actions on a day, each in its own dialog. */
export function DayMenu({ date, mayEdit, mayPlanAgain }: DayMenuProps) {
  const user = useCurrentUser();
  const today = useToday();
  const say = usePhrases('diary');
  const sayShared = usePhrases('shared');
  const navigate = useNavigate();
  const { data: day } = useCalendarDay(date);
  const [open, setOpen] = useState<'menu' | 'copy' | 'templates' | 'weight' | undefined>('menu');
  const { page, printWeek } = usePrintWeek(useWeekStart(date));
  const close = () => setOpen(undefined);
  const repair = () => {
    close();
    void navigate({
      to: '/diary/$date/repair',
      params: { date },
      state: (known) => ({ ...known, isOverDiary: true }),
      resetScroll: false,
    });
  };
  const print = () => {
    close();
    printWeek();
  };
  const isCopyingOn = mayEdit && hasFlag(user, 'FF_COPY_MEALS_TO_ANOTHER_DAY');
  const mayWeigh = showsTab(user, 'PROGRESS') && compareDates(date, today) <= 0;
  const mayCopy = isCopyingOn && day !== undefined && canCopyDay(day.calendar_items);
  const row = (
    name: 'addWeight' | 'repairWeek' | 'copyDay' | 'templates' | 'printWeek',
    icon: LucideIcon,
    onPress: () => void,
  ) => <ActionRow icon={icon} label={say(name)} onPress={onPress} />;
  return (
    <>
      {open === 'menu' && (
        <Dialog isOpen title={say('dayMenu')} closeLabel={sayShared('close')} size="small" onClose={close}>
          <ul className="-mx-3 grid grid-cols-[minmax(0,1fr)]">
            {mayWeigh && row('addWeight', TrendingUp, () => setOpen('weight'))}
            {mayPlanAgain && row('repairWeek', Wrench, repair)}
            {mayCopy && row('copyDay', CopyPlus, () => setOpen('copy'))}
            {isCopyingOn && row('templates', CalendarPlus, () => setOpen('templates'))}
            {row('printWeek', Printer, print)}
          </ul>
        </Dialog>
      )}
      <Suspense>
        {open === 'copy' && day && <CopyDayDialog day={day} onClose={close} />}
        {open === 'templates' && <TemplatesDialog date={date} view="day" onClose={close} />}
        {open === 'weight' && <AddMeasurementDialog type="WEIGHT" whose={OWN} on={date} onClose={close} />}
      </Suspense>
      {page}
    </>
  );
}
