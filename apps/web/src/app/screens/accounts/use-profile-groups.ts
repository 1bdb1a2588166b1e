import { useNavigate, useRouter } from '@tanstack/react-router';
import { makesOwnPlan } from '@weekbord/domain/access/planner-abilities';
import { showsSubscriptionManagement } from '@weekbord/domain/billing/plan';
import { eatsByHormones } from '@weekbord/domain/cycle/eats-by-cycle';
import {
  Apple,
  Bell,
  BookHeart,
  BookOpenText,
  CalendarDays,
  CalendarHeart,
  CalendarSync,
  CreditCard,
  Database,
  Eye,
  FilePenLine,
  Globe,
  HandHeart,
  HeartPulse,
  HeartHandshake,
  KeyRound,
  Languages,
  LifeBuoy,
  Mail,
  MessageCircle,
  MonitorDown,
  MonitorSmartphone,
  ReceiptText,
  RefreshCcwDot,
  RotateCcw,
  Ruler,
  ShieldUser,
  Sparkles,
  SunMoon,
  Target,
  UserRound,
  Utensils,
} from 'lucide-react';
import type { ProfileRow } from '../../../features/accounts/components/profile-rows.tsx';
import { useManageAccount } from '../../../features/billing/model/use-till-pages.ts';
import { clientName } from '../../../features/clients/model/client-name.ts';
import { hasFlag, userHasAccess } from '../../../shared/access/access.ts';
import { useClientMode } from '../../../shared/access/client-mode.ts';
import { appDisplay } from '../../../shared/app-display.ts';
import { useBrand } from '../../../shared/brand/brand.ts';
import { articleAddress, supportAddress } from '../../../shared/links.ts';
import { LANGUAGE_NAMES } from '../../../shared/locale/language-names.ts';
import { useFormat } from '../../../shared/locale/format.ts';
import { useLanguage } from '../../../shared/locale/language.ts';
import { dateOfMoment } from '../../../shared/locale/today.ts';
import { usePhrases } from '../../../shared/phrases/use-phrases.ts';
import { type CurrentUser, useCurrentUser } from '../../../shared/session/current-user.ts';
import { useThemeChoice } from '../../../shared/theme/theme.ts';
import { useIsOnDesktop } from '../../../shared/use-is-on-desktop.ts';
import { platform } from '../../native/bridge.ts';
import { useCoachRows } from './use-coach-rows.ts';
import { useIntakeTexts } from './use-intake-texts.ts';

/** What a row opens over the profile. */
export type ProfileSheet =
  | 'goal'
  | 'language'
  | 'country'
  | 'look'
  | 'units'
  | 'sessions'
  | 'looks'
  | 'consents'
  | 'health'
  | 'forgetTaste'
  | 'leaveCoach';

type Open = (sheet: ProfileSheet) => void;
type Rows = readonly (ProfileRow | false)[];

type ProfileGroup = Readonly<{ name: string; title: string; rows: readonly ProfileRow[] }>;

/** The rows of the profile in their groups; those that do not hold for the user are left out. */
export function useProfileGroups(open: Open): readonly ProfileGroup[] {
  const say = usePhrases('profile');
  const groups = [
    { name: 'plan', title: say('plan'), rows: usePlanRows(open) },
    { name: 'coaching', title: say('coaching'), rows: useCoachRows() },
    { name: 'app', title: say('app'), rows: useAppRows(open) },
    { name: 'account', title: say('account'), rows: useAccountRows(open) },
    { name: 'more', title: say('more'), rows: useMoreRows(open) },
  ];
  return groups.map(({ rows, ...group }) => ({ ...group, rows: rows.filter((row) => row !== false) }));
}

function usePlanRows(open: Open): Rows {
  const sayAccounts = usePhrases('accounts');
  const say = usePhrases('profile');
  const navigate = useNavigate();
  const user = useCurrentUser();
  const texts = useIntakeTexts();
  const mayRedo = useMayRedo();
  const { intake } = user;
  if (intake === null) return [];
  const isPlanning = userHasAccess(user);
  const about = { name: 'about', icon: UserRound, title: say('about'), text: texts.body(intake) };
  return [
    isPlanning &&
      intake.weekly_nutrition_plan !== null && {
        name: 'goal',
        kind: 'opens',
        isDialog: true,
        icon: Target,
        title: say('goal'),
        text: texts.goal(intake),
        onPress: () => open('goal'),
      },
    mayRedo
      ? { ...about, kind: 'opens', onPress: () => void navigate({ href: '/onboarding/biometrics' }) }
      : { ...about, kind: 'shows' },
    {
      name: 'diet',
      kind: 'leads',
      icon: Utensils,
      title: sayAccounts('diet'),
      text: texts.diet(intake),
      to: '/profile/diet',
    },
    isPlanning &&
      user.coach !== null && {
        name: 'planChanges',
        kind: 'leads',
        icon: FilePenLine,
        title: say('planChanges'),
        text: say('planChangesHint'),
        to: '/profile/plan-changes',
      },
    isPlanning &&
      user.coach !== null && {
        name: 'notes',
        kind: 'leads',
        icon: MessageCircle,
        title: say('notes'),
        text: say('notesHint'),
        to: '/profile/notes',
      },
    isPlanning && {
      name: 'myWeek',
      kind: 'opens',
      icon: CalendarHeart,
      title: sayAccounts('myWeek'),
      text: sayAccounts('myWeekHint'),
      onPress: () => void navigate({ to: '/profile/my-week' }),
    },
    isPlanning && {
      name: 'habits',
      kind: 'opens',
      icon: CalendarSync,
      title: sayAccounts('habits'),
      text: sayAccounts('habitsHint'),
      onPress: () => void navigate({ to: '/profile/habits' }),
    },
    isPlanning && {
      name: 'ownFoods',
      kind: 'leads',
      icon: Apple,
      title: say('ownFoods'),
      text: say('ownFoodsText'),
      to: '/profile/foods',
    },
    isPlanning && {
      name: 'calendar',
      kind: 'opens',
      icon: CalendarDays,
      title: sayAccounts('calendar'),
      text: sayAccounts('calendarHint'),
      onPress: () => void navigate({ to: '/profile/calendar' }),
    },
    eatsByHormones(intake.gender, intake.diet_type) && {
      name: 'cycle',
      kind: 'leads',
      icon: RefreshCcwDot,
      title: sayAccounts(intake.diet_type === 'MENOPAUSE' ? 'menopause' : 'cycle'),
      text: sayAccounts(intake.diet_type === 'MENOPAUSE' ? 'menopauseHint' : 'cycleHint'),
      to: '/profile/cycle',
    },
  ];
}

function useAppRows(open: Open): Rows {
  const say = usePhrases('profile');
  const sayShared = usePhrases('shared');
  const language = useLanguage();
  const look = useThemeChoice();
  const texts = useIntakeTexts();
  const sayAccounts = usePhrases('accounts');
  const navigate = useNavigate();
  const user = useCurrentUser();
  const { intake } = user;
  const countryText = ({ country, country_chosen: isChosen }: CurrentUser) => {
    if (isChosen) return say(`country${country}`);
    return country === 'OTHER' ? say('countryNone') : say('countryUsual', { country: say(`country${country}`) });
  };
  const lookNames = { system: say('lookSystem'), light: say('lookLight'), dark: say('lookDark') } as const;
  const row = (sheet: ProfileSheet) =>
    ({ name: sheet, kind: 'opens', isDialog: true, onPress: () => open(sheet) }) as const;
  return [
    userHasAccess(user) && {
      name: 'reminders',
      kind: 'opens',
      icon: Bell,
      title: sayAccounts('reminders'),
      text: sayAccounts('remindersHint'),
      onPress: () => void navigate({ to: '/profile/reminders' }),
    },
    appDisplay() === 'native' &&
      userHasAccess(user) && {
        ...row('health'),
        icon: HeartPulse,
        title: say(platform() === 'ios' ? 'healthOfIos' : 'healthOfAndroid'),
        text: say('healthHint'),
      },
    { ...row('language'), icon: Languages, title: sayShared('language'), text: LANGUAGE_NAMES[language] },
    { ...row('country'), icon: Globe, title: say('country'), text: countryText(user) },
    { ...row('look'), icon: SunMoon, title: say('look'), text: lookNames[look] },
    (intake !== null || user.is_coach) && {
      ...row('units'),
      icon: Ruler,
      title: say('units'),
      text: intake === null ? texts.clientUnits(user) : texts.units(intake),
    },
    appDisplay() === 'browser' && {
      name: 'install',
      kind: 'opens',
      icon: MonitorDown,
      title: sayAccounts('install'),
      text: sayAccounts('installHint'),
      onPress: () => void navigate({ to: '/help/$article', params: { article: 'install' } }),
    },
  ];
}

/** The person's subscription, and the page where they manage it. */
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
    // What an earlier version kept of the user has no such field.
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

function useAccountRows(open: Open): Rows {
  const say = usePhrases('profile');
  const sayAccounts = usePhrases('accounts');
  const format = useFormat();
  const { coach, is_staff } = useCurrentUser();
  const subscription = useSubscriptionRows();
  // What an earlier version kept of the user has no such field.
  const isStaff = Boolean(is_staff);
  const coachText = ({ since, ...named }: NonNullable<CurrentUser['coach']>) => {
    if (since === null) return clientName(named);
    return say('yourCoachSince', {
      coach: clientName(named),
      date: format.date(dateOfMoment(new Date(since)), 'full'),
    });
  };
  const row = (sheet: ProfileSheet) =>
    ({ name: sheet, kind: 'opens', isDialog: true, onPress: () => open(sheet) }) as const;
  return [
    coach !== null && {
      ...row('leaveCoach'),
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
    { ...row('sessions'), icon: MonitorSmartphone, title: say('sessions'), text: say('sessionsHint') },
    { ...row('consents'), icon: HandHeart, title: say('consents'), text: say('consentsHint') },
    { ...row('looks'), icon: Eye, title: say('looks'), text: say('looksHint') },
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

/** Whether the user may answer the questions of the plan anew. */
function useMayRedo(): boolean {
  const router = useRouter();
  const user = useCurrentUser();
  const hasPlan = Boolean(user.intake?.weekly_nutrition_plan) && userHasAccess(user);
  const isOwn = makesOwnPlan({
    isCoach: user.is_coach,
    hasCoach: user.coach !== null,
    clientsAreDiy: user.organisation?.clients_are_diy ?? null,
  });
  return isOwn && hasPlan && '/onboarding/$step' in router.routesByPath;
}

function useMoreRows(open: Open): Rows {
  const say = usePhrases('accounts');
  const sayShared = usePhrases('shared');
  const own = supportAddress(useBrand());
  const sayProfile = usePhrases('profile');
  const navigate = useNavigate();
  const user = useCurrentUser();
  const isPlanning = Boolean(user.intake?.weekly_nutrition_plan) && userHasAccess(user);
  const mayRedo = useMayRedo();
  const article = { kind: 'leaves', icon: BookHeart } as const;
  return [
    mayRedo && {
      name: 'redoPlanning',
      kind: 'opens',
      icon: RotateCcw,
      title: say('redoPlanning'),
      text: say('redoPlanningHint'),
      onPress: () => void navigate({ href: '/onboarding/goal' }),
    },
    isPlanning && {
      name: 'forgetTaste',
      kind: 'opens',
      isDialog: true,
      icon: Sparkles,
      title: say('forgetTaste'),
      text: say('forgetTasteHint'),
      onPress: () => open('forgetTaste'),
    },
    hasFlag(user, 'FF_FEMALE_HORMONES') && {
      ...article,
      name: 'cycleArticle',
      title: sayProfile('cycleArticle'),
      text: sayProfile('cycleArticleHint'),
      address: articleAddress('cycle-diet'),
    },
    (hasFlag(user, 'FF_FEMALE_HORMONES') || hasFlag(user, 'FF_FEMALE_HORMONES_MENOPAUSE_ONLY')) && {
      ...article,
      name: 'menopauseArticle',
      title: sayProfile('menopauseArticle'),
      text: sayProfile('menopauseArticleHint'),
      address: articleAddress('menopause-diet'),
    },
    {
      name: 'help',
      kind: 'leads',
      icon: BookOpenText,
      title: sayProfile('help'),
      text: sayProfile('helpHint'),
      to: '/help',
    },
    {
      name: 'support',
      icon: LifeBuoy,
      title: sayShared('contactSupport'),
      text: say('contactSupportHint'),
      ...(own === null
        ? ({ kind: 'opens', onPress: () => void navigate({ href: '/help/contact' }) } as const)
        : ({ kind: 'leaves', address: own } as const)),
    },
  ];
}
