import { PortionsChoice } from '../../../../shared/measures/portions-choice.tsx';
import { useEditServings } from '../../api/edit-meals.ts';

/** How many portions of a planned meal are eaten; saved on change. */
export function PortionsStepper({ mealId, portions }: { mealId: number; portions: number }) {
  const edit = useEditServings();
  return <PortionsChoice portions={portions} onChange={(next) => edit(mealId, { portions: next })} />;
}
