import { useNavigate } from '@tanstack/react-router';
import { eatsByHormones } from '@weekbord/domain/cycle/eats-by-cycle';
import {
  Apple,
  CalendarDays,
  CalendarHeart,
  CalendarSync,
  FilePenLine,
  MessageCircle,
  RefreshCcwDot,
  Target,
  UserRound,
  Utensils,
} from 'lucide-react';
import { userHasAccess } from '../../../shared/access/access.ts';
import { usePhrases } from '../../../shared/phrases/use-phrases.ts';
import { useCurrentUser } from '../../../shared/session/current-user.ts';
import { useIntakeTexts } from './use-intake-texts.ts';
import type { OpenSheet, Rows } from './profile-sheet.ts';
import { useMayRedo } from './use-may-redo.ts';

/** The rows about the basis of the plan: goal, diet, habits, custom foods, and the cycle. */
export function usePlanRows(open: OpenSheet): Rows {
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
