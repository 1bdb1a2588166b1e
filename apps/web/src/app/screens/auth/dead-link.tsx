import { Link, type LinkProps } from '@tanstack/react-router';
import { buttonClasses } from '@weekbord/ui/button/button';
import type { ApiFailure } from '../../../shared/http/api-failure.ts';
import { EntryFrame } from '../../../features/auth/components/entry-frame.tsx';
import { usePhrases } from '../../../shared/phrases/use-phrases.ts';

/** Whether a request failed because its emailed link is no longer valid. */
export function isDead(failure: ApiFailure | undefined): boolean {
  return failure?.kind === 'message';
}

/** Says that an emailed link no longer works, and links to where to get a new one. */
export function DeadLink({ to, label }: { to: LinkProps['to']; label: string }) {
  const say = usePhrases('passwords');
  return (
    <EntryFrame title={say('deadTitle')} text={say('deadText')}>
      <Link to={to} className={buttonClasses({ isWide: true })}>
        {label}
      </Link>
    </EntryFrame>
  );
}
