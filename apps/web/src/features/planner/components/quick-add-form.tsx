import type { QuickAddMeal } from '@weekbord/contract/diary/models';
import {
  type QuickAddFault,
  type QuickAddFaults,
  type QuickAddFigures,
  type QuickAddTexts,
  readQuickAdd,
} from '@weekbord/domain/recipes/read-quick-add';
import { MAX_QUICK_NAME_LENGTH } from '@weekbord/domain/recipes/meal-limits';
import { TextField } from '@weekbord/ui/text-field/text-field';
import { type FormEvent, useRef, useState } from 'react';
import { useTypedNumber } from './use-typed-number.ts';
import { type Say, usePhrases } from '../../../shared/phrases/use-phrases.ts';

const MACROS = ['protein', 'carbohydrates', 'fat'] as const;
/** Digits, separator and decimals of a number that is worth typing. */
const NUMBER_LENGTH = 10;

interface QuickAddFormProps {
  /** A button outside submits it by this id. */
  id: string;
  meal?: QuickAddMeal;
  onSubmit: (figures: QuickAddFigures) => void;
}

/** The numbers of a quick add; only the energy must be known. */
export function QuickAddForm({ id, meal, onSubmit }: QuickAddFormProps) {
  const say = usePhrases('logging');
  const sayShared = usePhrases('shared');
  const typed = useTypedNumber();
  const form = useRef<HTMLFormElement>(null);
  const written = (figure: number | null = null) => (figure === null ? '' : typed(figure));
  const [texts, setTexts] = useState<QuickAddTexts>({
    name: meal?.name ?? '',
    kcal: written(meal?.kcal),
    protein: written(meal?.protein),
    carbohydrates: written(meal?.carbohydrates),
    fat: written(meal?.fat),
  });
  const [faults, setFaults] = useState<{ [Name in keyof QuickAddFaults]?: QuickAddFault | undefined }>({});

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const read = readQuickAdd(texts);
    if ('figures' in read) return onSubmit(read.figures);
    setFaults(read.faults);
    const first = (['name', 'kcal', ...MACROS] as const).find((name) => read.faults[name]);
    form.current?.querySelector<HTMLInputElement>(`input[name="${first}"]`)?.focus();
  };
  const field = (name: keyof QuickAddTexts) => ({
    name,
    value: texts[name],
    onChange: (value: string) => {
      setTexts((known) => ({ ...known, [name]: value }));
      setFaults((known) => ({ ...known, [name]: undefined }));
    },
    ...(faults[name] && { error: faultText(faults[name], say) }),
  });
  const figureField = (name: keyof QuickAddTexts) => ({
    ...field(name),
    inputMode: 'decimal' as const,
    autoComplete: 'off',
    maxLength: NUMBER_LENGTH,
  });
  return (
    <form id={id} ref={form} onSubmit={submit} noValidate className="grid gap-4">
      <TextField {...figureField('kcal')} label={say('calories')} unit="kcal" autoFocus={!meal} />
      <div className="grid grid-cols-3 items-start gap-2 sm:gap-3">
        {MACROS.map((name) => (
          <TextField key={name} {...figureField(name)} label={sayShared(name)} unit="g" />
        ))}
      </div>
      <TextField
        {...field('name')}
        label={`${say('name')} (${say('optional')})`}
        placeholder={say('namePlaceholder')}
        autoComplete="off"
        maxLength={MAX_QUICK_NAME_LENGTH}
      />
      <p className="text-small text-ink-soft">{say('quickAddHint')}</p>
    </form>
  );
}

function faultText({ code, limit = 0 }: QuickAddFault, say: Say<'logging'>): string {
  switch (code) {
    case 'required':
      return say('required');
    case 'not_a_number':
      return say('notANumber');
    case 'not_positive':
      return say('notPositive');
    case 'negative':
      return say('negative');
    case 'too_large':
      return say('tooLarge', { limit });
    case 'too_long':
      return say('tooLong', { limit });
  }
}
