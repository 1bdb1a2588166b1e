import { Link } from '@tanstack/react-router';
import { buttonClasses } from '@weekbord/ui/button/button';
import { EmptyState } from '@weekbord/ui/empty-state/empty-state';
import { foodPictureAddress } from '../../../shared/food-picture/food-pictures.ts';
import { usePhrases } from '../../../shared/phrases/use-phrases.ts';

/** Stands in for the day of somebody without a plan: a coach makes it, or they make it themselves. */
export function NoPlan({ isDiy }: { isDiy: boolean }) {
  const say = usePhrases('planner');
  return (
    <EmptyState
      picture={<img src={foodPictureAddress('bento-box')} alt="" width={112} height={112} />}
      title={say('noPlanTitle')}
      text={say(isDiy ? 'noPlanDiy' : 'noPlanCoach')}
      action={
        isDiy && (
          <Link to="/" className={buttonClasses()}>
            {say('noPlanAction')}
          </Link>
        )
      }
    />
  );
}
