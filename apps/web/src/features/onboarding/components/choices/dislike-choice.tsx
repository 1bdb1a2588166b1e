import { offeredDislikes } from '@weekbord/domain/onboarding/offered-options';
import { toggleMultiple } from '@weekbord/domain/onboarding/toggle-choice';
import type { IngredientDislike } from '@weekbord/domain/foods/ingredient-dislikes';
import { ChoiceTiles } from '@weekbord/ui/choice-tiles/choice-tiles';
import type { FixedPicture } from '../../../../shared/dish-picture/fixed-picture-names.ts';
import { usePhrases } from '../../../../shared/phrases/use-phrases.ts';
import type { Answers } from '../../model/use-wizard.ts';
import { FixedFood } from '../../../../shared/option-picture.tsx';

const PICTURES: Readonly<Record<IngredientDislike, FixedPicture>> = {
  BEEF: 'beef',
  EGGPLANT: 'aubergine',
  HONEY: 'honey',
  CILANTRO: 'coriander',
  MAYONNAISE: 'mayonnaise',
  POTATO: 'potato',
  MUSHROOM: 'mushrooms',
  TOMATO: 'tomato',
  BRUSSELS_SPROUTS: 'spinach',
};

/** Lets the person choose the foods that they do not like. */
export function DislikeChoice({ answers: { form, rules, change } }: { answers: Answers }) {
  const say = usePhrases('onboarding');
  const { ingredientDislikes } = form.dietPreferences;
  const toggle = (tapped: IngredientDislike) => {
    const chosen = toggleMultiple(ingredientDislikes, tapped);
    change({ ...form, dietPreferences: { ...form.dietPreferences, ingredientDislikes: chosen } });
  };
  return (
    <ChoiceTiles
      label={say('dislikesTitle')}
      columns={3}
      values={ingredientDislikes}
      onToggle={toggle}
      options={offeredDislikes(rules.flags).map((dislike) => ({
        value: dislike,
        label: say(dislike),
        picture: <FixedFood name={PICTURES[dislike]} />,
      }))}
    />
  );
}
