import { permittedDiets } from '@weekbord/domain/onboarding/offered-options';
import { ACTIVITIES, GENDERS, SUSTAINABILITIES } from '@weekbord/domain/energy/profile';
import { GOALS, WEEKLY_GOALS } from '@weekbord/domain/goals/goals';
import { MEAL_MOMENTS } from '@weekbord/domain/slots/meal-moments';
import { Card } from '@weekbord/ui/card/card';
import { ChipChoice } from '@weekbord/ui/chip-choice/chip-choice';
import { SegmentedControl } from '@weekbord/ui/segmented-control/segmented-control';
import { Select } from '@weekbord/ui/select/select';
import { TextField } from '@weekbord/ui/text-field/text-field';
import { hasFlag } from '../../../../shared/access/access.ts';
import { BirthdayFields } from '../../../../shared/intake/birthday-fields.tsx';
import { NUMBER_FIELD } from '../../../../shared/form/number-field.ts';
import type { Form } from '../../../../shared/form/use-form.ts';
import { UnitFields } from '../../../../shared/intake/unit-fields.tsx';
import { weeklyGoalAmount } from '../../../../shared/goals/weekly-goal-text.ts';
import { useFormat } from '../../../../shared/locale/format.ts';
import { today } from '../../../../shared/locale/today.ts';
import { typeHeight, typeWeight } from '../../../../shared/intake/measure-entry.ts';
import { usePhrases } from '../../../../shared/phrases/use-phrases.ts';
import { useCurrentUser } from '../../../../shared/session/current-user.ts';
import type { CoachUnit } from '../../model/coach-unit.ts';
import { AGE_BY, EXAMPLES, heightUnitOf, type IntakeDraft, isOfMinor, LEFT_OUT } from '../../model/intake-draft.ts';
import { AvoidedChoice } from './avoided-choice.tsx';
import { ExerciseRows } from '../plan/exercise-rows.tsx';
import { MinorStatement } from '../add/minor-statement.tsx';

interface IntakeFormProps {
  draft: IntakeDraft;
  /** When the coach previously stated that the client may take part as a minor. */
  statedAt?: string | undefined;
  unit: CoachUnit;
  form: Form<string>;
  onChange: (draft: IntakeDraft) => void;
}

/** Returns the options of a select; the empty option comes first if it has a label. */
function optionsOf<Value extends string>(
  values: readonly Value[],
  labelOf: (value: Value) => string,
  empty: string | undefined,
): { value: Value | ''; label: string }[] {
  const options = values.map((value) => ({ value, label: labelOf(value) }));
  return empty === undefined ? options : [{ value: '', label: empty }, ...options];
}

/** The data that a client's plan is based on: body, eating and exercise. */
export function IntakeForm({ draft, statedAt, unit, form, onChange }: IntakeFormProps) {
  const say = usePhrases('clientIntake');
  const sayWizard = usePhrases('onboarding');
  const sayEating = usePhrases('eating');
  const sayMeal = usePhrases('meals');
  const format = useFormat();
  const user = useCurrentUser();
  const permitted = permittedDiets(hasFlag(user, 'FF_PLANT_BASED_APP') ? ['FF_PLANT_BASED_APP'] : []);
  const diets = draft.diet === '' || permitted.includes(draft.diet) ? permitted : [...permitted, draft.diet];
  const mayChoose = <Value extends string>(values: readonly Value[], labelOf: (value: Value) => string) =>
    optionsOf(values, labelOf, say('notGiven'));
  const mustChoose = <Value extends string>(
    name: 'activity' | 'diet',
    values: readonly Value[],
    labelOf: (value: Value) => string,
  ) => optionsOf(values, labelOf, draft[name] === '' ? say('choose') : undefined);
  const set = (change: Partial<IntakeDraft>) => onChange({ ...draft, ...change });
  const change = (name: string, changed: Partial<IntakeDraft>) => {
    form.changed(name);
    set(changed);
  };
  const field = (name: string) => ({ onBlur: () => form.left(name), error: form.errorOf(name) });
  const number = (name: 'bodyFat' | 'age') => ({
    ...NUMBER_FIELD,
    ...field(name),
    value: draft[name],
    onChange: (text: string) => change(name, { [name]: text }),
  });
  const weight = (name: 'weight' | 'goalWeight') => ({
    ...NUMBER_FIELD,
    ...field(name),
    unit: say(unit === 'POUNDS' ? 'pounds' : 'kilograms'),
    value: draft[name].texts[0] ?? '',
    onChange: (text: string) => change(name, { [name]: typeWeight(draft[name], 0, text, unit) }),
  });
  const [height = '', inches = ''] = draft.height.texts;
  const heightParts =
    unit === 'POUNDS'
      ? [
          { unit: sayWizard('feet'), text: height, label: sayWizard('heightFeet') },
          { unit: sayWizard('inches'), text: inches, label: sayWizard('heightInches') },
        ]
      : [{ unit: 'cm', text: height }];
  return (
    <div className="grid gap-4">
      <Card as="section" labelledBy="intake-body">
        <h2 id="intake-body" className="mb-3 font-bold">
          {say('body')}
        </h2>
        <div className="grid gap-4">
          <SegmentedControl
            label={say('gender')}
            value={draft.gender}
            onChange={(gender) => change('gender', { gender })}
            options={GENDERS.map((value) => ({ value, label: sayWizard(value) }))}
            {...field('gender')}
          />
          <div className="grid items-start gap-4 sm:grid-cols-2">
            <TextField
              label={say('weight')}
              placeholder={say('example', { value: EXAMPLES.weight[unit] })}
              {...weight('weight')}
            />
            <TextField
              label={say('bodyFat')}
              unit="%"
              hint={say('bodyFatHint')}
              placeholder={say('example', { value: EXAMPLES.bodyFat })}
              {...number('bodyFat')}
            />
          </div>
          <SegmentedControl
            label={say('ageBy')}
            value={draft.ageBy}
            onChange={(ageBy) => set({ ageBy })}
            options={AGE_BY.map((value) => ({ value, label: say(`by${value}`) }))}
          />
          <div className="grid gap-4 sm:grid-cols-2">
            {draft.ageBy === 'AGE' ? (
              <TextField label={say('age')} unit={say('years')} hint={say('ifKnown')} {...number('age')} />
            ) : (
              <BirthdayFields
                boxes={draft.birthday}
                isOfAnother
                hint={say('ifKnown')}
                onType={(birthday) => change('birthday', { birthday })}
                {...field('birthday')}
              />
            )}
            <UnitFields
              label={say('height')}
              parts={heightParts}
              hint={say('ifKnown')}
              onType={(index, text) =>
                change('height', { height: typeHeight(draft.height, index, text, heightUnitOf(unit)) })
              }
              {...field('height')}
            />
          </div>
          {isOfMinor(draft, today()) && (
            <MinorStatement
              statedAt={statedAt}
              isStated={draft.isStated}
              onChange={(isStated) => change('statement', { isStated })}
              error={form.errorOf('statement')}
            />
          )}
          <Select
            label={say('activity')}
            hint={draft.activity && sayWizard(`activity${draft.activity}Text`)}
            value={draft.activity}
            onChange={(activity) => change('activity', { activity })}
            options={mustChoose('activity', ACTIVITIES, (value) => sayWizard(`activity${value}`))}
            {...field('activity')}
          />
        </div>
      </Card>
      <Card as="section" labelledBy="intake-goal">
        <h2 id="intake-goal" className="mb-3 font-bold">
          {say('goal')}
        </h2>
        <div className="grid gap-4">
          <Select
            label={say('goal')}
            value={draft.goal}
            onChange={(goal) => set({ goal })}
            options={mayChoose(GOALS, (value) => sayWizard(`goal${value}`))}
          />
          {draft.goal === 'LOSE_WEIGHT' && (
            <div className="grid items-start gap-4 sm:grid-cols-2">
              <TextField label={say('goalWeight')} hint={say('ifKnown')} {...weight('goalWeight')} />
              <Select
                label={say('pace')}
                value={draft.pace}
                onChange={(pace) => set({ pace })}
                options={mayChoose(WEEKLY_GOALS, (value) =>
                  sayWizard('weeklyGoalLabel', weeklyGoalAmount(value, unit, format)),
                )}
              />
            </div>
          )}
          <Select
            label={say('sustainability')}
            hint={say('sustainabilityHint')}
            value={draft.sustainability}
            onChange={(sustainability) => set({ sustainability })}
            options={mayChoose(SUSTAINABILITIES, (value) => say(`sustainability${value}`))}
          />
        </div>
      </Card>
      <Card as="section" labelledBy="intake-eating">
        <h2 id="intake-eating" className="mb-3 font-bold">
          {say('eating')}
        </h2>
        <div className="grid gap-4">
          <Select
            label={say('diet')}
            value={draft.diet}
            onChange={(diet) => change('diet', { diet })}
            options={mustChoose('diet', diets, sayEating)}
            {...field('diet')}
          />
          <ChipChoice
            kind="many"
            label={say('moments')}
            values={draft.moments}
            onChange={(moments) => set({ moments })}
            options={MEAL_MOMENTS.map((value) => ({ value, label: sayMeal(value) }))}
          />
          <ChipChoice
            kind="many"
            label={say('leavesOut')}
            values={draft.leftOut}
            onChange={(leftOut) => set({ leftOut })}
            options={LEFT_OUT.map((value) => ({ value, label: say(`choice${value}`) }))}
          />
          <AvoidedChoice
            ids={draft.avoided}
            error={form.errorOf('avoided')}
            onChange={(avoided) => change('avoided', { avoided })}
          />
        </div>
      </Card>
      <ExerciseRows rows={draft.exercises} form={form} onChange={(exercises) => set({ exercises })} />
    </div>
  );
}
