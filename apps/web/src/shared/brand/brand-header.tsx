import { useMedia } from '@weekbord/ui/media/use-media';
import { useCurrentUser } from '../session/current-user.ts';
import { Wordmark } from './wordmark.tsx';

/** The media query of screens without a navigation rail, which has the logo above its items. */
const WITHOUT_RAIL = '(width < 56.3125rem)';

/** The logo or name of the coach's organisation at the top of a phone, if the organisation shows them. */
export function BrandHeader() {
  const { coach } = useCurrentUser();
  const isNarrow = useMedia(WITHOUT_RAIL);
  if (!isNarrow || coach?.organisation?.logo_visible !== true) return null;
  return (
    <header className="flex justify-center px-5 pt-[max(0.75rem,env(safe-area-inset-top))]">
      <Wordmark />
    </header>
  );
}
