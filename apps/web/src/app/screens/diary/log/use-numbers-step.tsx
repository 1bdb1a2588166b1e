import type { QuickAddFigures } from '@weekbord/domain/recipes/read/read-quick-add';
import type { MealMoment } from '@weekbord/domain/slots/meal-moments';
import { Button } from '@weekbord/ui/button/button';
import { useId } from 'react';
import { QuickAddForm } from '../../../../features/diary/components/meal/quick-add-form.tsx';
import type { ChosenNumbers } from '../../../../features/diary/model/log-selection.ts';
import { usePhrases } from '../../../../shared/phrases/use-phrases.ts';
import type { Logging } from './use-logging.ts';

interface NumbersStepOptions {
  moment: MealMoment;
  logging: Pick<Logging, 'selection' | 'take' | 'log' | 'isBusy'>;
  onBack: () => void;
}

/**
 * The step that asks for a quick add. The quick add is logged immediately or, if other food has been chosen, along with
 * that food.
 */
export function useNumbersStep({ moment, logging, onBack }: NumbersStepOptions) {
  const say = usePhrases('logging');
  const sayMeal = usePhrases('meals');
  const formId = useId();
  const hasOthers = logging.selection.length > 0;
  const submit = (figures: QuickAddFigures) => {
    const numbers = { kind: 'numbers', key: `numbers-${crypto.randomUUID()}`, figures } satisfies ChosenNumbers;
    if (!hasOthers) return void logging.log([numbers]);
    logging.take(numbers);
    onBack();
  };
  return {
    key: 'numbers',
    title: say('quickAddTitle', { moment: sayMeal(`the${moment}`) }),
    content: <QuickAddForm id={formId} onSubmit={submit} />,
    footer: (
      <Button type="submit" form={formId} isWide isBusy={logging.isBusy}>
        {hasOthers ? say('addToThese') : say('log')}
      </Button>
    ),
  };
}
