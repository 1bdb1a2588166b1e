import type { QuickAddMeal } from '@weekbord/contract/diary/models';
import { MAX_QUICK_NAME_LENGTH } from '@weekbord/domain/recipes/amounts/meal-limits';
import { type QuickAddFigures, type QuickAddTexts, readQuickAdd } from '@weekbord/domain/recipes/read/read-quick-add';
import { TextField } from '@weekbord/ui/text-field/text-field';
import { useState } from 'react';
import { NUMBER_FIELD } from '../../../../shared/form/number-field.ts';
import { useTypedNumber } from '../../../../shared/form/typed-number.ts';
import { faultTexts, useFaultText } from '../../../../shared/form/use-fault-text.ts';
import { useUnderstood } from '../../../../shared/form/use-understood.ts';
import { useTextForm } from '../../../../shared/form/use-text-form.ts';
import { useLanguage } from '../../../../shared/locale/language.ts';
import { usePhrases } from '../../../../shared/phrases/use-phrases.ts';

const MACROS = ['protein', 'carbohydrates', 'fat'] as const;

interface QuickAddFormProps {
  /** The id of the form, for a submit button outside it. */
  id: string;
  meal?: QuickAddMeal;
  onSubmit: (figures: QuickAddFigures) => void;
}

/** The numbers of a quick add; only energy is required. */
export function QuickAddForm({ id, meal, onSubmit }: QuickAddFormProps) {
  const say = usePhrases('logging');
  const sayForms = usePhrases('forms');
  const sayShared = usePhrases('shared');
  const typed = useTypedNumber();
  const written = (figure: number | null = null) => (figure === null ? '' : typed(figure));
  const [texts, setTexts] = useState<QuickAddTexts>({
    name: meal?.name ?? '',
    kcal: written(meal?.kcal),
    protein: written(meal?.protein),
    carbohydrates: written(meal?.carbohydrates),
    fat: written(meal?.fat),
  });
  const language = useLanguage();
  const read = readQuickAdd(texts, language);
  const understood = useUnderstood();
  const form = useTextForm({
    id,
    texts,
    onType: (name, text) => setTexts((known) => ({ ...known, [name]: text })),
    faults: faultTexts('faults' in read ? read.faults : {}, useFaultText()),
  });
  return (
    <form
      id={form.id}
      onSubmit={form.submit(() => 'figures' in read && onSubmit(read.figures))}
      noValidate
      className="grid gap-4"
    >
      <TextField
        {...form.field('kcal')}
        {...NUMBER_FIELD}
        label={sayForms('calories')}
        unit="kcal"
        hint={understood(texts.kcal, 'kcal')}
        autoFocus={!meal}
      />
      <div className="grid grid-cols-3 items-start gap-2 sm:gap-3">
        {MACROS.map((name) => (
          <TextField
            key={name}
            {...form.field(name)}
            {...NUMBER_FIELD}
            label={sayShared(name)}
            unit="g"
            hint={understood(texts[name], 'g')}
          />
        ))}
      </div>
      <TextField
        {...form.field('name')}
        label={`${say('name')} (${sayForms('optional')})`}
        placeholder={say('namePlaceholder')}
        autoComplete="off"
        maxLength={MAX_QUICK_NAME_LENGTH}
      />
      <p className="text-small text-ink-soft">{say('quickAddHint')}</p>
    </form>
  );
}
