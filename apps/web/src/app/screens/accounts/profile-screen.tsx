import { Page } from '@weekbord/ui/page/page';
import { lazyPart } from '@weekbord/ui/lazy-part/lazy-part';
import { Suspense, useState } from 'react';
import { LanguageSheet, LookSheet } from '../../../features/accounts/components/app-sheets.tsx';
import { CountrySheet } from '../../../features/accounts/components/country-sheet.tsx';
import { FirstWeekdaySheet } from '../../../features/accounts/components/first-weekday-sheet.tsx';
import { ProfileRows } from '../../../features/accounts/components/profile-rows.tsx';
import { UnitsSheet } from '../../../features/accounts/components/units-sheet.tsx';
import { clientName } from '../../../features/clients/model/client-name.ts';
import { ForgetTasteDialog } from '../../../features/planner/components/forget-taste-dialog.tsx';
import { userHasAccess } from '../../../shared/access/access.ts';
import { Initials } from '../../../shared/initials.tsx';
import { LegalLinks } from '../../../shared/legal-links.tsx';
import { loadPhrases, usePhrases } from '../../../shared/phrases/use-phrases.ts';
import { useCurrentUser } from '../../../shared/session/current-user.ts';
import { LogOutButton } from '../../../shared/session/log-out-button.tsx';
import { DayOfPlan } from './day-of-plan.tsx';
import type { ProfileSheet } from './profile-sheet.ts';
import { useProfileGroups } from './use-profile-groups.ts';

const ChangeGoal = lazyPart(
  async () =>
    (await Promise.all([import('./change-goal.tsx'), loadPhrases('expenditure', 'diary', 'meals')]))[0].ChangeGoal,
);

const SessionsSheet = lazyPart(
  async () => (await import('../../../features/accounts/components/sessions-sheet.tsx')).SessionsSheet,
);
const AccessLogSheet = lazyPart(
  async () => (await import('../../../features/accounts/components/access-log-sheet.tsx')).AccessLogSheet,
);

const ConsentsSheet = lazyPart(
  async () =>
    (
      await Promise.all([import('../../../features/accounts/components/consents-sheet.tsx'), loadPhrases('consents')])
    )[0].ConsentsSheet,
);

const HealthSheet = lazyPart(
  async () =>
    (await Promise.all([import('../../native/health/health-sheet.tsx'), loadPhrases('consents')]))[0].HealthSheet,
);

const LeaveCoachDialog = lazyPart(
  async () =>
    (
      await Promise.all([
        import('../../../features/clients/components/client/leave-coach-dialog.tsx'),
        loadPhrases('coaching'),
      ])
    )[0].LeaveCoachDialog,
);

/** My profile: who is logged in, and each setting with its current value and a way to change it. */
export function ProfileScreen() {
  const say = usePhrases('accounts');
  const user = useCurrentUser();
  const [sheet, setSheet] = useState<ProfileSheet | null>(null);
  const groups = useProfileGroups(setSheet);
  const close = () => setSheet(null);
  const planId = user.intake?.weekly_nutrition_plan;
  const name = `${user.first_name} ${user.last_name}`.trim();
  const { coach } = user;
  return (
    <Page title={say('profileTitle')} width="wide">
      <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
        <div className="flex min-w-0 items-center gap-4">
          <Initials name={name === '' ? user.email : name} size="large" />
          <div className="min-w-0">
            {name !== '' && <p className="text-heading font-bold wrap-break-word">{name}</p>}
            <p className="truncate text-ink-soft">{user.email}</p>
          </div>
        </div>
        {planId !== null && planId !== undefined && userHasAccess(user) && <DayOfPlan planId={planId} />}
        <div className="grid grid-cols-[minmax(0,1fr)] gap-6 xl:-mb-6 xl:block xl:columns-2 xl:gap-8">
          {groups.map(({ name: group, title, rows }) => (
            <div key={group} className="xl:break-inside-avoid xl:pb-6">
              <ProfileRows title={title} rows={rows} />
            </div>
          ))}
        </div>
        <LogOutButton />
        <LegalLinks />
        <p className="text-center text-tiny text-ink-soft">{say('version', { version: __APP_VERSION__ })}</p>
      </div>
      <Suspense>
        {sheet === 'goal' && <ChangeGoal onClose={close} />}
        {sheet === 'sessions' && <SessionsSheet onClose={close} />}
        {sheet === 'looks' && <AccessLogSheet onClose={close} />}
        {sheet === 'health' && <HealthSheet onClose={close} />}
        {sheet === 'consents' && <ConsentsSheet onClose={close} />}
        {sheet === 'leaveCoach' && coach !== null && <LeaveCoachDialog coach={clientName(coach)} onClose={close} />}
      </Suspense>
      <LanguageSheet isOpen={sheet === 'language'} onClose={close} />
      <CountrySheet isOpen={sheet === 'country'} user={user} onClose={close} />
      <FirstWeekdaySheet isOpen={sheet === 'firstWeekday'} user={user} onClose={close} />
      <LookSheet isOpen={sheet === 'look'} onClose={close} />
      {(user.intake !== null || user.is_coach) && <UnitsSheet isOpen={sheet === 'units'} user={user} onClose={close} />}
      <ForgetTasteDialog isOpen={sheet === 'forgetTaste'} onClose={close} />
    </Page>
  );
}
