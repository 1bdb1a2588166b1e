import {
  LABEL_FIGURES,
  type LabelBasis,
  MAX_BRAND_LENGTH,
  MAX_FOOD_NAME_LENGTH,
  MAX_SERVING_NAME_LENGTH,
  type OwnFood,
  type OwnFoodTexts,
  readOwnFood,
  type ServingUnit,
} from '@weekbord/domain/foods/read-own-food';
import { parseGtin } from '@weekbord/domain/foods/gtin';
import { useQuery } from '@tanstack/react-query';
import { Button } from '@weekbord/ui/button/button';
import { Notice } from '@weekbord/ui/notice/notice';
import { SegmentedControl } from '@weekbord/ui/segmented-control/segmented-control';
import { TextField } from '@weekbord/ui/text-field/text-field';
import { useState } from 'react';
import { failureText } from '../../../shared/alerts/failure-text.ts';
import { NUMBER_FIELD } from '../../../shared/form/number-field.ts';
import { faultTexts, useFaultText } from '../../../shared/form/use-fault-text.ts';
import { useUnderstood } from '../../../shared/form/use-understood.ts';
import { useTextForm } from '../../../shared/form/use-text-form.ts';
import type { ApiFailure } from '../../../shared/http/api-failure.ts';
import { useLanguage } from '../../../shared/locale/language.ts';
import { usePhrases } from '../../../shared/phrases/use-phrases.ts';
import { useDebounced } from '../../../shared/use-debounced.ts';
import { foodByBarcodeQuery } from '../api/foods.ts';
import { LONGEST_BARCODE, useGtinFaultText } from '../model/use-gtin-fault-text.ts';

const WAIT_MS = 300;

/** The field paths in the server's validation errors. */
const SERVER_PATHS: Readonly<Record<keyof OwnFoodTexts, string>> = {
  name: 'name',
  brand: 'brand_name',
  barcode: 'barcode',
  kcal: 'per_100g.kcal',
  fat: 'per_100g.fat',
  carbohydrates: 'per_100g.carbohydrates',
  fiber: 'per_100g.fiber',
  protein: 'per_100g.protein',
  servingName: 'serving.description',
  servingGrams: 'serving.grams',
};
/** Returns the form of a new food, filled with what is already known. */
export function textsOfNewFood({ barcode = '', name = '' }: { barcode?: string; name?: string }): OwnFoodTexts {
  return { ...EMPTY, barcode, name };
}

const EMPTY: OwnFoodTexts = {
  name: '',
  brand: '',
  barcode: '',
  kcal: '',
  fat: '',
  carbohydrates: '',
  fiber: '',
  protein: '',
  servingName: '',
  servingGrams: '',
};

interface OwnFoodFormProps {
  /** The id of the form, for a submit button outside it. */
  id: string;
  /** The initial field texts. */
  start: OwnFoodTexts;
  /** Whether the existing food is measured by volume. */
  startsByVolume?: boolean;
  /** Opens the existing food that has the barcode. If omitted, the notice has no link. */
  onOpenKnown?: (foodId: number) => void;
  /** The server's response if it refused the last submission. */
  failure: ApiFailure | undefined;
  onSubmit: (food: OwnFood) => void;
}

/** The form of a custom food, as copied from its label. */
export function OwnFoodForm({ id, start, startsByVolume = false, onOpenKnown, failure, onSubmit }: OwnFoodFormProps) {
  const say = usePhrases('foods');
  const sayForms = usePhrases('forms');
  const sayShared = usePhrases('shared');
  const faultText = useFaultText();
  const gtinFaultText = useGtinFaultText();
  const [basis, setBasis] = useState<LabelBasis>(startsByVolume ? 'per_100ml' : 'per_100g');
  const [unit, setUnit] = useState<ServingUnit>(startsByVolume ? 'ml' : 'g');
  const [texts, setTexts] = useState(start);
  const read = readOwnFood(texts, { basis, unit, unnamed: say('serving'), language: useLanguage() });
  const understood = useUnderstood();
  const form = useTextForm({
    id,
    texts,
    onType: (key, text) => setTexts((known) => ({ ...known, [key]: text })),
    faults: faultTexts('faults' in read ? read.faults : {}, ({ code, limit }) =>
      code === 'not_a_barcode' || code === 'barcode_check_digit' ? gtinFaultText(code) : faultText({ code, limit }),
    ),
    failure,
    serverPaths: SERVER_PATHS,
  });
  const field = (key: keyof OwnFoodTexts) => ({ ...form.field(key), autoComplete: 'off' });
  const figure = (key: keyof OwnFoodTexts) => ({ ...form.field(key), ...NUMBER_FIELD });
  const optional = (label: string) => `${label} (${sayForms('optional')})`;
  const labels = {
    kcal: sayForms('calories'),
    fat: sayShared('fat'),
    carbohydrates: sayShared('carbohydrates'),
    fiber: optional(say('fiber')),
    protein: sayShared('protein'),
  };
  const isPerServing = basis === 'per_serving';
  const serving = (
    <>
      <TextField
        {...field('servingName')}
        label={optional(say('servingName'))}
        placeholder={say('servingNamePlaceholder')}
        maxLength={MAX_SERVING_NAME_LENGTH}
      />
      <TextField
        {...figure('servingGrams')}
        label={isPerServing ? say('servingSize') : optional(say('servingSize'))}
        unit={unit}
        hint={understood(texts.servingGrams, unit)}
      />
    </>
  );
  return (
    <form
      id={form.id}
      onSubmit={form.submit(() => 'food' in read && onSubmit(read.food))}
      noValidate
      className="grid gap-4"
    >
      <p className="text-small text-ink-soft">{say('ownHint')}</p>
      <TextField
        {...field('name')}
        label={say('name')}
        maxLength={MAX_FOOD_NAME_LENGTH}
        autoFocus={start.kcal === ''}
      />
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <TextField {...field('brand')} label={optional(say('brand'))} maxLength={MAX_BRAND_LENGTH} />
        <TextField
          {...field('barcode')}
          label={optional(say('barcode'))}
          inputMode="numeric"
          maxLength={LONGEST_BARCODE}
        />
      </div>
      {texts.barcode !== start.barcode && <KnownBarcode barcode={texts.barcode} onOpen={onOpenKnown} />}
      <SegmentedControl
        label={say('labelTells')}
        value={basis}
        onChange={(next) => {
          setBasis(next);
          if (next !== 'per_serving') setUnit(next === 'per_100ml' ? 'ml' : 'g');
        }}
        options={[
          { value: 'per_100g', label: say('per100g') },
          { value: 'per_100ml', label: say('per100ml') },
          { value: 'per_serving', label: say('perServing') },
        ]}
      />
      {isPerServing && (
        <SegmentedControl
          label={say('servingUnit')}
          value={unit}
          onChange={setUnit}
          options={[
            { value: 'g', label: 'g' },
            { value: 'ml', label: 'ml' },
          ]}
        />
      )}
      <div className="grid grid-cols-2 items-start gap-x-3 gap-y-4">
        {isPerServing && serving}
        {LABEL_FIGURES.map((key) => (
          <TextField
            key={key}
            {...figure(key)}
            label={labels[key]}
            unit={key === 'kcal' ? 'kcal' : 'g'}
            hint={understood(texts[key], key === 'kcal' ? 'kcal' : 'g')}
          />
        ))}
        {!isPerServing && serving}
      </div>
      {form.generalFailure && <Notice tone="bad">{failureText(form.generalFailure, sayShared)}</Notice>}
    </form>
  );
}

/** Says which food already has the barcode. */
function KnownBarcode({ barcode, onOpen }: { barcode: string; onOpen: OwnFoodFormProps['onOpenKnown'] }) {
  const say = usePhrases('foods');
  const wanted = useDebounced(barcode.trim(), WAIT_MS);
  const isBarcode = 'gtin' in parseGtin(wanted);
  const { data } = useQuery({ ...foodByBarcodeQuery(wanted), enabled: isBarcode, throwOnError: false });
  if (!isBarcode || !data || wanted !== barcode.trim()) return null;
  return (
    <Notice tone="plain">
      {say('barcodeKnown', { name: data.name })}
      {onOpen && (
        <Button tone="quiet" size="small" className="-ml-3" onClick={() => onOpen(data.id)}>
          {say('useKnown', { name: data.name })}
        </Button>
      )}
    </Notice>
  );
}
