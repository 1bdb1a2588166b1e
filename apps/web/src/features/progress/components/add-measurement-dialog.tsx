import type { PlainDate } from '@weekbord/domain/dates/plain-date';
import { parseDecimal } from '@weekbord/domain/numbers/parse-decimal';
import { validateMeasuredDate } from '@weekbord/domain/progress/measurements';
import type { MeasurementType } from '@weekbord/domain/progress/measurement-types';
import { readMeasurement, type TypedFault } from '@weekbord/domain/progress/read-measurement';
import { beginsAtLast, firstTyped, steppedMeasurement } from '@weekbord/domain/progress/step-measurement';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Button } from '@weekbord/ui/button/button';
import { ChipChoice } from '@weekbord/ui/chip-choice/chip-choice';
import { classes } from '@weekbord/ui/classes';
import { Dialog } from '@weekbord/ui/dialog/dialog';
import { Field, FIELD_BOX } from '@weekbord/ui/field/field';
import { IconButton } from '@weekbord/ui/icon-button/icon-button';
import { Notice } from '@weekbord/ui/notice/notice';
import { TextField } from '@weekbord/ui/text-field/text-field';
import { Minus, Plus } from 'lucide-react';
import { type FormEvent, useId, useState } from 'react';
import { showAlert } from '../../../shared/alerts/alerts.ts';
import { failureText } from '../../../shared/alerts/failure-text.ts';
import { formFailure } from '../../../shared/form/form-failure.ts';
import { NUMBER_FIELD } from '../../../shared/form/number-field.ts';
import { useTypedNumber } from '../../../shared/form/typed-number.ts';
import { useFaultText } from '../../../shared/form/use-fault-text.ts';
import { useFormat } from '../../../shared/locale/format.ts';
import { useToday } from '../../../shared/locale/use-today.ts';
import { usePhrases } from '../../../shared/phrases/use-phrases.ts';
import { useCurrentUser } from '../../../shared/session/current-user.ts';
import {
  type Measurement,
  measurementsQuery,
  useAddMeasurement,
  useCorrectMeasurement,
  type Whose,
} from '../api/progress.ts';
import { useValueText } from '../model/use-value-text.ts';

const STRESS_LEVELS = ['1', '2', '3', '4', '5'] as const;

interface AddMeasurementDialogProps {
  type: MeasurementType;
  whose: Whose;
  /** The initial date; today if omitted. */
  on?: PlainDate | undefined;
  /** The measurement to correct; if omitted, a new one is added. */
  corrected?: Measurement | undefined;
  onClose: () => void;
}

/**
 * Adds a measurement for today or an earlier day, or corrects one; types that change little start with the last value.
 */
export function AddMeasurementDialog({ type, whose, on, corrected, onClose }: AddMeasurementDialogProps) {
  const say = usePhrases('progress');
  const sayShared = usePhrases('shared');
  const sayForms = usePhrases('forms');
  const today = useToday();
  const unitOfWeight = useCurrentUser().intake?.personal_weight_unit ?? 'KILOGRAMS';
  const { unit, shown } = useValueText(type);
  const write = useTypedNumber();
  const begins = beginsAtLast(type);
  const { data: known } = useInfiniteQuery({ ...measurementsQuery(type, whose), enabled: begins && !corrected });
  const last = begins ? known?.pages[0]?.results[0] : undefined;
  const from = corrected ?? last;
  const start = from ? write(firstTyped(shown(from.value))) : '';
  const faultText = useMeasurementFault();
  const add = useAddMeasurement(type, whose);
  const correct = useCorrectMeasurement(type);
  const formId = useId();
  const [typed, setText] = useState<string>();
  const text = typed ?? start;
  const [date, setDate] = useState(corrected?.date ?? on ?? today);
  const [wasLeft, setLeft] = useState(false);
  const read = readMeasurement(type, text, unitOfWeight);
  const isLate = date !== '' && validateMeasuredDate(date, today) !== null;
  const dateFault = date === '' ? sayForms('required') : isLate ? say('inFuture') : undefined;
  const isRight = !('fault' in read) && dateFault === undefined;
  const fault = 'fault' in read && wasLeft ? faultText(read.fault) : undefined;
  const failure = formFailure(add.error);
  const step = (direction: 1 | -1) => {
    const value = parseDecimal(text);
    if (value !== null) setText(write(steppedMeasurement(type, value, direction)));
  };
  const save = async (event: FormEvent) => {
    event.preventDefault();
    if ('fault' in read || dateFault !== undefined) return;
    if (corrected) {
      // An untouched value is left exactly as stored, although its text is rounded.
      const isTyped = typed !== undefined && typed !== start;
      const isMoved = date !== corrected.date;
      if (isTyped || isMoved) {
        correct(corrected, { ...(isTyped && { value: read.value }), ...(isMoved && { date }) });
        showAlert(say('saved'), { tone: 'good' });
      }
      onClose();
      return;
    }
    const { ok } = await add.send({ value: read.value, date });
    if (!ok) return;
    showAlert(say('saved'), { tone: 'good' });
    onClose();
  };
  return (
    <Dialog
      isOpen
      title={corrected ? say('correctTitle') : say(`add${type}`)}
      closeLabel={sayShared('close')}
      onClose={onClose}
      footer={
        <Button type="submit" form={formId} isWide isDisabled={!isRight} isBusy={add.isPending}>
          {say('save')}
        </Button>
      }
    >
      <form id={formId} onSubmit={(event) => void save(event)} noValidate className="grid gap-4">
        {failure && <Notice tone="bad">{failureText(failure, sayShared)}</Notice>}
        {type === 'STRESS' ? (
          <ChipChoice
            kind="one"
            label={say('nameSTRESS')}
            values={STRESS_LEVELS.filter((level) => level === text)}
            options={STRESS_LEVELS.map((level) => ({ value: level, label: say(`stress${level}`) }))}
            onChange={([level = '']) => setText(level)}
            error={fault}
          />
        ) : (
          <div className={classes(begins && 'grid grid-cols-[minmax(0,1fr)_auto_auto] items-start gap-2')}>
            <TextField
              {...NUMBER_FIELD}
              autoFocus
              label={type === 'SLEEP' ? say('hoursOfSleep') : say(`name${type}`)}
              unit={unit}
              value={text}
              onChange={setText}
              // Selects the text, so that typing replaces the last value.
              onFocus={({ currentTarget }) => currentTarget.select()}
              onBlur={() => setLeft(true)}
              error={fault}
            />
            {begins && (
              <>
                <IconButton
                  label={sayForms('less')}
                  icon={<Minus aria-hidden="true" className="size-5" />}
                  isDisabled={parseDecimal(text) === null}
                  onClick={() => step(-1)}
                  className="mt-8 bg-sunken dark:bg-line"
                />
                <IconButton
                  label={sayForms('more')}
                  icon={<Plus aria-hidden="true" className="size-5" />}
                  isDisabled={parseDecimal(text) === null}
                  onClick={() => step(1)}
                  className="mt-8 bg-sunken dark:bg-line"
                />
              </>
            )}
          </div>
        )}
        <Field label={say('day')} error={dateFault}>
          {(ids) => (
            <input
              {...ids}
              type="date"
              value={date}
              max={today}
              onChange={(event) => setDate(event.target.value)}
              className={FIELD_BOX}
            />
          )}
        </Field>
      </form>
    </Dialog>
  );
}

/** Returns a formatter for what would be valid instead of the typed text. */
function useMeasurementFault(): (fault: TypedFault) => string {
  const say = usePhrases('progress');
  const sayShared = usePhrases('shared');
  const format = useFormat();
  const usual = useFaultText();
  return ({ code, limit = 0 }) => {
    if (code === 'not_a_number') return sayShared('notANumber');
    return code === 'too_small' ? say('tooSmall', { limit: format.number(limit) }) : usual({ code, limit });
  };
}
