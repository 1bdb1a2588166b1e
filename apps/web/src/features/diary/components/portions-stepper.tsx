import { PortionsChoice } from '../../../shared/measures/portions-choice.tsx';
import { useEditServings } from '../api/edit-meals.ts';

/** The number of portions eaten of a planned meal, saved on change. */
export function PortionsStepper({ mealId, portions }: { mealId: number; portions: number }) {
  const edit = useEditServings();
  return <PortionsChoice portions={portions} onChange={(next) => edit(mealId, { portions: next })} />;
}
