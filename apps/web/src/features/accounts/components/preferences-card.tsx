import { Card } from '@weekbord/ui/card/card';
import { SegmentedControl } from '@weekbord/ui/segmented-control/segmented-control';
import { Monitor, Moon, Sun } from 'lucide-react';
import { showAlert } from '../../../shared/alerts/alerts.ts';
import { usePhrases } from '../../../shared/phrases/use-phrases.ts';
import { useCurrentUser } from '../../../shared/session/current-user.ts';
import { LanguageChoice } from '../../../shared/session/language-choice.tsx';
import { chooseTheme, type ThemeChoice, useThemeChoice } from '../../../shared/theme/theme.ts';
import { useUpdateRecipeUnits } from '../api/me.ts';

/** Language, appearance and units. */
export function PreferencesCard() {
  const say = usePhrases('accounts');
  const user = useCurrentUser();
  const theme = useThemeChoice();
  const updateUnits = useUpdateRecipeUnits();
  const intake = user.intake;

  const switchUnits = (units: 'metric' | 'imperial') => {
    if (!intake) return;
    updateUnits.mutate(
      { profileId: intake.id, isImperial: units === 'imperial' },
      { onSuccess: () => showAlert(say('recipeUnitsSaved'), { tone: 'good' }) },
    );
  };
  const isImperial = updateUnits.isPending
    ? updateUnits.variables.isImperial
    : intake?.uses_imperial_measurements_for_recipes;

  return (
    <Card as="section" labelledBy="preferences" className="grid gap-5">
      <h2 id="preferences" className="text-heading font-bold">
        {say('preferences')}
      </h2>
      <LanguageChoice />
      <SegmentedControl<ThemeChoice>
        label={say('theme')}
        value={theme}
        onChange={chooseTheme}
        options={[
          {
            value: 'system',
            label: say('themeSystem'),
            icon: <Monitor aria-hidden="true" className="hidden size-4.5 sm:block" />,
          },
          {
            value: 'light',
            label: say('themeLight'),
            icon: <Sun aria-hidden="true" className="hidden size-4.5 sm:block" />,
          },
          {
            value: 'dark',
            label: say('themeDark'),
            icon: <Moon aria-hidden="true" className="hidden size-4.5 sm:block" />,
          },
        ]}
      />
      {intake && (
        <SegmentedControl
          label={say('recipeUnits')}
          value={isImperial ? 'imperial' : 'metric'}
          onChange={switchUnits}
          options={[
            { value: 'metric', label: say('recipeUnitsMetric') },
            { value: 'imperial', label: say('recipeUnitsImperial') },
          ]}
        />
      )}
    </Card>
  );
}
