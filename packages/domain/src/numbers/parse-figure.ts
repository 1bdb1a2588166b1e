import type { Language } from '../languages/languages.ts';
import { parseDecimal } from './parse-decimal.ts';

const THOUSANDS: Readonly<Record<Language, RegExp>> = {
  en: /^[1-9]\d{0,2}(?:,\d{3})+(?:\.\d*)?$/,
  nl: /^[1-9]\d{0,2}(?:\.\d{3})+(?:,\d*)?$/,
};
const MARKS: Readonly<Record<Language, string>> = { en: ',', nl: '.' };

/**
 * Parses a typed number that is normally above 100, such as kcal or grams: three digits after the language's thousands
 * separator are thousands ('1,050' in English, '1.050' in Dutch). Other separators are decimal marks. Null if the text
 * is not a number.
 */
export function parseFigure(text: string, language: Language): number | null {
  const trimmed = text.trim();
  return parseDecimal(THOUSANDS[language].test(trimmed) ? trimmed.replaceAll(MARKS[language], '') : trimmed);
}
