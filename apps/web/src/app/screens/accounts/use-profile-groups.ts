import { useNavigate, useRouter } from '@tanstack/react-router';
import { eatsByHormones } from '@weekbord/domain/cycle/current-cycle';
import { weeklyGoalFromWeeklyChange } from '@weekbord/domain/goals/weekly-goals';
import {
  Bell,
  BookOpenText,
  CalendarDays,
  CalendarHeart,
  CalendarSync,
  Database,
  Eye,
  KeyRound,
  Languages,
  LifeBuoy,
  Mail,
  MonitorSmartphone,
  RefreshCcwDot,
  RotateCcw,
  Ruler,
  Sparkles,
  SunMoon,
  Target,
  UsersRound,
  Utensils,
} from 'lucide-react';
import type { ProfileRow } from '../../../features/accounts/components/profile-rows.tsx';
import { userHasAccess } from '../../../shared/access/access.ts';
import { useBrand } from '../../../shared/brand/brand.ts';
import { CHOICES, leftOutOf } from '../../../shared/foods/left-out.ts';
import { weeklyGoalAmount } from '../../../shared/goals/weekly-goal-text.ts';
import { helpAddress } from '../../../shared/links.ts';
import { useFormat } from '../../../shared/locale/format.ts';
import { LANGUAGE_NAMES } from '../../../shared/locale/language-names.ts';
import { useLanguage } from '../../../shared/locale/language.ts';
import { usePhrases } from '../../../shared/phrases/use-phrases.ts';
import { type CurrentUser, useCurrentUser } from '../../../shared/session/current-user.ts';
import { readStored, writeStored } from '../../../shared/stored.ts';
import { useThemeChoice } from '../../../shared/theme/theme.ts';

/** What a row opens over the profile. */
export type ProfileSheet = 'goal' | 'language' | 'look' | 'units' | 'sessions' | 'looks' | 'forgetTaste';

type Intake = NonNullable<CurrentUser['intake']>;
type Open = (sheet: ProfileSheet) => void;
type Rows = readonly (ProfileRow | false)[];

type ProfileGroup = Readonly<{ name: string; title: string; rows: readonly ProfileRow[] }>;

/** The rows of the profile in their groups; those that do not hold for the user are left out. */
export function useProfileGroups(open: Open): readonly ProfileGroup[] {
  const say = usePhrases('profile');
  const groups = [
    { name: 'plan', title: say('plan'), rows: usePlanRows(open) },
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
  const { intake } = user;
  if (intake === null) return [];
  const isPlanning = userHasAccess(user);
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
    {
      name: 'diet',
      kind: 'leads',
      icon: Utensils,
      title: sayAccounts('diet'),
      text: texts.diet(intake),
      to: '/profile/diet',
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
      title: sayAccounts('cycle'),
      text: sayAccounts('cycleHint'),
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
    { ...row('language'), icon: Languages, title: sayShared('language'), text: LANGUAGE_NAMES[language] },
    { ...row('look'), icon: SunMoon, title: say('look'), text: lookNames[look] },
    intake !== null && { ...row('units'), icon: Ruler, title: say('units'), text: texts.units(intake) },
  ];
}

function useAccountRows(open: Open): Rows {
  const say = usePhrases('profile');
  const sayAccounts = usePhrases('accounts');
  const swap = useSwapRow();
  const row = (sheet: ProfileSheet) =>
    ({ name: sheet, kind: 'opens', isDialog: true, onPress: () => open(sheet) }) as const;
  return [
    swap,
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
    { ...row('looks'), icon: Eye, title: say('looks'), text: say('looksHint') },
    {
      name: 'data',
      kind: 'leads',
      icon: Database,
      title: sayAccounts('data'),
      text: sayAccounts('dataHint'),
      to: '/profile/data',
    },
  ];
}

/** A coach's way to the diary of their own, and back to their clients. */
function useSwapRow(): ProfileRow | false {
  const say = usePhrases('accounts');
  const navigate = useNavigate();
  const user = useCurrentUser();
  if (!user.is_coach || !userHasAccess(user)) return false;
  const isInClientMode = readStored('client-mode') === 'on';
  const swap = () => {
    writeStored('client-mode', isInClientMode ? null : 'on');
    void navigate({ to: '/' });
  };
  const row = { name: 'swap', kind: 'opens', onPress: swap } as const;
  return isInClientMode
    ? { ...row, icon: UsersRound, title: say('toCoachMode'), text: say('toCoachModeHint') }
    : { ...row, icon: BookOpenText, title: say('toClientMode'), text: say('toClientModeHint') };
}

function useMoreRows(open: Open): Rows {
  const say = usePhrases('accounts');
  const sayShared = usePhrases('shared');
  const brand = useBrand();
  const navigate = useNavigate();
  const router = useRouter();
  const { intake, organisation } = useCurrentUser();
  const hasPlan = Boolean(intake?.weekly_nutrition_plan);
  const mayRedo = organisation?.clients_are_diy === true && hasPlan && '/onboarding/$step' in router.routesByPath;
  return [
    mayRedo && {
      name: 'redoPlanning',
      kind: 'opens',
      icon: RotateCcw,
      title: say('redoPlanning'),
      text: say('redoPlanningHint'),
      onPress: () => void navigate({ href: '/onboarding/goal' }),
    },
    hasPlan && {
      name: 'forgetTaste',
      kind: 'opens',
      isDialog: true,
      icon: Sparkles,
      title: say('forgetTaste'),
      text: say('forgetTasteHint'),
      onPress: () => open('forgetTaste'),
    },
    {
      name: 'support',
      kind: 'leaves',
      icon: LifeBuoy,
      title: sayShared('contactSupport'),
      text: say('contactSupportHint'),
      address: helpAddress(brand),
    },
  ];
}

/** How what is known of a person stands, in one line each. */
function useIntakeTexts() {
  const say = usePhrases('profile');
  const format = useFormat();
  const language = useLanguage();
  return {
    goal: (intake: Intake) => {
      const goal = say(`goal${intake.main_goal}`);
      if (intake.main_goal !== 'LOSE_WEIGHT') return goal;
      const weeklyGoal = weeklyGoalFromWeeklyChange(intake.goal_weekly_change_in_kg);
      const amount = weeklyGoalAmount(weeklyGoal, intake.personal_weight_unit, format);
      return say('goalAndSpeed', { goal, speed: say('weeklyGoalLabel', amount) });
    },
    diet: (intake: Intake) => {
      const diet = say(intake.diet);
      const { choices } = leftOutOf(intake);
      if (choices.size === 0) return diet;
      const names = CHOICES.filter((choice) => choices.has(choice)).map((choice) => say(choice));
      return say('dietWithout', { diet, allergens: new Intl.ListFormat(language).format(names) });
    },
    units: (intake: Intake) =>
      say('unitsValue', {
        recipes: say(intake.uses_imperial_measurements_for_recipes ? 'recipesImperial' : 'recipesMetric'),
        weight: say(`in${intake.personal_weight_unit}`),
        height: say(intake.uses_imperial_measurements_for_height ? 'inFEET' : 'inCENTIMETRES'),
      }),
  };
}
