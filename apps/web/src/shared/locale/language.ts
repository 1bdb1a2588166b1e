import { REGION_OF_LANGUAGE } from '@weekbord/phrases/phrases';
import type { Language } from '@weekbord/domain/vocabulary';
import { useSyncExternalStore } from 'react';
import { readStored, writeStored } from '../stored.ts';

let language: Language = chosenLanguage() ?? deviceLanguage(navigator.language);
const listeners = new Set<() => void>();

/**
 * Dutch where the device's language is Dutch, else English.
 * @internal
 */
export function deviceLanguage(deviceLocale: string): Language {
  return deviceLocale.toLowerCase().startsWith('nl') ? 'nl' : 'en';
}

/** The language on screen. */
export function currentLanguage(): Language {
  return language;
}

/** The regional habits of the language on screen, for dates and numbers. */
export function currentRegion(): (typeof REGION_OF_LANGUAGE)[Language] {
  return REGION_OF_LANGUAGE[language];
}

/** The language on screen, and a new drawing when it changes. */
export function useLanguage(): Language {
  return useSyncExternalStore(subscribe, currentLanguage);
}

/** Shows another language; its phrases must have been loaded, else the screen would blank for a moment. */
export function showLanguage(next: Language): void {
  language = next;
  writeStored('locale', next);
  document.documentElement.lang = next;
  for (const listener of listeners) listener();
}

function chosenLanguage(): Language | undefined {
  const stored = readStored('locale');
  return stored === 'en' || stored === 'nl' ? stored : undefined;
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
