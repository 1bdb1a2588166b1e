import { Button } from '@weekbord/ui/button/button';
import { classes } from '@weekbord/ui/classes';
import { FIELD_BOX } from '@weekbord/ui/field/field';
import { IconButton } from '@weekbord/ui/icon-button/icon-button';
import { ArrowDown, ArrowUp, Plus, Trash2 } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { showAlert } from '../../../../shared/alerts/alerts.ts';
import { usePhrases } from '../../../../shared/phrases/use-phrases.ts';
import { LONGEST_STEP, MOST_STEPS } from '../../model/recipe-limits.ts';
import { StepNumber } from '../view/step-number.tsx';

type Steps = readonly string[];

interface StepsEditorProps {
  steps: Steps;
  onChange: (change: (steps: Steps) => Steps) => void;
}

/** Editor of a recipe's steps: write, reorder and remove, with undo. */
export function StepsEditor({ steps, onChange }: StepsEditorProps) {
  const say = usePhrases('ownRecipes');
  const sayShared = usePhrases('shared');
  const list = useRef<HTMLOListElement>(null);
  const toFocus = useRef<number | null>(null);
  useEffect(() => {
    if (toFocus.current === null) return;
    list.current?.querySelectorAll('textarea')[toFocus.current]?.focus();
    toFocus.current = null;
  });
  const add = () => {
    toFocus.current = steps.length;
    onChange((known) => [...known, '']);
  };
  const remove = (index: number) => {
    const step = steps[index] ?? '';
    toFocus.current = steps.length > 1 ? Math.max(0, index - 1) : null;
    onChange((known) => known.toSpliced(index, 1));
    if (step.trim() === '') return;
    showAlert(say('stepRemoved'), {
      action: { label: sayShared('undo'), onPress: () => onChange((known) => known.toSpliced(index, 0, step)) },
    });
  };
  const move = (index: number, by: 1 | -1) =>
    onChange((known) => known.toSpliced(index, 1).toSpliced(index + by, 0, known[index] ?? ''));
  return (
    <>
      {steps.length === 0 && <p className="text-small text-ink-soft">{say('stepsEmpty')}</p>}
      <ol ref={list} className="grid gap-4">
        {steps.map((step, index) => {
          const number = index + 1;
          return (
            // The index identifies a step, because its text changes with every keystroke.
            // oxlint-disable-next-line react/no-array-index-key
            <li key={index}>
              <div className="flex items-center gap-1">
                <StepNumber number={number} />
                <span className="flex-1" />
                <IconButton
                  label={say('stepUp', { number })}
                  isDisabled={index === 0}
                  icon={<ArrowUp aria-hidden="true" className="size-5" />}
                  onClick={() => move(index, -1)}
                />
                <IconButton
                  label={say('stepDown', { number })}
                  isDisabled={index === steps.length - 1}
                  icon={<ArrowDown aria-hidden="true" className="size-5" />}
                  onClick={() => move(index, 1)}
                />
                <IconButton
                  label={say('removeStep', { number })}
                  icon={<Trash2 aria-hidden="true" className="size-5" />}
                  onClick={() => remove(index)}
                  className="text-ink-soft"
                />
              </div>
              <textarea
                aria-label={say('step', { number })}
                rows={2}
                maxLength={LONGEST_STEP}
                value={step}
                onChange={(event) => onChange((known) => known.with(index, event.target.value))}
                className={classes(FIELD_BOX, 'field-sizing-content mt-1.5 max-h-80 py-3')}
              />
            </li>
          );
        })}
      </ol>
      {steps.length < MOST_STEPS && (
        <Button
          tone="secondary"
          size="medium"
          className="mt-4"
          icon={<Plus aria-hidden="true" className="size-5" />}
          onClick={add}
        >
          {say('addStep')}
        </Button>
      )}
    </>
  );
}
