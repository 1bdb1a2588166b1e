import { AGE_OF_INTAKE_RANGE, validateAgeOfIntake } from '@weekbord/domain/intake/validate-intake';
import { parseDecimal } from '@weekbord/domain/numbers/parse-decimal';
import { chooseAge } from '@weekbord/domain/onboarding/onboarding-form';
import { closestPace, possiblePaces } from '@weekbord/domain/onboarding/possible-paces';
import { TextField } from '@weekbord/ui/text-field/text-field';
import { Check } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useTextForm } from '../../../../shared/form/use-text-form.ts';
import { useMinorRefusal } from '../../../../shared/intake/minors.ts';
import { today } from '../../../../shared/locale/today.ts';
import { usePhrases } from '../../../../shared/phrases/use-phrases.ts';
import { keepOnboardingProgress, readOnboardingProgress } from '../../../../shared/session/onboarding-progress.ts';
import { keepAnswer } from '../../model/start-screens.ts';
import { FoodConsent } from '../food-consent.tsx';
import { ChoiceError } from '../choice-error.tsx';
import { useAnswers } from '../../model/use-wizard.ts';
import { ActivityChoice } from '../choices/activity-choice.tsx';
import { DietChoice, dietOptions } from '../choices/diet-choice.tsx';
import { DislikeChoice } from '../choices/dislike-choice.tsx';
import { GenderChoice } from '../choices/gender-choice.tsx';
import { GoalChoice } from '../../../../shared/goals/goal-choice.tsx';
import { IntoleranceChoice } from '../choices/intolerance-choice.tsx';
import { usePhysicalFields } from '../choices/use-physical-fields.tsx';
import { SelfServiceFrame, useGoTo } from './self-service-frame.tsx';

const POINTS = ['selfPoint1', 'selfPoint2', 'selfPoint3'] as const;

/** The first screen of the self-service intake. */
export function SelfServiceWelcome() {
  const say = usePhrases('selfService');
  const goTo = useGoTo();
  return (
    <SelfServiceFrame
      screen="welcome"
      title={say('selfWelcomeTitle')}
      text={say('selfWelcomeText')}
      nextLabel={say('selfStart')}
      asksNothing
      onNext={() => goTo('intake')}
    >
      <ul className="grid gap-3">
        {POINTS.map((point) => (
          <li key={point} className="flex items-center gap-3 font-semibold">
            <span className="grid size-10 shrink-0 place-items-center rounded-full bg-brand-soft text-brand-strong">
              <Check aria-hidden="true" className="size-5" />
            </span>
            {say(point)}
          </li>
        ))}
      </ul>
    </SelfServiceFrame>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="grid gap-3">
      <h2 className="text-heading font-bold">{title}</h2>
      {children}
    </section>
  );
}

/** Body, goal and activity on one screen. */
export function SelfServiceIntake() {
  const say = usePhrases('selfService');
  const sayWizard = usePhrases('onboarding');
  const goTo = useGoTo();
  const answers = useAnswers();
  const { form, typed, type } = answers;
  const text = typed.age ?? String(form.biometricData.age);
  const age = parseDecimal(text);
  const fault = validateAgeOfIntake(age);
  const refusal = useMinorRefusal(age, answers.rules.coached);
  const ageForm = useTextForm<'age'>({
    texts: { age: text },
    onType: (_, next) => type({ age: next }),
    // A refusal is a long message. If it appeared when the field is left, it would push the button away while the user
    // is tapping it.
    showsFaultsOn: refusal === undefined ? 'blur' : 'submit',
    faults: { age: fault ? say('ageError', AGE_OF_INTAKE_RANGE) : refusal },
  });
  const body = usePhysicalFields(answers, ['height', 'weight', 'goalWeight']);
  const [isGoalRefused, setGoalRefused] = useState(false);
  const next = () => {
    const answered = body.read();
    if (!ageForm.check() || !answered || age === null) return;
    const aged = chooseAge(answered, age, today());
    const possible = possiblePaces(aged, answers.rules.nutrition?.partnerNutritionRules ?? false);
    const hasNoPace = aged.goal === 'LOSE_WEIGHT' && possible.length === 0;
    setGoalRefused(hasNoPace);
    if (hasNoPace) return;
    keepAnswer('self-service', { ...aged, weeklyGoal: closestPace(aged.weeklyGoal, possible) ?? null });
    type({ age: undefined, height: undefined, weight: undefined, goalWeight: undefined });
    if (readOnboardingProgress() === 'untouched') keepOnboardingProgress('started');
    goTo('avoid');
  };
  return (
    <SelfServiceFrame
      screen="intake"
      title={say('intakeTitle')}
      text={say('intakeText')}
      onNext={next}
      beside={body.dialog}
    >
      <div className="grid gap-8">
        <Part title={sayWizard('biometricsTitle')}>
          <div id={ageForm.id}>
            <TextField
              {...ageForm.field('age')}
              label={sayWizard('age')}
              unit={sayWizard('ageUnit')}
              inputMode="numeric"
              enterKeyHint="next"
              autoComplete="off"
              maxLength={6}
            />
          </div>
          <GenderChoice answers={answers} />
        </Part>
        <Part title={sayWizard('physicalStatsTitle')}>
          <div id={body.id} className="grid gap-4">
            {body.height}
            {body.weight}
            {body.goalWeight}
          </div>
        </Part>
        <Part title={sayWizard('goalTitle')}>
          <GoalChoice
            say={(key) => sayWizard(key)}
            goal={form.goal}
            onChange={(goal) => answers.change({ ...form, goal })}
          />
          <ChoiceError
            id="goal-refused"
            text={
              isGoalRefused && form.goal === 'LOSE_WEIGHT'
                ? `${sayWizard('weeklyGoalNone')} ${sayWizard('weeklyGoalNoneHint')}`
                : undefined
            }
          />
        </Part>
        <Part title={sayWizard('activityTitle')}>
          <ActivityChoice
            value={form.activityLevel}
            onChange={(activityLevel) => answers.change({ ...form, activityLevel })}
          />
        </Part>
      </div>
    </SelfServiceFrame>
  );
}

/** Diet, intolerances and dislikes on one screen. */
export function SelfServiceAvoid() {
  const say = usePhrases('selfService');
  const sayWizard = usePhrases('onboarding');
  const goTo = useGoTo();
  const answers = useAnswers();
  const [wasTried, setWasTried] = useState(false);
  const next = () => {
    setWasTried(true);
    if (!dietOptions(answers).fault) goTo('create-plan');
  };
  return (
    <SelfServiceFrame screen="avoid" title={say('avoidTitle')} text={say('avoidText')} onNext={next}>
      <div className="grid gap-8">
        <Part title={sayWizard('intolerancesTitle')}>
          <FoodConsent>
            <IntoleranceChoice answers={answers} />
          </FoodConsent>
        </Part>
        <Part title={sayWizard('dislikesTitle')}>
          <DislikeChoice answers={answers} />
        </Part>
        <Part title={sayWizard('dietTitle')}>
          <FoodConsent error={wasTried && dietOptions(answers).fault ? sayWizard('dietRequired') : undefined}>
            <DietChoice answers={answers} wasTried={wasTried} />
          </FoodConsent>
        </Part>
      </div>
    </SelfServiceFrame>
  );
}
