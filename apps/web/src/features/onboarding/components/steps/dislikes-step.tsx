import { offeredDislikes } from '@weekbord/domain/onboarding/offered-options';
import { toggleMultiple } from '@weekbord/domain/onboarding/toggle-choice';
import type { IngredientDislike } from '@weekbord/domain/vocabulary';
import { ConfirmDialog } from '@weekbord/ui/confirm-dialog/confirm-dialog';
import { ChoiceTiles } from '@weekbord/ui/choice-tiles/choice-tiles';
import { useState } from 'react';
import type { FoodPictureName } from '../../../../shared/food-picture/food-picture-names.ts';
import { usePhrases } from '../../../../shared/phrases/use-phrases.ts';
import { useUserOrGuest } from '../../../../shared/session/current-user.ts';
import { useWizard } from '../../model/use-wizard.ts';
import { FoodPicture } from '../../../../shared/option-picture.tsx';
import { WizardFrame } from '../wizard-frame.tsx';

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

/** Asks what the person does not like; the last question. */
export function DislikesStep() {
  const say = usePhrases('onboarding');
  const sayShared = usePhrases('shared');
  const user = useUserOrGuest();
  const [isAsking, setAsking] = useState(false);
  const hasPlan = Boolean(user?.intake?.weekly_nutrition_plan);
  const wizard = useWizard('dislikes');
  const { form, rules } = wizard;
  const { ingredientDislikes } = form.dietPreferences;

  const toggle = (tapped: IngredientDislike) => {
    const chosen = toggleMultiple(ingredientDislikes, tapped);
    wizard.change({ ...form, dietPreferences: { ...form.dietPreferences, ingredientDislikes: chosen } });
  };

  return (
    <WizardFrame
      step="dislikes"
      wizard={wizard}
      title={say('dislikesTitle')}
      text={say('dislikesText')}
      onNext={() => (hasPlan ? setAsking(true) : wizard.next(form))}
      nextLabel={say(user ? 'finish' : 'createAccount')}
      beside={
        <ConfirmDialog
          isOpen={isAsking}
          title={say('redoTitle')}
          text={
            <div className="grid gap-3">
              <p>{say('redoAnswers')}</p>
              {rules.plansMeals && <p>{say('redoMeals')}</p>}
            </div>
          }
          confirmLabel={say('redoConfirm')}
          cancelLabel={sayShared('cancel')}
          onConfirm={() => wizard.next(form)}
          onClose={() => setAsking(false)}
        />
      }
    >
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
    </WizardFrame>
  );
}
