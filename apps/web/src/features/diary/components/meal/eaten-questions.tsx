import type { CalendarItem } from '@weekbord/contract/diary/models';
import { Button } from '@weekbord/ui/button/button';
import { useFormat } from '../../../../shared/locale/format.ts';
import { usePhrases } from '../../../../shared/phrases/use-phrases.ts';
import { mealLook } from '../../model/meal-look.ts';
import { MealPicture } from './meal-picture.tsx';

/** By item id, whether the person says that they ate the meal. */
export type MealAnswers = ReadonlyMap<number, boolean>;

interface EatenQuestionsProps {
  items: readonly CalendarItem[];
  answers: MealAnswers;
  onAnswer: (id: number, isEaten: boolean) => void;
}

/** Asks whether the unticked meals whose moment has passed were eaten. */
export function EatenQuestions({ items, answers, onAnswer }: EatenQuestionsProps) {
  const say = usePhrases('repairing');
  const sayMeal = usePhrases('meals');
  const sayDiary = usePhrases('diary');
  const format = useFormat();
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <p>{say('askEaten')}</p>
      <ul className="grid grid-cols-[minmax(0,1fr)] gap-3">
        {items.map((item) => {
          const look = mealLook(item, sayDiary('quickAdd'));
          const question = say('didYouEat', { moment: sayMeal(`the${item.meal_moment}`) });
          return (
            <li key={item.id}>
              <fieldset className="grid grid-cols-[minmax(0,1fr)] gap-3 rounded-control bg-sunken p-3">
                <legend className="sr-only">
                  {question} {look.name}
                </legend>
                <div aria-hidden="true" className="flex items-start gap-3">
                  <MealPicture look={look} className="size-12 shrink-0 rounded-control" />
                  <div className="min-w-0 flex-1">
                    <p className="font-semibold">{question}</p>
                    <p className="text-small text-ink-soft hyphens-auto wrap-break-word">
                      {look.name}, {sayDiary('kcal', { amount: format.figure(item.meal.kcal) })}
                    </p>
                  </div>
                </div>
                <div className="flex flex-wrap gap-2 *:min-w-fit *:flex-[1_1_8rem]">
                  {([true, false] as const).map((isEaten) => (
                    <Button
                      key={String(isEaten)}
                      size="small"
                      isWide
                      tone={answers.get(item.id) === isEaten ? 'primary' : 'secondary'}
                      aria-pressed={answers.get(item.id) === isEaten}
                      onClick={() => onAnswer(item.id, isEaten)}
                    >
                      {say(isEaten ? 'ateIt' : 'skippedIt')}
                    </Button>
                  ))}
                </div>
              </fieldset>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
