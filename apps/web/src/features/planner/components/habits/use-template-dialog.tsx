import type { PlainDate } from '@weekbord/domain/dates/plain-date';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Button } from '@weekbord/ui/button/button';
import { Dialog } from '@weekbord/ui/dialog/dialog';
import { Notice } from '@weekbord/ui/notice/notice';
import { Select } from '@weekbord/ui/select/select';
import { Skeleton } from '@weekbord/ui/skeleton/skeleton';
import { useState } from 'react';
import { showAlert } from '../../../../shared/alerts/alerts.ts';
import { LoadError } from '../../../../shared/alerts/load-error.tsx';
import { useFormat } from '../../../../shared/locale/format.ts';
import { upperFirst } from '../../../../shared/upper-first.ts';
import { usePhrases } from '../../../../shared/phrases/use-phrases.ts';
import { useIsShown } from '../../../../shared/use-is-shown.ts';
import { type PlanTemplate, templatePreviewQuery, useApplyTemplate } from '../../api/plan-templates.ts';
import type { PutDay, PutPreview } from '../../api/put-meals.ts';
import { offerUndo } from '../../api/undo-replacement.ts';
import { useTemplateStarts } from '../../model/use-template-starts.ts';
import { comingOf, PutPreviewList } from './put-preview-list.tsx';

interface UseTemplateDialogProps {
  template: PlanTemplate;
  /** The open day, if any: the template starts there if possible. */
  date?: PlainDate | undefined;
  put: PutDay;
  /** Called after the template was planned from this date on. */
  onPlanned: (start: PlainDate) => void;
  onClose: () => void;
}

/** Asks for the start day of a template, shows what is added, replaced and kept, and plans it. */
export function UseTemplateDialog({ template, date, put, onPlanned, onClose }: UseTemplateDialogProps) {
  const say = usePhrases('habits');
  const sayShared = usePhrases('shared');
  const format = useFormat();
  const client = useQueryClient();
  const starts = useTemplateStarts(template, date);
  const [start, setStart] = useState(starts.likely);
  const { data: preview, error, fetchStatus, refetch } = useQuery(templatePreviewQuery(template.id, start));
  const apply = useApplyTemplate(put);
  const isShown = useIsShown();
  const count = preview ? comingOf(preview) : 0;
  const plan = async () => {
    if (!preview || count === 0) return;
    const replaceable = preview.replaceable_item_ids;
    const result = await apply.send({ id: template.id, start, replaceable });
    if (!result.ok) return;
    const { undo_id: undoId } = result.value;
    const text = say('planned', { name: template.name, day: format.date(start, 'long') });
    if (undoId === null) showAlert(say('nothingCame'));
    else void offerUndo(client, { undoId, text, put });
    if (isShown()) onPlanned(start);
  };
  return (
    <Dialog
      isOpen
      title={say('useNamed', { name: template.name })}
      closeLabel={sayShared('close')}
      onClose={onClose}
      footer={
        <Button isWide isBusy={apply.isPending} isDisabled={count === 0} onClick={() => void plan()}>
          {count === 0 ? say('use') : say('plan', { count })}
        </Button>
      }
    >
      <div className="grid gap-5">
        <Select
          label={say('startDate')}
          value={start}
          onChange={setStart}
          options={starts.dates.map((date) => ({ value: date, label: upperFirst(format.date(date, 'long')) }))}
        />
        {preview ? (
          <>
            <Summary preview={preview} count={count} />
            <PutPreviewList preview={preview} />
          </>
        ) : error || fetchStatus === 'paused' ? (
          <LoadError error={error} onRetry={() => void refetch()} />
        ) : (
          <div role="status" className="grid gap-3">
            <span className="sr-only">{sayShared('loading')}</span>
            <Skeleton className="h-14 rounded-card" />
            <Skeleton className="h-64 rounded-card" />
          </div>
        )}
      </div>
    </Dialog>
  );
}

function Summary({ preview, count }: { preview: PutPreview; count: number }) {
  const say = usePhrases('habits');
  const going = preview.replaceable_item_ids.length;
  const kept = preview.days.reduce(
    (sum, { meals }) =>
      sum + new Set(meals.flatMap((meal) => (meal.outcome === 'KEPT' ? [meal.meal_moment] : []))).size,
    0,
  );
  return (
    <div role="status">
      <Notice tone="plain">
        {count === 0 ? say('nothingComes') : say('comes', { count })}
        {going > 0 && ` ${say('isReplaceable', { count: going })}`}
        {kept > 0 && ` ${say('stays', { count: kept })}`}
      </Notice>
    </div>
  );
}
