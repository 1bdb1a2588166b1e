import { MAX_MEAL_PORTIONS } from '@weekbord/domain/recipes/amounts/meal-limits';
import { Stepper } from '@weekbord/ui/stepper/stepper';
import { usePhrases } from '../phrases/use-phrases.ts';

/** Lets the user choose how many portions of a recipe are eaten. */
export function PortionsChoice({ portions, onChange }: { portions: number; onChange: (portions: number) => void }) {
  const say = usePhrases('shared');
  return (
    <Stepper
      label={say('portionsLabel')}
      lessLabel={say('lessPortions')}
      moreLabel={say('morePortions')}
      value={portions}
      max={MAX_MEAL_PORTIONS}
      format={(count) => say('portions', { count })}
      onChange={onChange}
    />
  );
}
