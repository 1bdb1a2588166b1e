import { REGION_OF_LANGUAGE } from '@weekbord/phrases/phrases';
import type { Language } from '@weekbord/domain/languages/languages';
import { useSyncExternalStore } from 'react';
import { readStored, writeStored } from '../stored.ts';

const YEAR_S = 365 * 24 * 60 * 60;

let language: Language = chosenLanguage() ?? deviceLanguage(navigator.language);
const listeners = new Set<() => void>();

/**
 * Returns Dutch if the device's language is Dutch, otherwise English.
 * @internal
 */
export function deviceLanguage(deviceLocale: string): Language {
  return deviceLocale.toLowerCase().startsWith('nl') ? 'nl' : 'en';
}

export function currentLanguage(): Language {
  return language;
}

/** The locales in which English puts the month before the day. */
const MONTH_FIRST = /^en(-(US|PH))?$/i;

/**
 * Returns the locale for dates and numbers in a language, on a device with a locale such as 'en-US'.
 * @internal
 */
export function regionOf(spoken: Language, deviceLocale: string): string {
  return spoken === 'en' && MONTH_FIRST.test(deviceLocale) ? 'en-US' : REGION_OF_LANGUAGE[spoken];
}

/** The locale for dates and numbers in the current language; rerenders when it changes. */
export function useRegion(): string {
  return regionOf(useLanguage(), navigator.language);
}

/** The current language; rerenders when it changes. */
export function useLanguage(): Language {
  return useSyncExternalStore(subscribe, currentLanguage, currentLanguage);
}

/**
 * Switches to another language and stores the choice. Its phrases must be loaded already; otherwise the screen would be
 * blank for a moment.
 */
export function showLanguage(next: Language): void {
  writeStored('locale', next);
  tellServer(next);
  document.documentElement.lang = next;
  speakLanguage(next);
}

/** Renders in a language from now on, without storing it as a choice. */
export function speakLanguage(next: Language): void {
  language = next;
  for (const listener of listeners) listener();
}

/** Renews the cookie of an earlier choice, so that the server renders the first page in that language. */
export function keepChosenLanguage(): void {
  const chosen = chosenLanguage();
  if (chosen) tellServer(chosen);
}

function tellServer(chosen: Language): void {
  const secure = location.protocol === 'https:' ? '; secure' : '';
  document.cookie = `weekbord-language=${chosen}; path=/; max-age=${YEAR_S}; samesite=lax${secure}`;
}

function chosenLanguage(): Language | undefined {
  const stored = readStored('locale');
  return stored === 'en' || stored === 'nl' ? stored : undefined;
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
