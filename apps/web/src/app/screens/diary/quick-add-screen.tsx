import { useParams } from '@tanstack/react-router';
import { Button } from '@weekbord/ui/button/button';
import { EmptyState } from '@weekbord/ui/empty-state/empty-state';
import { Sheet } from '@weekbord/ui/sheet/sheet';
import { Skeleton } from '@weekbord/ui/skeleton/skeleton';
import { useId } from 'react';
import { usePlanQuickAdd } from '../../../features/diary/api/plan-meals.ts';
import { QuickAddForm } from '../../../features/diary/components/quick-add-form.tsx';
import { diaryAbilities } from '../../../features/diary/model/abilities.ts';
import { useDiaryWeek } from '../../../features/diary/model/use-diary-week.ts';
import { showAlert } from '../../../shared/alerts/alerts.ts';
import { usePhrases } from '../../../shared/phrases/use-phrases.ts';
import { useCurrentUser } from '../../../shared/session/current-user.ts';
import { useCloseSheet } from './use-close-sheet.ts';

/** Bare numbers for a moment of the day, over the diary. */
export function QuickAddScreen() {
  const { date, slotId } = useParams({ from: '/_signed-in/diary/$date/quick-add/$slotId' });
  const say = usePhrases('logging');
  const sayMeal = usePhrases('meals');
  const sayShared = usePhrases('shared');
  const formId = useId();
  const close = useCloseSheet(date);
  const plan = usePlanQuickAdd({ date, slotId: Number(slotId) });
  const { mayEdit } = diaryAbilities(useCurrentUser());
  const { views, isLoaded } = useDiaryWeek(date);
  const slot = views.get(date)?.slots.find((candidate) => String(candidate.slot?.id) === slotId);

  if (!slot || !mayEdit) {
    return (
      <Sheet title={isLoaded ? '' : sayShared('loading')} closeLabel={sayShared('close')} onClose={close}>
        {isLoaded ? (
          <EmptyState title={say('slotGone')} action={<Button onClick={close}>{sayShared('close')}</Button>} />
        ) : (
          <Skeleton className="h-96" />
        )}
      </Sheet>
    );
  }
  const moment = sayMeal(`the${slot.moment}`);
  return (
    <Sheet
      title={say('quickAddTitle', { moment })}
      closeLabel={sayShared('close')}
      onClose={close}
      footer={
        <Button type="submit" form={formId} isWide isBusy={plan.isPending}>
          {say('add', { moment })}
        </Button>
      }
    >
      <QuickAddForm
        id={formId}
        onSubmit={(figures) => {
          if (plan.isPending) return;
          plan.mutate(figures, {
            onSuccess: () => {
              showAlert(say('added', { moment }), { tone: 'good' });
              close();
            },
          });
        }}
      />
    </Sheet>
  );
}
