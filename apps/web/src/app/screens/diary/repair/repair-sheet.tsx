import type { PlainDate } from '@weekbord/domain/dates/plain-date';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Button } from '@weekbord/ui/button/button';
import { Notice } from '@weekbord/ui/notice/notice';
import { Sheet } from '@weekbord/ui/sheet/sheet';
import { Skeleton } from '@weekbord/ui/skeleton/skeleton';
import { useState } from 'react';
import { cacheDay } from '../../../../features/diary/api/calendar-week.ts';
import { useSkipMeal, useTickMeal } from '../../../../features/diary/api/edit-meals.ts';
import { EatenQuestions, type MealAnswers } from '../../../../features/diary/components/meal/eaten-questions.tsx';
import { diaryAbilities } from '../../../../features/diary/model/abilities.ts';
import { askedNow, useRepairWeek, weekRepairQuery } from '../../../../features/planner/api/repair-week.ts';
import { offerUndo } from '../../../../features/planner/api/undo-replacement.ts';
import { WeekRepairView } from '../../../../features/planner/components/repair/week-repair-view.tsx';
import { LoadError } from '../../../../shared/alerts/load-error.tsx';
import { showAlert } from '../../../../shared/alerts/alerts.ts';
import { usePhrases } from '../../../../shared/phrases/use-phrases.ts';
import { useCurrentUser } from '../../../../shared/session/current-user.ts';
import { useIsShown } from '../../../../shared/use-is-shown.ts';

interface RepairSheetProps {
  date: PlainDate;
  onClose: () => void;
}

/** What a repair would change in a week; it can be applied or discarded. */
export function RepairSheet({ date, onClose }: RepairSheetProps) {
  const say = usePhrases('repairing');
  const sayShared = usePhrases('shared');
  const client = useQueryClient();
  const [asked] = useState(() => askedNow(date));
  const { data: repair, error, isFetching, fetchStatus, refetch } = useQuery(weekRepairQuery(asked));
  const repairWeek = useRepairWeek(cacheDay);
  const tick = useTickMeal();
  const skip = useSkipMeal();
  const [answers, setAnswers] = useState<MealAnswers>(new Map());
  const { showsTargets } = diaryAbilities(useCurrentUser());
  const isShown = useIsShown();
  const apply = async (fingerprint: string) => {
    const result = await repairWeek.send({ asked, fingerprint });
    if (result.ok) {
      const { undo_id: undoId, changed_count: count } = result.value;
      if (undoId === null) showAlert(say('doneAlready'), { tone: 'good' });
      else void offerUndo(client, { undoId, text: say('done', { count }), put: cacheDay });
      if (isShown()) onClose();
      return;
    }
    // The repair is calculated again, because the week may have changed.
    if (isShown()) void refetch();
  };
  const unanswered = repair?.reason === 'UNANSWERED' ? repair.unanswered : [];
  // The answers are kept even if no repair is applied, so that they count everywhere and are not asked for again.
  const goOn = () => {
    for (const { id } of unanswered) {
      if (answers.get(id) === true) tick(id, 'EATEN');
      else skip(id, true);
    }
    void refetch();
  };
  const canApply = repair !== undefined && repair.reason === null;
  return (
    <Sheet
      title={say('title')}
      closeLabel={sayShared('close')}
      onClose={onClose}
      footer={
        unanswered.length > 0 ? (
          <Button isWide isBusy={isFetching} isDisabled={unanswered.some(({ id }) => !answers.has(id))} onClick={goOn}>
            {say('goOn')}
          </Button>
        ) : (
          canApply && (
            <div className="flex flex-wrap gap-2 *:min-w-fit *:flex-[1_1_8rem]">
              <Button tone="secondary" isWide onClick={onClose}>
                {say('notNow')}
              </Button>
              <Button
                isWide
                isBusy={repairWeek.isPending}
                isDisabled={isFetching}
                onClick={() => void apply(repair.fingerprint)}
              >
                {say('apply')}
              </Button>
            </div>
          )
        )
      }
    >
      {unanswered.length > 0 ? (
        <EatenQuestions
          items={unanswered}
          answers={answers}
          onAnswer={(id, isEaten) => setAnswers(new Map(answers).set(id, isEaten))}
        />
      ) : repair !== undefined ? (
        <WeekRepairView repair={repair} showsTargets={showsTargets} />
      ) : error ? (
        <LoadError error={error} onRetry={() => void refetch()} />
      ) : fetchStatus === 'paused' ? (
        <Notice tone="plain">{say('offline')}</Notice>
      ) : (
        <div className="grid gap-4">
          <p role="status">{say('looking')}</p>
          <Skeleton className="h-20" />
          <Skeleton className="h-20" />
          <Skeleton className="h-20" />
        </div>
      )}
    </Sheet>
  );
}
