import { HEIGHT_CM_RANGE, HEIGHT_FEET_RANGE } from '@weekbord/domain/onboarding/validate-body';
import type { OnboardingForm } from '@weekbord/domain/onboarding/onboarding-form';
import type { WeightUnit } from '@weekbord/domain/units/weight-units';
import { Button } from '@weekbord/ui/button/button';
import { ChevronDown } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useForm } from '../../../../shared/form/use-form.ts';
import { useFormat } from '../../../../shared/locale/format.ts';
import { useLanguage } from '../../../../shared/locale/language.ts';
import { usePhrases } from '../../../../shared/phrases/use-phrases.ts';
import { NumberSources } from '../../../../shared/sources/number-sources.tsx';
import { type HeightUnit, typeHeight, typeWeight, type WeightEntry } from '../../../../shared/intake/measure-entry.ts';
import {
  heightUnitOf,
  physicalFaults,
  type PhysicalStats,
  physicalStatsOf,
  withHeightUnit,
  withPhysicalStats,
  withWeightUnit,
} from '../../model/physical-stats.ts';
import type { Answers } from '../../model/use-wizard.ts';
import { leastWeightText, weightRangeTexts, weightText } from '../../model/weight-text.ts';
import { UnitFields } from '../../../../shared/intake/unit-fields.tsx';
import { WeightUnitDialog } from '../weight-unit-dialog.tsx';

type FieldName = keyof PhysicalStats;

/** The height and weight fields of a screen. */
interface PhysicalFields {
  /** The id of the element that contains the fields. */
  readonly id: string;
  readonly height: ReactNode;
  readonly weight: ReactNode;
  readonly goalWeight: ReactNode;
  /** The unit dialog; must be rendered outside the form. */
  readonly dialog: ReactNode;
  /** Returns the form with the field values, or null after showing the validation errors. */
  readonly read: () => OnboardingForm | null;
}

/** Fields for height, weight and goal weight in the person's own units. Only the fields in `shown` are validated. */
export function usePhysicalFields(answers: Answers, shown: readonly FieldName[]): PhysicalFields {
  const say = usePhrases('onboarding');
  const language = useLanguage();
  const format = useFormat();
  const { form, typed } = answers;
  const [isChoosingUnit, setChoosingUnit] = useState(false);
  const stats = physicalStatsOf(form, typed, language);
  const faults = physicalFaults(stats);
  const heightUnit = heightUnitOf(form);
  const weightUnit = form.preferences.personalWeightUnit;

  const switchHeight = () => {
    const unit: HeightUnit = heightUnit === 'FEET' ? 'CENTIMETRES' : 'FEET';
    answers.type(withHeightUnit(stats, unit, language));
    answers.change({ ...form, preferences: { ...form.preferences, usesImperialUnitsForHeight: unit === 'FEET' } });
  };
  const switchWeight = (personalWeightUnit: WeightUnit) => {
    answers.type(withWeightUnit(stats, personalWeightUnit, language));
    answers.change({ ...form, preferences: { ...form.preferences, personalWeightUnit } });
  };

  const heightError = () =>
    stats.height.typedIn === 'FEET' ? say('heightFeetError', HEIGHT_FEET_RANGE) : say('heightCmError', HEIGHT_CM_RANGE);
  const weightError = () => say('weightError', weightRangeTexts(stats.weight.typedIn, weightUnit, format));
  const goalWeightError = () => {
    const fault = faults.goalWeight;
    if (fault?.code === 'goal_weight_below_healthy')
      return say('goalWeightUnhealthy', { weight: leastWeightText(fault.limit ?? 0, weightUnit, format) });
    if (fault?.code === 'too_large')
      return say('goalWeightTooLarge', weightRangeTexts(stats.goalWeight.typedIn, weightUnit, format));
    return say('goalWeightEmpty');
  };
  const fields = useForm<FieldName>({
    showsFaultsOn: 'blur',
    faults: {
      height: shown.includes('height') && faults.height ? heightError() : undefined,
      weight: shown.includes('weight') && faults.weight ? weightError() : undefined,
      goalWeight: shown.includes('goalWeight') && faults.goalWeight ? goalWeightError() : undefined,
    },
  });
  const goalWeightHint = () => {
    const { weight, goalWeight } = stats;
    if (faults.weight || faults.goalWeight || weight.value === null || goalWeight.value === null) return undefined;
    const difference = goalWeight.value - weight.value;
    if (difference === 0) return undefined;
    return say(difference < 0 ? 'toLose' : 'toGain', { weight: weightText(Math.abs(difference), weightUnit, format) });
  };

  const heightParts = (texts: readonly string[]) =>
    heightUnit === 'CENTIMETRES'
      ? [{ unit: 'cm', text: texts[0] ?? '' }]
      : [
          { unit: say('feet'), text: texts[0] ?? '', label: say('heightFeet') },
          { unit: say('inches'), text: texts[1] ?? '', label: say('heightInches') },
        ];
  const weightParts = ({ texts }: WeightEntry, name: 'weight' | 'goalWeight') =>
    weightUnit === 'STONES'
      ? [
          { unit: say('unitSTONES'), text: texts[0] ?? '', label: say(`${name}Stones`) },
          { unit: say('unitPOUNDS'), text: texts[1] ?? '', label: say(`${name}Pounds`) },
        ]
      : [{ unit: say(`unit${weightUnit}`), text: texts[0] ?? '' }];
  const fieldProps = (name: FieldName) => ({
    label: say(name),
    onBlur: () => fields.left(name),
    error: fields.errorOf(name),
  });

  return {
    id: fields.id,
    read: () => (fields.check() ? withPhysicalStats(form, stats) : null),
    dialog: (
      <WeightUnitDialog
        isOpen={isChoosingUnit}
        unit={weightUnit}
        onChange={switchWeight}
        onClose={() => setChoosingUnit(false)}
      />
    ),
    height: (
      <div className="grid justify-items-stretch gap-1">
        <UnitFields
          {...fieldProps('height')}
          parts={heightParts(stats.height.texts)}
          onType={(index, text) => answers.type({ height: typeHeight(stats.height, index, text, heightUnit) })}
        />
        <Button tone="quiet" size="small" className="-ml-3 justify-self-start" onClick={switchHeight}>
          {say(heightUnit === 'FEET' ? 'useCentimetres' : 'useFeet')}
        </Button>
      </div>
    ),
    weight: (
      <div className="grid gap-1">
        <UnitFields
          {...fieldProps('weight')}
          parts={weightParts(stats.weight, 'weight')}
          onType={(index, text) => answers.type({ weight: typeWeight(stats.weight, index, text, weightUnit) })}
        />
        <Button
          tone="quiet"
          size="small"
          className="-ml-3 justify-self-start"
          aria-haspopup="dialog"
          onClick={() => setChoosingUnit(true)}
        >
          {say('weightUnit')}: {say(weightUnit).toLowerCase()}
          <ChevronDown aria-hidden="true" className="size-4.5" />
        </Button>
      </div>
    ),
    goalWeight: (
      <div className="grid gap-1">
        <UnitFields
          {...fieldProps('goalWeight')}
          parts={weightParts(stats.goalWeight, 'goalWeight')}
          hint={goalWeightHint()}
          onType={(index, text) => answers.type({ goalWeight: typeWeight(stats.goalWeight, index, text, weightUnit) })}
        />
        <NumberSources topic="BODY" />
      </div>
    ),
  };
}
