import { offeredDiets } from '@weekbord/domain/onboarding/offered-options';
import { toggleSingle } from '@weekbord/domain/onboarding/toggle-choice';
import { validateDiet } from '@weekbord/domain/onboarding/validate-choices';
import type { Diet } from '@weekbord/domain/diets/diets';
import { ChoiceCards } from '@weekbord/ui/choice-cards/choice-cards';
import type { FixedPicture } from '../../../../shared/dish-picture/fixed-picture-names.ts';
import { usePhrases } from '../../../../shared/phrases/use-phrases.ts';
import type { Answers } from '../../model/use-wizard.ts';
import { ChoiceError } from '../choice-error.tsx';
import { FixedFood } from '../../../../shared/option-picture.tsx';

/** A diet that has an option of its own. */
type ShownDiet = Exclude<Diet, 'OMNIVORE'>;

const PICTURES: Readonly<Record<ShownDiet, FixedPicture>> = {
  VEGAN: 'avocado',
  VEGETARIAN: 'cheese',
  PESCATARIAN: 'fish',
  LACTO_VEGETARIAN: 'milk',
  OVO_VEGETARIAN: 'egg',
  HALAL: 'chicken',
};

/** Returns the diets to choose from, and the validation error of the choice. */
export function dietOptions({ form, rules }: Answers) {
  const { dietaryPreference } = form.dietPreferences;
  const isRequired = rules.flags.includes('FF_PLANT_BASED_APP');
  const offered: readonly ShownDiet[] = offeredDiets(rules.flags);
  const current = isShown(dietaryPreference) ? dietaryPreference : null;
  // A diet chosen by a coach stays visible.
  const options = current && !offered.includes(current) && !isRequired ? [...offered, current] : offered;
  return { isRequired, current, options, fault: validateDiet(current, options, isRequired) };
}

/** Lets the person choose their diet, if any. If `wasTried`, says that a choice is missing. */
export function DietChoice({ answers, wasTried }: { answers: Answers; wasTried: boolean }) {
  const say = usePhrases('onboarding');
  const { current, options, fault } = dietOptions(answers);
  const { form, change } = answers;
  const keep = (diet: ShownDiet | null) =>
    change({ ...form, dietPreferences: { ...form.dietPreferences, dietaryPreference: diet } });
  return (
    <>
      <ChoiceCards
        label={say('dietTitle')}
        values={current ? [current] : []}
        onToggle={(diet) => keep(toggleSingle(current, diet))}
        options={options.map((diet) => ({
          value: diet,
          label: say(diet),
          description: say(`${diet}Text`),
          picture: <FixedFood name={PICTURES[diet]} />,
        }))}
      />
      <ChoiceError id="diet-error" text={wasTried && fault ? say('dietRequired') : undefined} />
    </>
  );
}

function isShown(diet: Diet | null): diet is ShownDiet {
  return diet !== null && diet !== 'OMNIVORE';
}
