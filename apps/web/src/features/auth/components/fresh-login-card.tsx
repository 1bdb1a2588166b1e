import { Card } from '@weekbord/ui/card/card';
import { LogOutButton } from '../../../shared/session/log-out-button.tsx';
import { usePhrases } from '../../../shared/phrases/use-phrases.ts';

/** Shown where a recent login is required but missing; offers to log in again and return to the page at an address. */
export function FreshLoginCard({ returnTo }: { returnTo: string }) {
  const say = usePhrases('passwords');
  return (
    <Card as="section" labelledBy="fresh-login" className="grid gap-3">
      <h2 id="fresh-login" className="text-heading font-bold">
        {say('freshTitle')}
      </h2>
      <p className="text-ink-soft">{say('freshText')}</p>
      <LogOutButton label={say('logInAgain')} returnTo={returnTo} />
    </Card>
  );
}
