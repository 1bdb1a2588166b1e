import { Link } from '@tanstack/react-router';
import { buttonClasses } from '@weekbord/ui/button/button';
import { Dialog } from '@weekbord/ui/dialog/dialog';
import { IconButton } from '@weekbord/ui/icon-button/icon-button';
import { EllipsisVertical } from 'lucide-react';
import { useState } from 'react';
import { usePhrases } from '../phrases/use-phrases.ts';
import { useUserOrGuest } from './current-user.ts';
import { LanguageChoice } from './language-choice.tsx';
import { LogOutButton } from './log-out-button.tsx';

/**
 * A menu for screens without access to the profile: the language and, for a logged-in user, the subscription and
 * logging out.
 */
export function AccountMenu({ className }: { className?: string }) {
  const say = usePhrases('shared');
  const user = useUserOrGuest();
  const [isOpen, setOpen] = useState(false);
  const title = say(user ? 'accountMenu' : 'language');
  return (
    <>
      <IconButton
        label={title}
        icon={<EllipsisVertical aria-hidden="true" className="size-5.5" />}
        aria-haspopup="dialog"
        className={className}
        onClick={() => setOpen(true)}
      />
      <Dialog isOpen={isOpen} onClose={() => setOpen(false)} title={title} closeLabel={say('close')} size="small">
        <div className="grid gap-5">
          <LanguageChoice />
          {(user?.customer?.subscriptions.length ?? 0) > 0 && (
            <Link to="/billing" className={buttonClasses({ tone: 'secondary', isWide: true })}>
              {say('yourSubscription')}
            </Link>
          )}
          {user && (
            <div className="grid gap-2">
              <LogOutButton />
              <p className="text-small text-ink-soft">{say('logOutUnsaved')}</p>
            </div>
          )}
        </div>
      </Dialog>
    </>
  );
}
