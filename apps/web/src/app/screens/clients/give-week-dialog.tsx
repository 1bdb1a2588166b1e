import { isEnergyOff } from '@weekbord/domain/clients/off-plan';
import { dayGoal } from '@weekbord/domain/slots/day-goal';
import { WEEKDAYS } from '@weekbord/domain/dates/weekdays';
import { useQueries, useQuery, useQueryClient } from '@tanstack/react-query';
import { Dialog } from '@weekbord/ui/dialog/dialog';
import { Notice } from '@weekbord/ui/notice/notice';
import { Select } from '@weekbord/ui/select/select';
import { Skeleton } from '@weekbord/ui/skeleton/skeleton';
import { useState } from 'react';
import { LISTS } from '../../../features/clients/api/clients.ts';
import { planOfClientQuery } from '../../../features/clients/api/plan-of-client.ts';
import { GiveFooter } from '../../../features/clients/components/plan/give-footer.tsx';
import { type Fit, ReceiverList } from '../../../features/clients/components/plan/receiver-list.tsx';
import { queryInTurn } from '../../../features/clients/model/query-in-turn.ts';
import { type Given, useGiving } from '../../../features/clients/model/use-giving.ts';
import type { SelectedClient } from '../../../features/clients/model/use-selection.ts';
import { giveWeek, takeWeekBack } from '../../../features/planner/api/give-week.ts';
import {
  type PlanTemplate,
  planTemplatesQuery,
  templatePreviewQuery,
} from '../../../features/planner/api/plan-templates.ts';
import type { PutPreview } from '../../../features/planner/api/put-meals.ts';
import { useTemplateSize } from '../../../features/planner/components/habits/use-template-size.ts';
import { energyOfTemplate, fitOfWeek } from '../../../features/planner/model/given-week.ts';
import { useTemplateStarts } from '../../../features/planner/model/use-template-starts.ts';
import { failureText } from '../../../shared/alerts/failure-text.ts';
import { LoadError } from '../../../shared/alerts/load-error.tsx';
import { refetchAffected } from '../../../shared/api/write.ts';
import { failureOf, isPassing } from '../../../shared/http/api-failure.ts';
import { useFormat } from '../../../shared/locale/format.ts';
import { useLanguage } from '../../../shared/locale/language.ts';
import { upperFirst } from '../../../shared/upper-first.ts';
import { usePhrases } from '../../../shared/phrases/use-phrases.ts';
import { useGiveFailure } from './use-give-failure.ts';

interface GiveWeekDialogProps {
  clients: readonly SelectedClient[];
  onClose: () => void;
  /** Called once the week was planned for at least one client. */
  onGiven: () => void;
}

/** Plans one of the coach's saved weeks or days for several clients. */
export function GiveWeekDialog({ clients, onClose, onGiven }: GiveWeekDialogProps) {
  const say = usePhrases('giving');
  const sayShared = usePhrases('shared');
  const { data: templates, error, refetch } = useQuery(planTemplatesQuery);
  const [chosen, setChosen] = useState<number>();
  const template = templates?.find(({ id }) => id === chosen) ?? templates?.[0];
  if (template) {
    return (
      <GiveTemplate
        key={template.id}
        template={template}
        templates={templates ?? []}
        onChoose={setChosen}
        clients={clients}
        onClose={onClose}
        onGiven={onGiven}
      />
    );
  }
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={say('weekTitle', { count: clients.length })}
      closeLabel={sayShared('close')}
    >
      {templates ? (
        <Notice tone="plain">{say('noWeeks')}</Notice>
      ) : error ? (
        <LoadError error={error} onRetry={() => void refetch()} />
      ) : (
        <Skeleton className="h-60 rounded-card" />
      )}
    </Dialog>
  );
}

interface GiveTemplateProps extends GiveWeekDialogProps {
  template: PlanTemplate;
  templates: readonly PlanTemplate[];
  onChoose: (id: number) => void;
}

function GiveTemplate({ template, templates, onChoose, clients, onClose, onGiven }: GiveTemplateProps) {
  const say = usePhrases('giving');
  const sayShared = usePhrases('shared');
  const format = useFormat();
  const queries = useQueryClient();
  const sizeOf = useTemplateSize();
  const failureOfGift = useGiveFailure();
  const linesOf = useFitLines();
  const starts = useTemplateStarts(template, undefined);
  const [start, setStart] = useState(starts.likely);
  const [isStarted, setStarted] = useState(false);
  const previewOf = (id: number) => queryInTurn(templatePreviewQuery(template.id, start, id));
  // Disabled once weeks are being given, because every changed day would cause all previews to be refetched.
  const previews = useQueries({
    queries: clients.map(({ id }) => ({ ...previewOf(id), enabled: !isStarted })),
    combine: (all) => new Map(clients.map(({ id }, at) => [id, all[at]!])),
  });
  const plans = useQueries({
    queries: clients.map(({ id }) => ({ ...queryInTurn(planOfClientQuery(id)), enabled: !isStarted })),
    combine: (all) => new Map(clients.map(({ id }, at) => [id, all[at]!.data])),
  });
  const energy = energyOfTemplate(template);
  const doubtsOf = (id: number): string[] => {
    const plan = plans.get(id);
    if (plan === undefined || energy === null) return [];
    if (plan === null) return [say('weekHasNoPlan')];
    const goal = dayGoal(WEEKDAYS.flatMap((day) => plan[day].meal_slot_specifications)).kcal / WEEKDAYS.length;
    if (goal === 0 || !isEnergyOff(energy / goal)) return [];
    return [say('weekEnergy', { week: format.number(energy), plan: format.number(goal) })];
  };
  const fitOf = ({ id }: SelectedClient): Fit => {
    const { data, error } = previews.get(id)!;
    if (data === undefined) {
      return error ? { kind: 'LEFT_OUT', lines: [failureOfGift(failureOf(error))] } : { kind: 'CHECKING' };
    }
    const lines = linesOf(data);
    if (fitOfWeek(data).comes === 0) return { kind: 'LEFT_OUT', lines: [say('nothingComes'), ...lines] };
    return { kind: 'FITS', lines, doubts: doubtsOf(id) };
  };
  const give = async ({ id }: SelectedClient, key: string): Promise<Given<number>> => {
    setStarted(true);
    const preview = queries.getQueryData<PutPreview>(previewOf(id).queryKey);
    if (preview === undefined) throw new Error('The week was not checked for this client.');
    const body = { user: id, start_date: start, replaceable_item_ids: [...preview.replaceable_item_ids] };
    const result = await giveWeek(template.id, body, key);
    if (!result.ok) {
      const { failure } = result;
      const isLost = failure.kind === 'network';
      return { kind: 'FAILED', why: failureOfGift(failure), canRetry: isPassing(failure), isLost };
    }
    onGiven();
    const { planned_count: count, undo_id: undo } = result.value;
    return { kind: 'GIVEN', lines: [say('comes', { count })], undo };
  };
  const takeBack = async (id: number, key: string): Promise<string | null> => {
    const result = await takeWeekBack(id, key);
    if (!result.ok) return failureText(result.failure, sayShared);
    return result.value.stayed.length === 0 ? null : result.value.detail;
  };
  const giving = useGiving<number>({ give, takeBack, notUndone: (why) => say('notUndone', { why }) });
  const close = () => {
    if (giving.isBusy) return;
    refetchAffected(queries, LISTS);
    onClose();
  };
  return (
    <Dialog
      isOpen
      onClose={close}
      title={say('weekTitle', { count: clients.length })}
      closeLabel={sayShared('close')}
      footer={<GiveFooter clients={clients} fitOf={fitOf} giving={giving} isReady onClose={close} />}
    >
      <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
        {giving.given.size === 0 && (
          <>
            <Select
              label={say('week')}
              value={String(template.id)}
              options={templates.map((one) => ({ value: String(one.id), label: `${one.name} · ${sizeOf(one)}` }))}
              onChange={(value) => onChoose(Number(value))}
            />
            <Select
              label={say('firstDay')}
              value={start}
              options={starts.dates.map((date) => ({ value: date, label: upperFirst(format.date(date, 'long')) }))}
              onChange={setStart}
            />
          </>
        )}
        <section>
          <h3 className="mb-2 text-small font-bold">{say('receivers')}</h3>
          <ReceiverList clients={clients} fitOf={fitOf} given={giving.given} />
        </section>
      </div>
    </Dialog>
  );
}

/** Returns a formatter for what a week would do to a client's days. */
function useFitLines(): (preview: PutPreview) => string[] {
  const say = usePhrases('giving');
  const list = new Intl.ListFormat(useLanguage());
  return (preview) => {
    const { comes, replaced, kept, leftOut } = fitOfWeek(preview);
    const does = [
      ...(comes > 0 ? [say('comes', { count: comes })] : []),
      ...(replaced > 0 ? [say('replaces', { count: replaced })] : []),
    ];
    return [
      ...(does.length > 0 ? [does.join(', ')] : []),
      ...(kept > 0 ? [say('keeps', { count: kept })] : []),
      ...leftOut.map(({ because, names }) =>
        say(`meal_${because}`, { names: list.format(names.map((name) => name || say('quickAdd'))) }),
      ),
    ];
  };
}
