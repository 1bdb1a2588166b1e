import { useQuery } from '@tanstack/react-query';
import { useNavigate, useRouter } from '@tanstack/react-router';
import type { OwnFood } from '@weekbord/domain/foods/read-own-food';
import { Button } from '@weekbord/ui/button/button';
import { EmptyState } from '@weekbord/ui/empty-state/empty-state';
import { Page } from '@weekbord/ui/page/page';
import { Skeleton } from '@weekbord/ui/skeleton/skeleton';
import { useId } from 'react';
import { ownFoodQuery, useCreateFood } from '../../../features/foods/api/foods.ts';
import { OwnFoodEditor } from '../../../features/foods/components/own-food-editor.tsx';
import { OwnFoodForm, textsOfNewFood } from '../../../features/foods/components/own-food-form.tsx';
import { showAlert } from '../../../shared/alerts/alerts.ts';
import { LoadError } from '../../../shared/alerts/load-error.tsx';
import { formFailure } from '../../../shared/form/form-failure.ts';
import { failureOf } from '../../../shared/http/api-failure.ts';
import { usePhrases } from '../../../shared/phrases/use-phrases.ts';

/** One of the user's custom foods, to edit; without an id, a new one. */
export function OwnFoodScreen({ foodId }: { foodId: number | null }) {
  const say = usePhrases('ownFoods');
  const sayShared = usePhrases('shared');
  const router = useRouter();
  const navigate = useNavigate();
  const back = () => {
    if (router.history.canGoBack()) router.history.back();
    else void navigate({ to: '/profile/foods', replace: true });
  };
  return (
    <Page
      title={say(foodId === null ? 'addTitle' : 'editTitle')}
      back={{ label: sayShared('back'), onPress: back }}
      width="narrow"
    >
      {foodId === null ? <NewFood onSaved={back} /> : <KnownFood foodId={foodId} onDone={back} />}
    </Page>
  );
}

function KnownFood({ foodId, onDone }: { foodId: number; onDone: () => void }) {
  const say = usePhrases('ownFoods');
  const { data, error, refetch } = useQuery(ownFoodQuery(foodId));
  if (data) return <OwnFoodEditor key={foodId} food={data} onSaved={onDone} onDeleted={onDone} />;
  if (!error) return <Skeleton className="h-96 rounded-card" />;
  const failure = failureOf(error);
  if (failure?.kind === 'refused' && failure.status === 404) return <EmptyState title={say('gone')} />;
  return <LoadError error={error} onRetry={() => void refetch()} />;
}

function NewFood({ onSaved }: { onSaved: () => void }) {
  const say = usePhrases('ownFoods');
  const formId = useId();
  const create = useCreateFood();
  const save = async (food: OwnFood) => {
    if (create.isPending || !(await create.send(food)).ok) return;
    showAlert(say('saved', { name: food.name }), { tone: 'good' });
    onSaved();
  };
  return (
    <div className="grid gap-6">
      <OwnFoodForm
        id={formId}
        start={textsOfNewFood({})}
        failure={formFailure(create.error)}
        onSubmit={(food) => void save(food)}
      />
      <Button type="submit" form={formId} isWide isBusy={create.isPending}>
        {say('save')}
      </Button>
    </div>
  );
}
