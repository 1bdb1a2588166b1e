import type { Language } from '@weekbord/domain/languages/languages';
import { useLanguage } from '../locale/language.ts';

/** The maximum number of decimals in a field. */
const DECIMALS = 2;

/** Formats a number as a person would type it: with the language's decimal separator and no other. */
export function typedNumber(value: number, language: Language): string {
  const text = String(Math.round(value * 10 ** DECIMALS) / 10 ** DECIMALS);
  return language === 'nl' ? text.replace('.', ',') : text;
}

/** Returns `typedNumber` for the current language. */
export function useTypedNumber(): (value: number) => string {
  const language = useLanguage();
  return (value) => typedNumber(value, language);
}
