import { useQuery } from '@tanstack/react-query';
import type { OwnFood } from '@weekbord/domain/foods/read-own-food';
import { Button } from '@weekbord/ui/button/button';
import { RadioCards } from '@weekbord/ui/radio-cards/radio-cards';
import { useId, useState } from 'react';
import { showAlert } from '../../../shared/alerts/alerts.ts';
import { formFailure } from '../../../shared/form/form-failure.ts';
import { useRegion } from '../../../shared/locale/language.ts';
import { usePhrases } from '../../../shared/phrases/use-phrases.ts';
import { foodUsesQuery, useChangeFood, type WrittenFood } from '../api/foods.ts';
import { textsOfOwnFood } from '../model/own-food-texts.ts';
import { OwnFoodForm } from './own-food-form.tsx';
import { OwnFoodUses } from './own-food-uses.tsx';

interface OwnFoodEditorProps {
  food: WrittenFood;
  onSaved: () => void;
  onDeleted: () => void;
}

/** Edits, hides or deletes a custom food. Requires the phrases of the areas 'foods', 'forms' and 'ownFoods'. */
export function OwnFoodEditor({ food, onSaved, onDeleted }: OwnFoodEditorProps) {
  const say = usePhrases('ownFoods');
  const region = useRegion();
  const formId = useId();
  // Not updated later, because a newer response from the server must not replace what the user is typing.
  const [start] = useState(() => textsOfOwnFood(food, region));
  const [logged, setLogged] = useState<'keep' | 'correct'>('keep');
  const change = useChangeFood();
  const uses = useQuery(foodUsesQuery(food.id));
  const count = uses.data?.logged_meals ?? 0;
  const save = async (next: OwnFood) => {
    if (change.isPending) return;
    const sent = await change.send({ id: food.id, food: next, correctsLogged: logged === 'correct' });
    if (!sent.ok) return;
    showAlert(say('saved', { name: next.name }), { tone: 'good' });
    onSaved();
  };
  return (
    <div className="grid gap-6">
      <OwnFoodForm
        id={formId}
        start={start}
        startsByVolume={food.by_volume}
        failure={formFailure(change.error)}
        onSubmit={(next) => void save(next)}
      />
      {count > 0 && (
        <section className="grid gap-3">
          <h2 className="text-small font-bold text-ink-soft">{say('loggedChoice')}</h2>
          <RadioCards
            label={say('loggedChoice')}
            value={logged}
            onChange={setLogged}
            options={[
              { value: 'keep', label: say('keepLogged'), description: say('keepLoggedText') },
              { value: 'correct', label: say('correctLogged'), description: say('correctLoggedText', { count }) },
            ]}
          />
        </section>
      )}
      <Button type="submit" form={formId} isWide isBusy={change.isPending}>
        {say('save')}
      </Button>
      <OwnFoodUses food={food} uses={uses} onDeleted={onDeleted} />
    </div>
  );
}
