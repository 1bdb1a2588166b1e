import { showsSubscriptionManagement } from '@weekbord/domain/billing/plan';
import {
  CreditCard,
  Database,
  Eye,
  HandHeart,
  HeartHandshake,
  KeyRound,
  Mail,
  MonitorSmartphone,
  ReceiptText,
  ShieldUser,
} from 'lucide-react';
import { useManageAccount } from '../../../features/billing/model/use-till-pages.ts';
import { clientName } from '../../../features/clients/model/client-name.ts';
import { useClientMode } from '../../../shared/access/client-mode.ts';
import { useFormat } from '../../../shared/locale/format.ts';
import { dateOfMoment } from '../../../shared/locale/today.ts';
import { usePhrases } from '../../../shared/phrases/use-phrases.ts';
import { type CurrentUser, useCurrentUser } from '../../../shared/session/current-user.ts';
import { useIsOnDesktop } from '../../../shared/use-is-on-desktop.ts';
import { type OpenSheet, type Rows, sheetRow } from './profile-sheet.ts';

/** The rows about the account itself: coach, subscription, ways to log in, consents and data. */
export function useAccountRows(open: OpenSheet): Rows {
  const say = usePhrases('profile');
  const sayAccounts = usePhrases('accounts');
  const format = useFormat();
  const { coach, is_staff } = useCurrentUser();
  const subscription = useSubscriptionRows();
  // The field is missing in a user that an earlier version cached.
  const isStaff = Boolean(is_staff);
  const coachText = ({ since, ...named }: NonNullable<CurrentUser['coach']>) => {
    if (since === null) return clientName(named);
    return say('yourCoachSince', {
      coach: clientName(named),
      date: format.date(dateOfMoment(new Date(since)), 'full'),
    });
  };
  return [
    coach !== null && {
      ...sheetRow('leaveCoach', open),
      icon: HeartHandshake,
      title: say('yourCoach'),
      text: coachText(coach),
    },
    ...subscription,
    {
      name: 'password',
      kind: 'leads',
      icon: KeyRound,
      title: sayAccounts('password'),
      text: sayAccounts('passwordHint'),
      to: '/profile/password',
    },
    {
      name: 'email',
      kind: 'leads',
      icon: Mail,
      title: sayAccounts('email'),
      text: sayAccounts('emailHint'),
      to: '/profile/email',
    },
    { ...sheetRow('sessions', open), icon: MonitorSmartphone, title: say('sessions'), text: say('sessionsHint') },
    { ...sheetRow('consents', open), icon: HandHeart, title: say('consents'), text: say('consentsHint') },
    { ...sheetRow('looks', open), icon: Eye, title: say('looks'), text: say('looksHint') },
    {
      name: 'data',
      kind: 'leads',
      icon: Database,
      title: sayAccounts('data'),
      text: sayAccounts('dataHint'),
      to: '/profile/data',
    },
    isStaff && {
      name: 'staff',
      kind: 'leads',
      icon: ShieldUser,
      title: sayAccounts('staff'),
      text: sayAccounts('staffHint'),
      to: '/staff',
    },
  ];
}

/** The row for the person's subscription, with the page where they manage it. */
function useSubscriptionRows(): Rows {
  const say = usePhrases('accounts');
  const user = useCurrentUser();
  const account = useManageAccount('/billing');
  const isInClientMode = useClientMode();
  const isOnDesktop = useIsOnDesktop();
  const manages = showsSubscriptionManagement({
    isCoach: user.is_coach,
    isInClientMode: !user.is_coach || isInClientMode,
    isOnDesktop,
    // The field is missing in a user that an earlier version cached.
    diyBilling: Boolean(user.organisation?.diy_billing),
  });
  return [
    user.customer !== null && {
      name: 'subscription',
      kind: 'leads',
      icon: CreditCard,
      title: say('subscription'),
      text: say('subscriptionHint'),
      to: '/billing',
    },
    manages && {
      name: 'manageSubscription',
      kind: 'opens',
      icon: ReceiptText,
      title: say('manageSubscription'),
      text: say('manageSubscriptionHint'),
      onPress: () => void account.open(),
    },
  ];
}
