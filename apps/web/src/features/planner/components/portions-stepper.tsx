import { Stepper } from '@weekbord/ui/stepper/stepper';
import { usePhrases } from '../../../shared/phrases/use-phrases.ts';
import { useEditPortions } from '../api/edit-portions.ts';

/** The most that the server takes. */
const MOST_PORTIONS = 20;

/** How many portions of a planned meal are eaten. */
export function PortionsStepper({ mealId, portions }: { mealId: number; portions: number }) {
  const say = usePhrases('planner');
  const edit = useEditPortions();
  return (
    <Stepper
      label={say('portionsLabel')}
      lessLabel={say('lessPortions')}
      moreLabel={say('morePortions')}
      value={portions}
      max={MOST_PORTIONS}
      format={(count) => say('portions', { count })}
      onChange={(next) => edit(mealId, next)}
    />
  );
}
