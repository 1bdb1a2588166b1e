import { Link } from '@tanstack/react-router';
import { buttonClasses } from '@weekbord/ui/button/button';
import { EmptyState } from '@weekbord/ui/empty-state/empty-state';
import { Content } from '@weekbord/ui/skip-link/content';
import { EntryPicture } from '../../shared/dish-picture/entry-picture.tsx';
import { usePhrases } from '../../shared/phrases/use-phrases.ts';

/** Shown for a URL that does not exist. */
export function NotFoundScreen() {
  const say = usePhrases('shared');
  return (
    <Content className="grid min-h-dvh flex-1 place-items-center">
      <EmptyState
        isTitle
        picture={<EntryPicture className="size-28" />}
        title={say('notFoundTitle')}
        text={say('notFoundText')}
        action={
          <Link to="/" className={buttonClasses()}>
            {say('notFoundHome')}
          </Link>
        }
      />
    </Content>
  );
}
