import type { Goal } from '@weekbord/domain/goals/goals';
import { lazyPart } from '@weekbord/ui/lazy-part/lazy-part';
import { RadioCards } from '@weekbord/ui/radio-cards/radio-cards';
import { Dumbbell, type LucideIcon, Scale, TrendingDown } from 'lucide-react';
import { Suspense } from 'react';
import { IconPicture } from '../option-picture.tsx';
import { loadPhrases } from '../phrases/use-phrases.ts';

const WhoAsksFirst = lazyPart(
  async () => (await Promise.all([import('../sources/who-asks-first.tsx'), loadPhrases('sources')]))[0].WhoAsksFirst,
);

const ICONS: Readonly<Record<Goal, LucideIcon>> = {
  LOSE_WEIGHT: TrendingDown,
  GAIN_MUSCLE: Dumbbell,
  RECOMPOSITION: Scale,
};

const ORDER: readonly Goal[] = ['LOSE_WEIGHT', 'GAIN_MUSCLE', 'RECOMPOSITION'];

interface GoalChoiceProps {
  /** The phrases of the goals, from the area that the screen has loaded. */
  say: (key: 'goalTitle' | `goal${Goal}` | `goal${Goal}Text`) => string;
  goal: Goal | undefined;
  onChange: (goal: Goal) => void;
  /** The reasons why goals are not available. */
  refused?: Partial<Readonly<Record<Goal, string>>>;
  /** Whether to show only the goals' names, for screens that ask for more than the goal. */
  isBrief?: boolean;
}

/** Lets the person choose a goal, and says who should see a doctor first. */
export function GoalChoice({ say, goal, onChange, refused = {}, isBrief = false }: GoalChoiceProps) {
  return (
    <div className="grid gap-3">
      <RadioCards
        label={say('goalTitle')}
        value={goal}
        onChange={onChange}
        options={ORDER.map((one) => ({
          value: one,
          label: say(`goal${one}`),
          description: refused[one] ?? (isBrief ? undefined : say(`goal${one}Text`)),
          picture: <IconPicture icon={ICONS[one]} />,
          isDisabled: one in refused,
        }))}
      />
      <Suspense fallback={<p className="h-10" />}>
        <WhoAsksFirst />
      </Suspense>
    </div>
  );
}
