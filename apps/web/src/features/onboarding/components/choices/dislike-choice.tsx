import { offeredDislikes } from '@weekbord/domain/onboarding/offered-options';
import { toggleMultiple } from '@weekbord/domain/onboarding/toggle-choice';
import type { IngredientDislike } from '@weekbord/domain/vocabulary';
import { ChoiceTiles } from '@weekbord/ui/choice-tiles/choice-tiles';
import type { FoodPictureName } from '../../../../shared/food-picture/food-picture-names.ts';
import { usePhrases } from '../../../../shared/phrases/use-phrases.ts';
import type { Answers } from '../../model/use-wizard.ts';
import { FoodPicture } from '../../../../shared/option-picture.tsx';

const PICTURES: Readonly<Record<IngredientDislike, FoodPictureName>> = {
  BEEF: 'cut-of-meat',
  EGGPLANT: 'eggplant',
  HONEY: 'honey-pot',
  CILANTRO: 'herb',
  MAYONNAISE: 'jar',
  POTATO: 'potato',
  MUSHROOM: 'brown-mushroom',
  TOMATO: 'tomato',
  BRUSSELS_SPROUTS: 'leafy-green',
};

/** What the person does not like. */
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
        picture: <FoodPicture name={PICTURES[dislike]} />,
      }))}
    />
  );
}
