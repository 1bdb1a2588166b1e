import type { PickerPlace } from '../../../features/foods/model/picker-place.ts';

/** The step of choosing a food in the address; absent on the first step. */
export interface PickerSearch {
  readonly step?: 'search' | 'scan' | 'own' | 'numbers';
  readonly query?: string;
  readonly food?: number;
  readonly barcode?: string;
}

/** The step that choosing starts with. */
export type FirstStep = 'search' | 'scan' | 'numbers';

/** A place in choosing a food, or bare numbers instead. */
export type LogPlace = PickerPlace | Readonly<{ step: 'numbers'; query: string }>;

/** Reads an address, which may contain anything. */
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

/** Returns the place that an address means. */
export function placeOf({ step, query = '', food, barcode }: PickerSearch, first: FirstStep): LogPlace {
  if (food !== undefined) return { step: 'amount', query, food };
  const at = step ?? first;
  return at === 'search' || at === 'numbers' ? { step: at, query } : { step: at, query, barcode };
}

/** Returns the address of a place. */
export function searchOf(place: LogPlace, first: FirstStep): PickerSearch {
  const query = place.query === '' ? {} : { query: place.query };
  if (place.step === 'amount') return { ...query, food: place.food };
  const barcode = 'barcode' in place && place.barcode !== undefined ? { barcode: place.barcode } : {};
  return { ...(place.step !== first && { step: place.step }), ...query, ...barcode };
}

/** Digits alone arrive as a number. */
function isText(value: unknown): value is string | number {
  return (typeof value === 'string' && value !== '') || typeof value === 'number';
}
