import { useQuery } from '@tanstack/react-query';
import { TASTE_ANSWERS, type TasteAnswer } from '@weekbord/domain/planner/taste/learned-taste';
import { classes } from '@weekbord/ui/classes';
import { TrendingDown, TrendingUp } from 'lucide-react';
import { usePhrases } from '../../../shared/phrases/use-phrases.ts';
import { tasteAnswerQuery, useAnswerTaste } from '../api/taste-answers.ts';

const ICONS = { MORE: TrendingUp, LESS: TrendingDown } as const;

/**
 * Asks whether the user wants more or fewer recipes of this kind, says what the answer changes, and can undo it.
 * Requires the phrases of the area 'recipes'.
 */
export function TasteQuestion({ recipeId }: { recipeId: number }) {
  const say = usePhrases('recipes');
  const { data: given } = useQuery(tasteAnswerQuery(recipeId));
  const answer = useAnswerTaste();
  return (
    <section aria-label={say('tasteQuestion')} className="mt-4">
      <div className="grid grid-cols-2 gap-2">
        {TASTE_ANSWERS.map((one) => (
          <AnswerButton
            key={one}
            answer={one}
            isGiven={given === one}
            isDisabled={given === undefined}
            onPress={() => answer(recipeId, given === one ? null : one)}
          />
        ))}
      </div>
      <p role="status" className="text-tiny text-ink-soft not-empty:mt-2">
        {given && say(`taste${given}Text`)}
      </p>
    </section>
  );
}

interface AnswerButtonProps {
  answer: TasteAnswer;
  isGiven: boolean;
  isDisabled: boolean;
  onPress: () => void;
}

function AnswerButton({ answer, isGiven, isDisabled, onPress }: AnswerButtonProps) {
  const say = usePhrases('recipes');
  const Icon = ICONS[answer];
  return (
    <button
      type="button"
      aria-pressed={isGiven}
      disabled={isDisabled}
      onClick={onPress}
      className={classes(
        'inline-flex min-h-11 min-w-0 items-center justify-center gap-2 rounded-control px-3 text-small font-semibold ring-inset transition',
        isGiven
          ? 'bg-brand-soft text-brand-strong ring-2 ring-brand-strong'
          : 'bg-surface text-ink ring-1 ring-line hover:bg-sunken',
      )}
    >
      <Icon aria-hidden="true" className="size-4.5 shrink-0" />
      {say(`taste${answer}`)}
    </button>
  );
}
