import type { RecipeMeal } from '@weekbord/contract/diary/models';
import type { RecipeTemplate } from '@weekbord/contract/recipes/models';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { cacheDay } from '../../../features/diary/api/calendar-week.ts';
import { offerUndo } from '../../../features/planner/api/undo-replacement.ts';
import { showAlert } from '../../../shared/alerts/alerts.ts';
import { usePhrases } from '../../../shared/phrases/use-phrases.ts';
import { PlanRecipeDialog, useDayText } from './plan-recipe-dialog.tsx';

interface PlanRecipeProps {
  recipe: RecipeTemplate;
  portions: number;
  /** The portion as shown. */
  portion: RecipeMeal;
  onClose: () => void;
}

/** Plans a recipe, and offers to open its day. */
export function PlanRecipe({ recipe, portions, portion, onClose }: PlanRecipeProps) {
  const say = usePhrases('inspiration');
  const sayMeal = usePhrases('meals');
  const dayText = useDayText();
  const navigate = useNavigate();
  const client = useQueryClient();
  return (
    <PlanRecipeDialog
      recipe={recipe}
      portions={portions}
      portion={portion}
      onClose={onClose}
      onPlanned={(date, moment, swap) => {
        onClose();
        if (swap) {
          const text = say('plannedInPlace', { name: recipe.name, other: swap.other });
          void offerUndo(client, { undoId: swap.undoId, text, put: cacheDay });
          return;
        }
        showAlert(say('planned', { day: dayText(date), moment: sayMeal(moment).toLowerCase() }), {
          tone: 'good',
          action: {
            label: say('seeDay'),
            onPress: () => void navigate({ to: '/diary/$date', params: { date } }),
          },
        });
      }}
    />
  );
}
