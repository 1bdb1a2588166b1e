import { DEFAULT_CYCLE_LENGTH } from '@weekbord/domain/cycle/current-cycle';
import { CYCLE_LENGTH_RANGE, cycleLengthOptions, validateCycleLength } from '@weekbord/domain/cycle/validate-cycle';
import { Card } from '@weekbord/ui/card/card';
import { ChoiceCards } from '@weekbord/ui/choice-cards/choice-cards';
import { classes } from '@weekbord/ui/classes';
import { WheelPicker } from '@weekbord/ui/wheel-picker/wheel-picker';
import { usePhrases } from '../../../../shared/phrases/use-phrases.ts';
import { useWizard } from '../../model/use-wizard.ts';
import { ChoiceError } from '../choice-error.tsx';
import { WizardFrame } from '../wizard-frame.tsx';

/** Asks for the number of days between two periods. */
export function CycleSpacingStep() {
  const say = usePhrases('onboarding');
  const wizard = useWizard('cycle-spacing');
  const { form, typed } = wizard;
  const answer = typed.cycleLength ?? form.menstrualCycle.menstrualCycleLength ?? DEFAULT_CYCLE_LENGTH;
  const isNotSure = answer === 'NOT_SURE';
  const length = isNotSure ? null : answer;
  const fault = validateCycleLength(length);

  return (
    <WizardFrame
      step="cycle-spacing"
      wizard={wizard}
      title={say('cycleSpacingTitle')}
      text={say('cycleSpacingText')}
      onNext={() =>
        wizard.next(
          { ...form, menstrualCycle: { ...form.menstrualCycle, menstrualCycleLength: length } },
          { cycleLength: answer },
        )
      }
      isNextDisabled={fault !== null}
    >
      <div className="grid gap-3">
        <Card className={classes('transition-opacity', isNotSure && 'opacity-55')}>
          <WheelPicker
            label={say('cycleSpacingLabel')}
            value={length ?? DEFAULT_CYCLE_LENGTH}
            onChange={(days) => wizard.type({ cycleLength: days })}
            options={cycleLengthOptions().map((days) => ({ value: days, label: say('days', { count: days }) }))}
          />
        </Card>
        <ChoiceCards
          label={say('cycleSpacingLabel')}
          values={isNotSure ? ['NOT_SURE'] : []}
          onToggle={() => wizard.type({ cycleLength: isNotSure ? DEFAULT_CYCLE_LENGTH : 'NOT_SURE' })}
          options={[
            {
              value: 'NOT_SURE',
              label: say('notSure'),
              description: say('notSureText', { count: DEFAULT_CYCLE_LENGTH }),
            },
          ]}
        />
      </div>
      <ChoiceError id="cycle-length-error" text={fault ? say('cycleTooLong', CYCLE_LENGTH_RANGE) : undefined} />
    </WizardFrame>
  );
}
