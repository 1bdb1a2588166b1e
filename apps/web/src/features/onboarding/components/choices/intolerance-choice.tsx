import { toggleIntolerance } from '@weekbord/domain/onboarding/toggle-choice';
import { INTOLERANCES, type Intolerance } from '@weekbord/domain/foods/allergens';
import { ChoiceTiles } from '@weekbord/ui/choice-tiles/choice-tiles';
import type { FixedPicture } from '../../../../shared/dish-picture/fixed-picture-names.ts';
import { usePhrases } from '../../../../shared/phrases/use-phrases.ts';
import type { Answers } from '../../model/use-wizard.ts';
import { FixedFood } from '../../../../shared/option-picture.tsx';

const PICTURES: Readonly<Record<Intolerance, FixedPicture>> = {
  NO_INTOLERANCE: 'salad',
  LACTOSE: 'milk',
  CRUSTACEANS_AND_SHELLFISH: 'prawns',
  GLUTEN: 'bread',
  NUTS: 'nuts',
};

/** Lets the person choose the foods that they cannot eat. */
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
        picture: <FixedFood name={PICTURES[intolerance]} />,
      }))}
    />
  );
}
