import type { UseQueryResult } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Button } from '@weekbord/ui/button/button';
import { Card } from '@weekbord/ui/card/card';
import { ConfirmDialog } from '@weekbord/ui/confirm-dialog/confirm-dialog';
import { Skeleton } from '@weekbord/ui/skeleton/skeleton';
import { useState } from 'react';
import { showAlert } from '../../../shared/alerts/alerts.ts';
import { failureText } from '../../../shared/alerts/failure-text.ts';
import { LoadError } from '../../../shared/alerts/load-error.tsx';
import type { AnswerOf } from '../../../shared/http/call.ts';
import { useFormat } from '../../../shared/locale/format.ts';
import { usePhrases } from '../../../shared/phrases/use-phrases.ts';
import { useChangeFood, useDeleteFood, type WrittenFood } from '../api/foods.ts';

type Uses = AnswerOf<'listFoodUses'>;

interface OwnFoodUsesProps {
  food: WrittenFood;
  uses: UseQueryResult<Uses>;
  onDeleted: () => void;
}

/** The uses of a custom food, with buttons to hide it, or to delete it if nothing uses it. */
export function OwnFoodUses({ food, uses, onDeleted }: OwnFoodUsesProps) {
  const say = usePhrases('ownFoods');
  const sayShared = usePhrases('shared');
  const change = useChangeFood();
  const remove = useDeleteFood();
  const [isAsking, setAsking] = useState(false);
  const { name } = food;
  const hide = async () => {
    const sent = await change.send({ id: food.id, isHidden: !food.is_hidden });
    if (!sent.ok) showAlert(failureText(sent.failure, sayShared), { tone: 'bad' });
  };
  const confirm = () =>
    remove.mutate(food.id, {
      onSuccess: () => {
        showAlert(say('deleted', { name }), { tone: 'good' });
        onDeleted();
      },
      onError: () => setAsking(false),
    });
  if (!uses.data) {
    return uses.error ? (
      <LoadError error={uses.error} onRetry={() => void uses.refetch()} />
    ) : (
      <Skeleton className="h-32 rounded-card" />
    );
  }
  const isUsed = linesOf(uses.data) > 0;
  return (
    <section className="grid gap-3">
      <h2 className="text-small font-bold text-ink-soft">{say('uses')}</h2>
      <Card>{isUsed ? <UseList uses={uses.data} /> : <p className="text-ink-soft">{say('unused')}</p>}</Card>
      <p className="text-small text-ink-soft">{say(food.is_hidden ? 'showText' : 'hideText')}</p>
      <div className="flex flex-wrap gap-2">
        <Button tone="secondary" size="medium" isBusy={change.isPending} onClick={() => void hide()}>
          {say(food.is_hidden ? 'show' : 'hide')}
        </Button>
        {!isUsed && (
          <Button tone="quiet" size="medium" onClick={() => setAsking(true)} className="text-danger">
            {say('delete')}
          </Button>
        )}
      </div>
      {isUsed && <p className="text-small text-ink-soft">{say('inUse')}</p>}
      <ConfirmDialog
        isOpen={isAsking}
        title={say('deleteTitle', { name })}
        text={say('deleteText')}
        confirmLabel={say('delete')}
        cancelLabel={sayShared('cancel')}
        isDangerous
        isBusy={remove.isPending}
        onClose={() => setAsking(false)}
        onConfirm={confirm}
      />
    </section>
  );
}

function linesOf({ logged_meals, planned_meals, recipes, deleted_recipes, grocery_lists, is_used_by_others }: Uses) {
  const own = logged_meals + planned_meals + recipes.length + deleted_recipes + grocery_lists.length;
  return own + Number(is_used_by_others);
}

function UseList({ uses }: { uses: Uses }) {
  const say = usePhrases('ownFoods');
  const { date } = useFormat();
  return (
    <ul className="grid gap-2">
      {uses.logged_meals > 0 && <li>{say('loggedMeals', { count: uses.logged_meals })}</li>}
      {uses.planned_meals > 0 && <li>{say('plannedMeals', { count: uses.planned_meals })}</li>}
      {uses.dates.length > 0 && (
        <li className="flex flex-wrap gap-x-3 gap-y-1 text-small">
          {uses.dates.map((day) => (
            <Link key={day} to="/diary/$date" params={{ date: day }} className={LINK}>
              {date(day, 'short')}
            </Link>
          ))}
        </li>
      )}
      {uses.recipes.map(({ id, name }) => (
        <li key={id}>
          <Link to="/recipes/$recipeId" params={{ recipeId: String(id) }} className={LINK}>
            {say('recipeUse', { name })}
          </Link>
        </li>
      ))}
      {uses.deleted_recipes > 0 && <li>{say('deletedRecipes', { count: uses.deleted_recipes })}</li>}
      {uses.grocery_lists.map(({ id, start_date: day }) => (
        <li key={id}>{say('groceryListUse', { date: date(day, 'full') })}</li>
      ))}
      {uses.is_used_by_others && <li>{say('others')}</li>}
    </ul>
  );
}

const LINK = 'inline-flex min-h-8 items-center font-semibold underline underline-offset-2';
