import { type GtinFault, parseGtin } from '@weekbord/domain/foods/gtin';
import { Button } from '@weekbord/ui/button/button';
import { TextField } from '@weekbord/ui/text-field/text-field';
import { type FormEvent, useRef, useState } from 'react';
import { usePhrases } from '../../../shared/phrases/use-phrases.ts';

/** Room for fourteen digits with spaces between. */
const NUMBER_LENGTH = 20;

/** The number under the bars, typed where a camera cannot see it. */
export function BarcodeNumberForm({ start, onSubmit }: { start: string; onSubmit: (digits: string) => void }) {
  const say = usePhrases('foods');
  const form = useRef<HTMLFormElement>(null);
  const [text, setText] = useState(start);
  const [fault, setFault] = useState<GtinFault | 'required'>();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const parsed = parseGtin(text);
    if ('gtin' in parsed) return onSubmit(text.trim());
    setFault(text.trim() === '' ? 'required' : parsed.fault);
    form.current?.querySelector('input')?.focus();
  };
  const errors = {
    required: say('required'),
    not_a_barcode: say('notABarcode'),
    barcode_check_digit: say('wrongDigit'),
  };
  return (
    <form
      ref={form}
      onSubmit={submit}
      noValidate
      className="mt-6 grid grid-cols-[minmax(0,1fr)_auto] items-start gap-2"
    >
      <TextField
        label={say('typeNumber')}
        hint={say('typeNumberHint')}
        name="barcode"
        value={text}
        inputMode="numeric"
        enterKeyHint="search"
        autoComplete="off"
        maxLength={NUMBER_LENGTH}
        onChange={(value) => {
          setText(value);
          setFault(undefined);
        }}
        {...(fault && { error: errors[fault] })}
      />
      <Button type="submit" tone="secondary" className="mt-7">
        {say('lookUp')}
      </Button>
    </form>
  );
}
