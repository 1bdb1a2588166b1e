import { toggleIntolerance } from '@weekbord/domain/onboarding/toggle-choice';
import { INTOLERANCES, type Intolerance } from '@weekbord/domain/vocabulary';
import { ChoiceTiles } from '@weekbord/ui/choice-tiles/choice-tiles';
import type { FoodPictureName } from '../../../../shared/food-picture/food-picture-names.ts';
import { usePhrases } from '../../../../shared/phrases/use-phrases.ts';
import type { Answers } from '../../model/use-wizard.ts';
import { FoodPicture } from '../../../../shared/option-picture.tsx';

const PICTURES: Readonly<Record<Intolerance, FoodPictureName>> = {
  NO_INTOLERANCE: 'green-salad',
  LACTOSE: 'glass-of-milk',
  CRUSTACEANS_AND_SHELLFISH: 'shrimp',
  GLUTEN: 'bread',
  NUTS: 'peanuts',
};

/** What the person cannot eat. */
export function IntoleranceChoice({ answers: { form, change } }: { answers: Answers }) {
  const say = usePhrases('onboarding');
  const { intolerances } = form.dietPreferences;
  const toggle = (tapped: Intolerance) => {
    const chosen = toggleIntolerance(intolerances, tapped);
    change({ ...form, dietPreferences: { ...form.dietPreferences, intolerances: chosen } });
  };
  return (
    <ChoiceTiles
      label={say('intolerancesTitle')}
      columns={2}
      values={intolerances}
      onToggle={toggle}
      options={INTOLERANCES.map((intolerance) => ({
        value: intolerance,
        label: say(intolerance),
        picture: <FoodPicture name={PICTURES[intolerance]} />,
      }))}
    />
  );
}
