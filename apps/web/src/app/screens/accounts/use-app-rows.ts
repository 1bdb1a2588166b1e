import { useNavigate } from '@tanstack/react-router';
import { Bell, CalendarDays, Globe, HeartPulse, Languages, MonitorDown, Ruler, SunMoon } from 'lucide-react';
import { userHasAccess } from '../../../shared/access/access.ts';
import { appDisplay } from '../../../shared/app-display.ts';
import { LANGUAGE_NAMES } from '../../../shared/locale/language-names.ts';
import { useLanguage } from '../../../shared/locale/language.ts';
import { useWeekdayNames } from '../../../shared/locale/use-weekday-names.ts';
import { usePhrases } from '../../../shared/phrases/use-phrases.ts';
import { type CurrentUser, useCurrentUser } from '../../../shared/session/current-user.ts';
import { useThemeChoice } from '../../../shared/theme/theme.ts';
import { platform } from '../../native/bridge.ts';
import { useIntakeTexts } from './use-intake-texts.ts';
import { type OpenSheet, type Rows, sheetRow } from './profile-sheet.ts';

/** The rows about the app's behaviour: reminders, health data, language, theme, units, and installation. */
export function useAppRows(open: OpenSheet): Rows {
  const say = usePhrases('profile');
  const sayShared = usePhrases('shared');
  const language = useLanguage();
  const look = useThemeChoice();
  const nameOf = useWeekdayNames();
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
        ...sheetRow('health', open),
        icon: HeartPulse,
        title: say(platform() === 'ios' ? 'healthOfIos' : 'healthOfAndroid'),
        text: say('healthHint'),
      },
    { ...sheetRow('language', open), icon: Languages, title: sayShared('language'), text: LANGUAGE_NAMES[language] },
    { ...sheetRow('country', open), icon: Globe, title: say('country'), text: countryText(user) },
    {
      ...sheetRow('firstWeekday', open),
      icon: CalendarDays,
      title: say('firstWeekday'),
      text: nameOf(user.first_weekday),
    },
    { ...sheetRow('look', open), icon: SunMoon, title: say('look'), text: lookNames[look] },
    (intake !== null || user.is_coach) && {
      ...sheetRow('units', open),
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
