import {
  LABEL_FIGURES,
  type LabelBasis,
  MAX_BRAND_LENGTH,
  MAX_FOOD_NAME_LENGTH,
  MAX_SERVING_NAME_LENGTH,
  type OwnFood,
  type OwnFoodFault,
  type OwnFoodTexts,
  readOwnFood,
} from '@weekbord/domain/foods/read-own-food';
import { Notice } from '@weekbord/ui/notice/notice';
import { SegmentedControl } from '@weekbord/ui/segmented-control/segmented-control';
import { TextField } from '@weekbord/ui/text-field/text-field';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { failureText, fieldMessage } from '../../../shared/alerts/failure-text.ts';
import type { ApiFailure } from '../../../shared/http/api-failure.ts';
import { type Say, usePhrases } from '../../../shared/phrases/use-phrases.ts';

/** Digits, separator and decimals of a number that is worth typing. */
const NUMBER_LENGTH = 10;
const BARCODE_LENGTH = 20;

/** Where the server says what is wrong with a field. */
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
const FIELDS = Object.keys(SERVER_PATHS) as readonly (keyof OwnFoodTexts)[];

interface OwnFoodFormProps {
  /** A button outside submits it by this id. */
  id: string;
  barcode: string;
  name: string;
  /** What the server refused of what was sent last. */
  failure: ApiFailure | undefined;
  onSubmit: (food: OwnFood) => void;
}

/** A food of one's own, copied from its label. */
export function OwnFoodForm({ id, barcode, name, failure, onSubmit }: OwnFoodFormProps) {
  const say = usePhrases('foods');
  const sayShared = usePhrases('shared');
  const form = useRef<HTMLFormElement>(null);
  const [basis, setBasis] = useState<LabelBasis>('per_100g');
  const [texts, setTexts] = useState<OwnFoodTexts>({
    ...(Object.fromEntries(FIELDS.map((field) => [field, ''])) as OwnFoodTexts),
    barcode,
    name,
  });
  const [faults, setFaults] = useState<{ readonly [Key in keyof OwnFoodTexts]?: OwnFoodFault | undefined }>({});
  /** What was changed since the server refused it. */
  const [changedFor, setChangedFor] = useState<ApiFailure>();
  const refused = failure === changedFor ? undefined : failure;

  useEffect(() => form.current?.querySelector('input')?.focus(), []);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setChangedFor(failure);
    const read = readOwnFood(texts, basis, say('serving'));
    if ('food' in read) return onSubmit(read.food);
    setFaults(read.faults);
    const first = [...(form.current?.querySelectorAll('input') ?? [])].find((input) => input.name in read.faults);
    first?.focus();
  };
  const field = (key: keyof OwnFoodTexts) => {
    const fault = faults[key];
    const error = fault ? faultText(fault, say) : fieldMessage(refused, SERVER_PATHS[key]);
    return {
      name: key,
      value: texts[key],
      autoComplete: 'off',
      onChange: (value: string) => {
        setTexts((known) => ({ ...known, [key]: value }));
        setFaults((known) => ({ ...known, [key]: undefined }));
      },
      ...(error !== undefined && { error }),
    };
  };
  const figure = (key: keyof OwnFoodTexts) => ({
    ...field(key),
    inputMode: 'decimal' as const,
    maxLength: NUMBER_LENGTH,
  });
  const optional = (label: string) => `${label} (${say('optional')})`;
  const labels = {
    kcal: say('calories'),
    fat: sayShared('fat'),
    carbohydrates: sayShared('carbohydrates'),
    fiber: optional(say('fiber')),
    protein: sayShared('protein'),
  };
  const isTold = refused !== undefined && FIELDS.some((key) => fieldMessage(refused, SERVER_PATHS[key]));
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
        label={isPerServing ? say('servingWeighs') : optional(say('servingWeighs'))}
        unit="g"
      />
    </>
  );
  return (
    <form ref={form} id={id} onSubmit={submit} noValidate className="grid gap-4">
      <p className="text-small text-ink-soft">{say('ownHint')}</p>
      <TextField {...field('name')} label={say('name')} maxLength={MAX_FOOD_NAME_LENGTH} />
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <TextField {...field('brand')} label={optional(say('brand'))} maxLength={MAX_BRAND_LENGTH} />
        <TextField
          {...field('barcode')}
          label={optional(say('barcode'))}
          inputMode="numeric"
          maxLength={BARCODE_LENGTH}
        />
      </div>
      <SegmentedControl
        label={say('labelTells')}
        value={basis}
        onChange={setBasis}
        options={[
          { value: 'per_100g', label: say('per100g') },
          { value: 'per_serving', label: say('perServing') },
        ]}
      />
      <div className="grid grid-cols-2 items-start gap-x-3 gap-y-4">
        {isPerServing && serving}
        {LABEL_FIGURES.map((key) => (
          <TextField key={key} {...figure(key)} label={labels[key]} unit={key === 'kcal' ? 'kcal' : 'g'} />
        ))}
        {!isPerServing && serving}
      </div>
      {refused && !isTold && <Notice tone="bad">{failureText(refused, sayShared)}</Notice>}
    </form>
  );
}

function faultText({ code, limit = 0 }: OwnFoodFault, say: Say<'foods'>): string {
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
    case 'not_a_barcode':
      return say('notABarcode');
    case 'barcode_check_digit':
      return say('wrongDigit');
  }
}
