import { usePhrases } from '../../../shared/phrases/use-phrases.ts';
import { type AskingStep, stepNumber } from '../model/step-access.ts';
import { STEP_LOOKS } from '../model/step-looks.ts';
import type { Wizard } from '../model/use-wizard.ts';
import { QuestionFrame, type QuestionProps } from './question-frame.tsx';
import { UnsavedAnswersBanner } from './unsaved-answers-banner.tsx';

interface WizardFrameProps extends QuestionProps {
  step: AskingStep;
  wizard: Wizard;
}

export function WizardFrame({ step, wizard, ...question }: WizardFrameProps) {
  const say = usePhrases('onboarding');
  const { heading, why, pictures } = STEP_LOOKS[step];
  return (
    <QuestionFrame
      {...question}
      look={{ heading: say(heading), why: say(why), pictures }}
      number={stepNumber(step, wizard.form)}
      back={wizard.back}
      notice={<UnsavedAnswersBanner />}
    />
  );
}
