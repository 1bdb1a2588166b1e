import { parseGtin } from '@weekbord/domain/foods/gtin';
import { Button } from '@weekbord/ui/button/button';
import { TextField } from '@weekbord/ui/text-field/text-field';
import { useState } from 'react';
import { useTextForm } from '../../../shared/form/use-text-form.ts';
import { usePhrases } from '../../../shared/phrases/use-phrases.ts';
import { useOffersScan } from '../model/use-offers-scan.ts';
import { LONGEST_BARCODE, useGtinFaultText } from '../model/use-gtin-fault-text.ts';

/** A form for typing the digits of a barcode that no camera can read. */
export function BarcodeNumberForm({ start, onSubmit }: { start: string; onSubmit: (digits: string) => void }) {
  const say = usePhrases('foods');
  const sayForms = usePhrases('forms');
  const faultText = useGtinFaultText();
  const offersScan = useOffersScan();
  const [barcode, setBarcode] = useState(start);
  const parsed = parseGtin(barcode);
  const fault =
    'gtin' in parsed ? {} : { barcode: barcode.trim() === '' ? sayForms('required') : faultText(parsed.fault) };
  const form = useTextForm({ texts: { barcode }, onType: (_, text) => setBarcode(text), faults: fault });
  return (
    <form
      id={form.id}
      onSubmit={form.submit(() => onSubmit(barcode.trim()))}
      noValidate
      className="mt-6 grid grid-cols-[minmax(0,1fr)_auto] items-start gap-2"
    >
      <TextField
        {...form.field('barcode')}
        label={say(offersScan ? 'typeNumber' : 'typeNumberAlone')}
        hint={say('typeNumberHint')}
        inputMode="numeric"
        enterKeyHint="search"
        autoComplete="off"
        maxLength={LONGEST_BARCODE}
      />
      <Button type="submit" tone="secondary" className="mt-7">
        {say('lookUp')}
      </Button>
    </form>
  );
}
