import { useNavigate, useRouter } from '@tanstack/react-router';
import { Page } from '@weekbord/ui/page/page';
import { useState } from 'react';
import { LogOutButton } from '../../../shared/session/log-out-button.tsx';
import { PreferencesCard } from '../../../features/accounts/components/preferences-card.tsx';
import { ProfileLinks } from '../../../features/accounts/components/profile-links.tsx';
import { ForgetTasteDialog } from '../../../features/planner/components/forget-taste-dialog.tsx';
import { userHasAccess } from '../../../shared/access/access.ts';
import { Initials } from '../../../shared/initials.tsx';
import { usePhrases } from '../../../shared/phrases/use-phrases.ts';
import { readStored, writeStored } from '../../../shared/stored.ts';
import { useCurrentUser } from '../../../shared/session/current-user.ts';

/** My profile: who is logged in, preferences, help, logging out. */
export function ProfileScreen() {
  const say = usePhrases('accounts');
  const navigate = useNavigate();
  const router = useRouter();
  const user = useCurrentUser();
  const [isForgetting, setForgetting] = useState(false);
  const name = `${user.first_name} ${user.last_name}`.trim();
  const isPlanning = userHasAccess(user) && user.intake !== null;
  const isInClientMode = readStored('client-mode') === 'on';
  const swap =
    user.is_coach && userHasAccess(user)
      ? {
          to: isInClientMode ? ('coach' as const) : ('client' as const),
          onSwap: () => {
            writeStored('client-mode', isInClientMode ? null : 'on');
            void navigate({ to: '/' });
          },
        }
      : undefined;
  const mayRedo =
    user.organisation?.clients_are_diy === true &&
    Boolean(user.intake?.weekly_nutrition_plan) &&
    '/onboarding/$step' in router.routesByPath;
  return (
    <Page title={say('profileTitle')} width="medium">
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
        <div className="flex min-w-0 items-center gap-4 pb-2">
          <Initials name={name === '' ? user.email : name} size="large" />
          <div className="min-w-0">
            {name !== '' && <p className="text-heading font-bold wrap-break-word">{name}</p>}
            <p className="truncate text-ink-soft">{user.email}</p>
          </div>
        </div>
        <PreferencesCard />
        <ProfileLinks
          hasDiet={user.intake != null}
          swap={swap}
          onMyWeek={isPlanning ? () => void navigate({ to: '/profile/my-week' }) : undefined}
          onHabits={isPlanning ? () => void navigate({ to: '/profile/habits' }) : undefined}
          onCalendar={isPlanning ? () => void navigate({ to: '/profile/calendar' }) : undefined}
          onReminders={userHasAccess(user) ? () => void navigate({ to: '/profile/reminders' }) : undefined}
          onRedoPlanning={mayRedo ? () => void navigate({ href: '/onboarding/goal' }) : undefined}
          onForgetTaste={user.intake?.weekly_nutrition_plan ? () => setForgetting(true) : undefined}
        />
        <ForgetTasteDialog isOpen={isForgetting} onClose={() => setForgetting(false)} />
        <LogOutButton />
        <p className="text-center text-tiny text-ink-soft">{say('version', { version: __APP_VERSION__ })}</p>
      </div>
    </Page>
  );
}
