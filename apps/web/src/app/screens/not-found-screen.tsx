import { Link } from '@tanstack/react-router';
import { buttonClasses } from '@weekbord/ui/button/button';
import { EmptyState } from '@weekbord/ui/empty-state/empty-state';
import { foodPictureAddress } from '../../shared/food-picture/food-pictures.ts';
import { usePhrases } from '../../shared/phrases/use-phrases.ts';

/** Stands in for an address that does not exist. */
export function NotFoundScreen() {
  const say = usePhrases('shared');
  return (
    <main className="grid min-h-dvh flex-1 place-items-center">
      <EmptyState
        isTitle
        picture={<img src={foodPictureAddress('canned-food')} alt="" width={112} height={112} className="-rotate-6" />}
        title={say('notFoundTitle')}
        text={say('notFoundText')}
        action={
          <Link to="/" className={buttonClasses()}>
            {say('notFoundHome')}
          </Link>
        }
      />
    </main>
  );
}
