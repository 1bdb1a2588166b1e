import { Stepper } from '@weekbord/ui/stepper/stepper';
import { usePhrases } from '../../../shared/phrases/use-phrases.ts';
import { useEditPortions } from '../api/edit-meals.ts';

/** The most that the server takes. */
const MOST_PORTIONS = 20;

/** How many portions of a meal are eaten. */
export function PortionsChoice({ portions, onChange }: { portions: number; onChange: (portions: number) => void }) {
  const say = usePhrases('diary');
  return (
    <Stepper
      label={say('portionsLabel')}
      lessLabel={say('lessPortions')}
      moreLabel={say('morePortions')}
      value={portions}
      max={MOST_PORTIONS}
      format={(count) => say('portions', { count })}
      onChange={onChange}
    />
  );
}

/** The same for a planned meal, saved as it changes. */
export function PortionsStepper({ mealId, portions }: { mealId: number; portions: number }) {
  const edit = useEditPortions();
  return <PortionsChoice portions={portions} onChange={(next) => edit(mealId, next)} />;
}
