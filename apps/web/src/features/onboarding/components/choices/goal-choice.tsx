import type { Goal } from '@weekbord/domain/vocabulary';
import { RadioCards } from '@weekbord/ui/radio-cards/radio-cards';
import { Dumbbell, type LucideIcon, Scale, TrendingDown } from 'lucide-react';
import { usePhrases } from '../../../../shared/phrases/use-phrases.ts';
import { IconPicture } from '../option-picture.tsx';

const ICONS: Readonly<Record<Goal, LucideIcon>> = {
  LOSE_WEIGHT: TrendingDown,
  GAIN_MUSCLE: Dumbbell,
  RECOMPOSITION: Scale,
};

const ORDER: readonly Goal[] = ['LOSE_WEIGHT', 'GAIN_MUSCLE', 'RECOMPOSITION'];

/** One of the goals. */
export function GoalChoice({ value, onChange }: { value: Goal | undefined; onChange: (goal: Goal) => void }) {
  const say = usePhrases('onboarding');
  return (
    <RadioCards
      label={say('goalTitle')}
      value={value}
      onChange={onChange}
      options={ORDER.map((goal) => ({
        value: goal,
        label: say(`goal${goal}`),
        description: say(`goal${goal}Text`),
        picture: <IconPicture icon={ICONS[goal]} />,
      }))}
    />
  );
}
