import type { RecipeMeal } from '@weekbord/contract/diary/models';
import { MAX_COOK_FOR } from '@weekbord/domain/recipes/amounts/meal-limits';
import { Stepper } from '@weekbord/ui/stepper/stepper';
import { usePhrases } from '../../../../shared/phrases/use-phrases.ts';
import { useEditServings } from '../../api/edit-meals.ts';

interface CookForProps {
  mealId: number;
  meal: RecipeMeal;
}

/** How many people a planned meal is cooked for, saved on change; only the user's own plate counts in the diary. */
export function CookFor({ mealId, meal: { cook_for: people } }: CookForProps) {
  const say = usePhrases('recipes');
  const edit = useEditServings();
  return (
    <div className="mb-3">
      <div className="flex flex-wrap items-center gap-x-3">
        <p className="min-w-[min(100%,6rem)] flex-1 font-semibold">{say('cookFor')}</p>
        <Stepper
          label={say('cookFor')}
          lessLabel={say('fewerPeople')}
          moreLabel={say('morePeople')}
          value={people}
          max={MAX_COOK_FOR}
          format={(count) => say('people', { count })}
          onChange={(next) => edit(mealId, { cook_for: next })}
        />
      </div>
      {people > 1 && <p className="mt-1 text-tiny text-ink-soft">{say('cookForText')}</p>}
    </div>
  );
}
