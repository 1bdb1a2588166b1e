import { Link } from '@tanstack/react-router';
import { buttonClasses } from '@weekbord/ui/button/button';
import { EmptyState } from '@weekbord/ui/empty-state/empty-state';
import { DishPicture } from '../../../../shared/dish-picture/dish-picture.tsx';
import { fixedPicture } from '../../../../shared/dish-picture/fixed-pictures.ts';
import { usePhrases } from '../../../../shared/phrases/use-phrases.ts';

interface NoPlanProps {
  isDiy: boolean;
  /** Coaches start on their diary even without a plan, so the start screen does not redirect them to the questions. */
  isCoach: boolean;
  /** Whether the user's answers are still unsaved on this device; the plan follows once they are saved. */
  isWaiting: boolean;
}

/** Shown instead of the day if the user has no plan yet. Says whether the user or their coach makes one. */
export function NoPlan({ isDiy, isCoach, isWaiting }: NoPlanProps) {
  const say = usePhrases('diary');
  return (
    <EmptyState
      picture={<DishPicture picture={fixedPicture('poke-bowl')} size="card" className="size-28 rounded-full" />}
      title={say('noPlanTitle')}
      text={say(isWaiting ? 'noPlanWaiting' : isDiy ? 'noPlanDiy' : 'noPlanCoach')}
      action={
        isDiy &&
        !isWaiting && (
          <Link to={isCoach ? '/onboarding' : '/'} className={buttonClasses()}>
            {say('noPlanAction')}
          </Link>
        )
      }
    />
  );
}
