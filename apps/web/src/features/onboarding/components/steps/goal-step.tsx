import type { Goal } from '@weekbord/domain/vocabulary';
import { RadioCards } from '@weekbord/ui/radio-cards/radio-cards';
import { Dumbbell, type LucideIcon, Scale, TrendingDown } from 'lucide-react';
import { usePhrases } from '../../../../shared/phrases/use-phrases.ts';
import { useWizard } from '../../model/use-wizard.ts';
import { IconPicture } from '../option-picture.tsx';
import { WizardFrame } from '../wizard-frame.tsx';

const ICONS: Readonly<Record<Goal, LucideIcon>> = {
  LOSE_WEIGHT: TrendingDown,
  GAIN_MUSCLE: Dumbbell,
  RECOMPOSITION: Scale,
};

const ORDER: readonly Goal[] = ['LOSE_WEIGHT', 'GAIN_MUSCLE', 'RECOMPOSITION'];

/** Asks for the goal. */
export function GoalStep() {
  const say = usePhrases('onboarding');
  const wizard = useWizard('goal');
  const { form } = wizard;
  return (
    <WizardFrame
      step="goal"
      wizard={wizard}
      title={say('goalTitle')}
      text={say('goalText')}
      onNext={() => wizard.next(form)}
    >
      <RadioCards
        label={say('goalTitle')}
        value={form.goal}
        onChange={(goal) => wizard.change({ ...form, goal })}
        options={ORDER.map((goal) => ({
          value: goal,
          label: say(`goal${goal}`),
          description: say(`goal${goal}Text`),
          picture: <IconPicture icon={ICONS[goal]} />,
        }))}
      />
    </WizardFrame>
  );
}
