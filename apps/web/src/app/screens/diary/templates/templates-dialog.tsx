import { addDays, type PlainDate } from '@weekbord/domain/dates/plain-date';
import { TEMPLATE_MAX_DAYS } from '@weekbord/domain/planner/templates/plan-templates';
import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { Dialog } from '@weekbord/ui/dialog/dialog';
import { Skeleton } from '@weekbord/ui/skeleton/skeleton';
import { CalendarDays, CalendarPlus, ChevronRight, type LucideIcon, Settings2, Sun } from 'lucide-react';
import { useState } from 'react';
import { cacheDay, calendarWeekQuery } from '../../../../features/diary/api/calendar-week.ts';
import { useDateName } from '../../../../features/diary/components/day/use-date-name.ts';
import { type DiaryView, diaryPlace } from '../../../../features/diary/model/diary-view.ts';
import {
  type PlanTemplate,
  planTemplatesQuery,
  useSaveTemplate,
} from '../../../../features/planner/api/plan-templates.ts';
import { TemplateNameDialog } from '../../../../features/planner/components/habits/template-name-dialog.tsx';
import { useTemplateSize } from '../../../../features/planner/components/habits/use-template-size.ts';
import { UseTemplateDialog } from '../../../../features/planner/components/habits/use-template-dialog.tsx';
import { showAlert } from '../../../../shared/alerts/alerts.ts';
import { LoadError } from '../../../../shared/alerts/load-error.tsx';
import { useWeekStart } from '../../../../shared/locale/first-weekday.ts';
import { useFormat } from '../../../../shared/locale/format.ts';
import { upperFirst } from '../../../../shared/upper-first.ts';
import { useToday } from '../../../../shared/locale/use-today.ts';
import { usePhrases } from '../../../../shared/phrases/use-phrases.ts';
import { useIsShown } from '../../../../shared/use-is-shown.ts';

const ROW =
  'flex min-h-16 w-full items-center gap-4 rounded-control px-3 py-2 text-left transition hover:bg-sunken -outline-offset-2';

interface TemplatesDialogProps {
  date: PlainDate;
  /** The view of the diary, which is kept after the dialog. */
  view: DiaryView;
  onClose: () => void;
}

/** Saves the open week or day as a template, or uses a template. */
export function TemplatesDialog({ date, view, onClose }: TemplatesDialogProps) {
  const say = usePhrases('habits');
  const sayDiary = usePhrases('diary');
  const sayShared = usePhrases('shared');
  const format = useFormat();
  const nameOf = useDateName();
  const navigate = useNavigate();
  const sizeOf = useTemplateSize();
  const save = useSaveTemplate();
  const isShown = useIsShown();
  const today = useToday();
  const start = useWeekStart(date);
  const { data: week = [] } = useQuery(calendarWeekQuery(start));
  const { data: templates, error, fetchStatus, refetch } = useQuery(planTemplatesQuery);
  const [saving, setSaving] = useState<'week' | 'day'>();
  const [used, setUsed] = useState<PlanTemplate>();
  const hasMeals = (of: PlainDate) => week.some((day) => day.date === of && day.calendar_items.length > 0);
  const weekText = say('saveWeekText', {
    from: format.date(start, 'dayMonth'),
    to: format.date(addDays(start, TEMPLATE_MAX_DAYS - 1), 'dayMonth'),
  });
  const keep = async (name: string) => {
    const what = saving === 'day' ? { start: date, days: 1 } : { start, days: TEMPLATE_MAX_DAYS };
    const result = await save.send({ name, ...what });
    if (!result.ok) return;
    showAlert(say('saved', { name }), { tone: 'good' });
    if (isShown()) onClose();
  };
  if (used) {
    return (
      <UseTemplateDialog
        template={used}
        date={date}
        put={cacheDay}
        onPlanned={(first) => {
          onClose();
          void navigate({ ...diaryPlace(view, first, today), replace: true });
        }}
        onClose={onClose}
      />
    );
  }
  if (saving) {
    return (
      <TemplateNameDialog
        title={say(saving === 'week' ? 'saveWeek' : 'saveDay')}
        text={saving === 'week' ? weekText : upperFirst(nameOf(date))}
        isBusy={save.isPending}
        onSave={(name) => void keep(name)}
        onClose={onClose}
      />
    );
  }
  return (
    <Dialog isOpen title={sayDiary('templates')} closeLabel={sayShared('close')} onClose={onClose}>
      <ul className="-mx-3 grid">
        {week.some((day) => hasMeals(day.date)) && (
          <li>
            <button type="button" className={ROW} onClick={() => setSaving('week')}>
              <RowContent icon={CalendarPlus} title={say('saveWeek')} text={weekText} />
            </button>
          </li>
        )}
        {hasMeals(date) && (
          <li>
            <button type="button" className={ROW} onClick={() => setSaving('day')}>
              <RowContent icon={CalendarPlus} title={say('saveDay')} text={upperFirst(nameOf(date))} />
            </button>
          </li>
        )}
      </ul>
      <h3 className="mt-4 mb-1 text-small font-bold">{say('useOne')}</h3>
      {templates ? (
        <ul className="-mx-3 grid">
          {templates.map((template) => (
            <li key={template.id}>
              <button type="button" className={ROW} onClick={() => setUsed(template)}>
                <RowContent
                  icon={template.num_days === 1 ? Sun : CalendarDays}
                  title={template.name}
                  text={sizeOf(template)}
                />
              </button>
            </li>
          ))}
          {templates.length === 0 && <li className="px-3 text-small text-ink-soft">{say('noTemplatesText')}</li>}
        </ul>
      ) : error || fetchStatus === 'paused' ? (
        <LoadError error={error} onRetry={() => void refetch()} />
      ) : (
        <div role="status">
          <span className="sr-only">{sayShared('loading')}</span>
          <Skeleton className="h-16 rounded-control" />
        </div>
      )}
      <div className="-mx-3 mt-3">
        <Link to="/profile/habits" className={ROW}>
          <RowContent icon={Settings2} title={say('title')} />
        </Link>
      </div>
    </Dialog>
  );
}

function RowContent({ icon: Icon, title, text }: { icon: LucideIcon; title: string; text?: string }) {
  return (
    <>
      <span className="grid size-11 shrink-0 place-items-center rounded-full bg-brand-soft text-brand-strong">
        <Icon aria-hidden="true" className="size-5.5" />
      </span>
      <span className="min-w-0 flex-1">
        <span className="block font-semibold wrap-break-word">{title}</span>
        {text && <span className="block text-tiny text-ink-soft">{text}</span>}
      </span>
      <ChevronRight aria-hidden="true" className="size-5 shrink-0 text-ink-soft" />
    </>
  );
}
