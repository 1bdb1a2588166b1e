import { MAX_MOTIVATION_LENGTH, MOTIVATIONS, type Motivation } from '@weekbord/domain/intake/motivation';
import { toggleMultiple } from '@weekbord/domain/onboarding/toggle-choice';
import { ChoiceCards } from '@weekbord/ui/choice-cards/choice-cards';
import { TextField } from '@weekbord/ui/text-field/text-field';
import { Bandage, BicepsFlexed, HeartHandshake, HeartPulse, type LucideIcon, Shirt, Smile } from 'lucide-react';
import { usePhrases } from '../../../../shared/phrases/use-phrases.ts';
import { useUserOrGuest } from '../../../../shared/session/current-user.ts';
import type { FirstChoice } from '../../model/draft.ts';
import { keepAnswer } from '../../model/start-screens.ts';
import { useAnswers, useDraft } from '../../model/use-wizard.ts';
import { ActivityChoice } from '../choices/activity-choice.tsx';
import { GenderChoice } from '../choices/gender-choice.tsx';
import { GoalChoice } from '../../../../shared/goals/goal-choice.tsx';
import { IconPicture } from '../../../../shared/option-picture.tsx';
import { StartFrame, useStartNext } from './start-frame.tsx';

/** Whether a person has made a choice, now or for an earlier plan. */
function useIsChosen(choice: FirstChoice): boolean {
  const { chosen = [] } = useDraft();
  const user = useUserOrGuest();
  return chosen.includes(choice) || Boolean(user?.intake);
}

/** Asks for the person's gender. */
export function GenderScreen() {
  const say = usePhrases('selfService');
  const sayWizard = usePhrases('onboarding');
  const answers = useAnswers();
  const isChosen = useIsChosen('gender');
  return (
    <StartFrame
      screen="gender"
      title={say('profileTitle')}
      text={sayWizard('gender')}
      isNextHidden={!isChosen}
      onNext={useStartNext('gender')}
    >
      <GenderChoice
        answers={{ ...answers, change: (form) => keepAnswer('start', form, 'gender') }}
        isChosen={isChosen}
      />
    </StartFrame>
  );
}

export function MainGoalScreen() {
  const say = usePhrases('selfService');
  const sayWizard = usePhrases('onboarding');
  const { form } = useAnswers();
  const isChosen = useIsChosen('goal');
  return (
    <StartFrame
      screen="main-goal"
      title={say('profileTitle')}
      text={say('goalQuestion')}
      isNextHidden={!isChosen}
      onNext={useStartNext('main-goal')}
    >
      <GoalChoice
        say={(key) => sayWizard(key)}
        goal={isChosen ? form.goal : undefined}
        onChange={(goal) => keepAnswer('start', { ...form, goal }, 'goal')}
      />
    </StartFrame>
  );
}

/** Asks how active a person is, not counting sports. */
export function LifestyleScreen() {
  const say = usePhrases('selfService');
  const { form } = useAnswers();
  const isChosen = useIsChosen('lifestyle');
  return (
    <StartFrame
      screen="lifestyle"
      title={say('profileTitle')}
      text={say('lifestyleQuestion')}
      isNextHidden={!isChosen}
      onNext={useStartNext('lifestyle')}
    >
      <ActivityChoice
        value={isChosen ? form.activityLevel : undefined}
        onChange={(activityLevel) => keepAnswer('start', { ...form, activityLevel }, 'lifestyle')}
      />
    </StartFrame>
  );
}

const ICONS: Readonly<Record<Motivation, LucideIcon>> = {
  CONFIDENCE: Smile,
  HEALTH: HeartPulse,
  NO_PAIN: Bandage,
  STRENGTH: BicepsFlexed,
  LOOKS: Shirt,
  LOVED_ONES: HeartHandshake,
};

/** Asks why a person wants to reach their goal: some common reasons, and one in their own words. */
export function MotivationScreen() {
  const say = usePhrases('selfService');
  const { form } = useAnswers();
  const { reasons, other } = form.motivation ?? { reasons: [], other: '' };
  const keep = (motivation: NonNullable<typeof form.motivation>) => keepAnswer('start', { ...form, motivation });
  return (
    <StartFrame
      screen="motivation"
      title={say('profileTitle')}
      text={say('motivationQuestion')}
      isNextHidden={reasons.length === 0 && other.trim() === ''}
      onNext={useStartNext('motivation')}
    >
      <div className="grid gap-5">
        <ChoiceCards
          label={say('motivationQuestion')}
          values={reasons}
          onToggle={(reason) => keep({ reasons: toggleMultiple(reasons, reason), other })}
          columns={2}
          options={MOTIVATIONS.map((reason) => ({
            value: reason,
            label: say(`reason${reason}`),
            picture: <IconPicture icon={ICONS[reason]} />,
          }))}
        />
        <TextField
          label={say('motivationOther')}
          value={other}
          maxLength={MAX_MOTIVATION_LENGTH}
          onChange={(text) => keep({ reasons, other: text })}
        />
      </div>
    </StartFrame>
  );
}
