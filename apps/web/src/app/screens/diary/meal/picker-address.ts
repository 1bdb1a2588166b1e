import type { PickerPlace } from '../../../../features/foods/model/picker-place.ts';

/** The URL parameters for the step of the food picker; absent on the first step. */
export interface PickerSearch {
  readonly step?: 'search' | 'scan' | 'own' | 'numbers';
  readonly query?: string;
  readonly food?: number;
  readonly barcode?: string;
}

/** The first step of the food picker. */
export type FirstStep = 'search' | 'scan' | 'numbers';

/** A step of the food picker, or a quick add instead. */
export type LogPlace = PickerPlace | Readonly<{ step: 'numbers'; query: string }>;

/** Reads the URL parameters, which may contain anything. */
export function readPickerSearch(search: Record<string, unknown>): PickerSearch {
  const { step, query, barcode } = search;
  const food = Number(search['food']);
  return {
    ...((step === 'search' || step === 'scan' || step === 'own' || step === 'numbers') && { step }),
    ...(isText(query) && { query: String(query) }),
    ...(Number.isInteger(food) && food > 0 && { food }),
    ...(isText(barcode) && { barcode: String(barcode) }),
  };
}

/** Returns the place that the URL parameters describe. */
export function placeOf({ step, query = '', food, barcode }: PickerSearch, first: FirstStep): LogPlace {
  if (food !== undefined) return { step: 'amount', query, food };
  const at = step ?? first;
  return at === 'search' || at === 'numbers' ? { step: at, query } : { step: at, query, barcode };
}

/** Returns the URL parameters of a place. */
export function searchOf(place: LogPlace, first: FirstStep): PickerSearch {
  const query = place.query === '' ? {} : { query: place.query };
  if (place.step === 'amount') return { ...query, food: place.food };
  const barcode = 'barcode' in place && place.barcode !== undefined ? { barcode: place.barcode } : {};
  return { ...(place.step !== first && { step: place.step }), ...query, ...barcode };
}

/** Text that is all digits arrives as a number. */
function isText(value: unknown): value is string | number {
  return (typeof value === 'string' && value !== '') || typeof value === 'number';
}
