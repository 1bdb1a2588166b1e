import type { ErrorCode, FieldCode } from '@weekbord/contract/errors';
import type { Language } from '@weekbord/domain/languages/languages';
import * as en from './en/errors.ts';
import * as nl from './nl/errors.ts';
import { fillPhrase, type Phrase } from './phrases.ts';

/** The field codes whose phrase can name the limit that was exceeded. */
export type LimitCode = Extract<
  FieldCode,
  | 'too_short'
  | 'too_long'
  | 'too_small'
  | 'too_large'
  | 'too_few'
  | 'too_many'
  | 'goal_weight_below_healthy'
  | 'calories_below_minimum'
  | 'calories_not_of_macros'
  | 'protein_below_minimum'
  | 'fat_below_minimum'
  | 'deficit_not_adult'
  | 'reason_for_low_day'
  | 'deficit_low_weight'
  | 'meals_too_few'
  | 'meals_too_many'
  | 'too_many_rows'
  | 'directions_too_long'
  | 'range_too_long'
>;

const ERRORS: Record<Language, Record<ErrorCode, string>> = { en: en.errors, nl: nl.errors };
const FIELD_ERRORS: Record<Language, Record<FieldCode, string>> = { en: en.fieldErrors, nl: nl.fieldErrors };
const WITH_LIMIT: Record<Language, Partial<Record<FieldCode, Phrase>>> = {
  en: en.fieldErrorsWithLimit,
  nl: nl.fieldErrorsWithLimit,
};

/** The numbers of a refusal: the limit that was exceeded, and the given value if the phrase names both. */
export type FieldParams = Readonly<{ min?: number; max?: number; count?: number; given?: number }>;

/** The sentence for a refused request. */
export function errorPhrase(code: ErrorCode, language: Language): string {
  return ERRORS[language][code];
}

/** The sentence for a refused field; it names the limit if `params` contains one. */
export function fieldPhrase(code: FieldCode, language: Language, params: FieldParams = {}): string {
  const limit = params.count ?? params.min ?? params.max;
  const withLimit = WITH_LIMIT[language][code];
  return limit === undefined || withLimit === undefined
    ? FIELD_ERRORS[language][code]
    : fillPhrase(withLimit, language, { count: limit, ...(params.given !== undefined && { given: params.given }) });
}
