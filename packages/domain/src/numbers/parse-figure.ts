import type { Language } from '../vocabulary.ts';
import { parseDecimal } from './parse-decimal.ts';

const THOUSANDS: Readonly<Record<Language, RegExp>> = {
  en: /^[1-9]\d{0,2}(?:,\d{3})+(?:\.\d*)?$/,
  nl: /^[1-9]\d{0,2}(?:\.\d{3})+(?:,\d*)?$/,
};
const MARKS: Readonly<Record<Language, string>> = { en: ',', nl: '.' };

/**
 * Reads a typed figure that is normally above 100, such as kcal or grams: three digits behind the language's mark of thousands
 * are thousands ('1,050' in English, '1.050' in Dutch). All else is read as a decimal; null where it is none.
 */
export function parseFigure(text: string, language: Language): number | null {
  const trimmed = text.trim();
  return parseDecimal(THOUSANDS[language].test(trimmed) ? trimmed.replaceAll(MARKS[language], '') : trimmed);
}
