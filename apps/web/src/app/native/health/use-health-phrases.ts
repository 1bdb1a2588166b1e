import { healthStore as inEnglish } from '@weekbord/phrases/en/health-store';
import { healthStore as inDutch } from '@weekbord/phrases/nl/health-store';
import { fillPhrase } from '@weekbord/phrases/phrases';
import { useLanguage } from '../../../shared/locale/language.ts';
import { platform } from '../bridge.ts';

/** Not in the list of phrase areas, which browsers load too: only the native apps use these phrases. */
const BOOKS = { en: inEnglish, nl: inDutch };

/** Returns a translator for phrases about the phone's health store, with its name filled in. */
export function useHealthPhrases(): (key: keyof typeof inEnglish) => string {
  const language = useLanguage();
  const book = BOOKS[language];
  return (key) => fillPhrase(book[key], language, { store: book[platform()] });
}
