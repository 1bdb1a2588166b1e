import { PortionsChoice } from '../../../shared/measures/portions-choice.tsx';
import { useEditServings } from '../api/edit-meals.ts';

/** The number of portions of a planned meal that are eaten, saved when it changes. */
export function PortionsStepper({ mealId, portions }: { mealId: number; portions: number }) {
  const edit = useEditServings();
  return <PortionsChoice portions={portions} onChange={(next) => edit(mealId, { portions: next })} />;
}
