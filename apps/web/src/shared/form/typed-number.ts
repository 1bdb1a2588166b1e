import type { Language } from '@weekbord/domain/languages/languages';
import { useLanguage } from '../locale/language.ts';

/** The decimals of a number in a field. */
const DECIMALS = 2;

/** Returns a number as a person types it into a field: with the language's decimal separator and no other. */
export function typedNumber(value: number, language: Language): string {
  const text = String(Math.round(value * 10 ** DECIMALS) / 10 ** DECIMALS);
  return language === 'nl' ? text.replace('.', ',') : text;
}

/** The same in the language on screen. */
export function useTypedNumber(): (value: number) => string {
  const language = useLanguage();
  return (value) => typedNumber(value, language);
}
