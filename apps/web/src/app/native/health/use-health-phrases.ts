import { healthStore as inEnglish } from '@weekbord/phrases/en/health-store';
import { healthStore as inDutch } from '@weekbord/phrases/nl/health-store';
import { fillPhrase } from '@weekbord/phrases/phrases';
import { useLanguage } from '../../../shared/locale/language.ts';
import { platform } from '../bridge.ts';

/** Not among the areas of phrases: a browser would load where they are, and only the apps say them. */
const BOOKS = { en: inEnglish, nl: inDutch };

/** Says a sentence of the phone's health store, which is named where the sentence names it. */
export function useHealthPhrases(): (key: keyof typeof inEnglish) => string {
  const language = useLanguage();
  const book = BOOKS[language];
  return (key) => fillPhrase(book[key], language, { store: book[platform()] });
}
