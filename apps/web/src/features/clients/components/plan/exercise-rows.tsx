import { exerciseTemplate } from '@weekbord/domain/energy/exercise-templates';
import { MAX_EXERCISE_ROWS } from '@weekbord/domain/intake/exercise-rows';
import { Button } from '@weekbord/ui/button/button';
import { Card } from '@weekbord/ui/card/card';
import { IconButton } from '@weekbord/ui/icon-button/icon-button';
import { Select } from '@weekbord/ui/select/select';
import { TextField } from '@weekbord/ui/text-field/text-field';
import { Plus, Trash2 } from 'lucide-react';
import { NUMBER_FIELD } from '../../../../shared/form/number-field.ts';
import type { Form } from '../../../../shared/form/use-form.ts';
import { useLanguage } from '../../../../shared/locale/language.ts';
import { usePhrases } from '../../../../shared/phrases/use-phrases.ts';
import { type ExerciseDraft, sortedKinds, withNewExercise } from '../../model/intake-draft.ts';

interface ExerciseRowsProps {
  rows: readonly ExerciseDraft[];
  form: Form<string>;
  onChange: (rows: readonly ExerciseDraft[]) => void;
}

/** A client's weekly exercise. */
export function ExerciseRows({ rows, form, onChange }: ExerciseRowsProps) {
  const say = usePhrases('clientIntake');
  const language = useLanguage();
  const kinds = sortedKinds(({ name }) => say(`kind${name}`), language);
  const change = (key: number, part: Partial<ExerciseDraft>) =>
    onChange(rows.map((row) => (row.key === key ? { ...row, ...part } : row)));
  const number = (row: ExerciseDraft, part: 'minutes' | 'sessions') => {
    const name = `${part}-${row.key}`;
    const error = form.errorOf(name);
    return {
      ...NUMBER_FIELD,
      label: say(part),
      value: row[part],
      onChange: (text: string) => {
        form.changed(name);
        change(row.key, { [part]: text });
      },
      onBlur: () => form.left(name),
      ...(error !== undefined && { error }),
    };
  };
  return (
    <Card as="section" labelledBy="intake-exercise">
      <h2 id="intake-exercise" className="font-bold">
        {say('exercise')}
      </h2>
      <p className="mt-1 text-small text-ink-soft">{say('exerciseText')}</p>
      {rows.length > 0 && (
        <ul className="mt-4 grid gap-5">
          {rows.map((row, index) => {
            const template = exerciseTemplate(row.exercise);
            const kind = template === undefined ? '' : say(`kind${template.name}`);
            return (
              <li key={row.key} className="grid gap-3 border-t border-line pt-4 first:border-0 first:pt-0">
                <div className="flex items-end gap-2">
                  <div className="min-w-0 flex-1">
                    <Select
                      label={say('exerciseKind', { number: index + 1 })}
                      value={String(row.exercise)}
                      onChange={(value) => change(row.key, { exercise: Number(value) })}
                      options={kinds}
                    />
                  </div>
                  <IconButton
                    label={say('removeExercise', { kind })}
                    icon={<Trash2 aria-hidden="true" className="size-5" />}
                    onClick={() => onChange(rows.filter(({ key }) => key !== row.key))}
                  />
                </div>
                <div className="grid grid-cols-2 gap-3">
                  <TextField unit={say('minutesUnit')} {...number(row, 'minutes')} />
                  <TextField unit="×" {...number(row, 'sessions')} />
                </div>
              </li>
            );
          })}
        </ul>
      )}
      {rows.length < MAX_EXERCISE_ROWS && (
        <div className="mt-4">
          <Button
            tone="secondary"
            size="medium"
            icon={<Plus aria-hidden="true" className="size-5" />}
            onClick={() => onChange(withNewExercise(rows))}
          >
            {say('addExercise')}
          </Button>
        </div>
      )}
    </Card>
  );
}
