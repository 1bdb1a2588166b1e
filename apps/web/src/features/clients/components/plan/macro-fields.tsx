import { TextField } from '@weekbord/ui/text-field/text-field';
import { NUMBER_FIELD } from '../../../../shared/form/number-field.ts';
import { useTypedNumber } from '../../../../shared/form/typed-number.ts';
import { useUnderstood } from '../../../../shared/form/use-understood.ts';
import { useLanguage } from '../../../../shared/locale/language.ts';
import { usePhrases } from '../../../../shared/phrases/use-phrases.ts';
import { gramsOf, TYPED_MACROS } from '../../model/plan-draft.ts';

type TypedMacro = (typeof TYPED_MACROS)[number];

interface MacroFieldsProps {
  /** The plan's own grams, shown while nothing is typed. */
  grams: Readonly<Record<TypedMacro, number>>;
  /** Returns what the coach typed for a macro, which may not be a number. */
  typedOf: (macro: TypedMacro) => string | undefined;
  onType: (macro: TypedMacro, text: string) => void;
}

/** The macros of a day or a meal, one field of grams each. */
export function MacroFields({ grams, typedOf, onType }: MacroFieldsProps) {
  const say = usePhrases('clientPlan');
  const sayShared = usePhrases('shared');
  const typed = useTypedNumber();
  const language = useLanguage();
  const understood = useUnderstood();
  return (
    <div className="clear-both grid grid-cols-3 gap-3 max-[20rem]:grid-cols-1">
      {TYPED_MACROS.map((macro) => {
        const text = typedOf(macro);
        return (
          <TextField
            key={macro}
            {...NUMBER_FIELD}
            label={sayShared(macro)}
            unit="g"
            hint={understood(text, 'g')}
            maxLength={6}
            value={text ?? typed(grams[macro])}
            error={text !== undefined && gramsOf(text, language) === null ? say('gramsError') : undefined}
            onChange={(next) => onType(macro, next)}
          />
        );
      })}
    </div>
  );
}
