import { AREAS, type Area, type PhrasesOf } from '@weekbord/phrases/areas';
import { fillPhrase, type Phrase, type PhraseArguments, type Phrasebook } from '@weekbord/phrases/phrases';
import type { Language } from '@weekbord/domain/languages/languages';
import { use } from 'react';
import { currentLanguage, showLanguage, useLanguage } from '../locale/language.ts';

/** Returns a phrase of an area; the compiler checks the values that it needs. */
export type Say<A extends Area> = <Key extends keyof PhrasesOf<A>>(
  key: Key,
  ...values: PhraseArguments<Extract<PhrasesOf<A>[Key], Phrase>>
) => string;

type AnySay = (key: string, values?: Readonly<Record<string, string | number>>) => string;

/** A promise with the two fields from which React reads a loaded value without suspending. */
type Loading = Promise<AnySay> & { status?: 'fulfilled'; value?: AnySay };

const ready = new Set<string>();
const onTheirWay = new Map<string, Loading>();

/** The phrases of an area in the current language. Suspends if they are not loaded yet. */
export function usePhrases<A extends Area>(area: A): Say<A> {
  const language = useLanguage();
  // Called unconditionally, because a component that suspended once and then does not call `use` again loses its other
  // hooks.
  return use(load(area, language)) as Say<A>;
}

/** Preloads areas in a route's loader, so that no screen has to wait for its phrases. */
export async function loadPhrases(...areas: Area[]): Promise<void> {
  await Promise.all(areas.map((area) => load(area, currentLanguage())));
}

/** Returns phrases outside React; the area must have been loaded. */
export async function phrasesOf<A extends Area>(area: A): Promise<Say<A>> {
  return (await load(area, currentLanguage())) as Say<A>;
}

/** Switches the language once everything on screen has its phrases. */
export async function changeLanguage(language: Language): Promise<void> {
  const spoken = (Object.keys(AREAS) as Area[]).filter((area) => ready.has(keyOf(area, currentLanguage())));
  await Promise.all(spoken.map((area) => load(area, language)));
  showLanguage(language);
}

function load(area: Area, language: Language): Promise<AnySay> {
  const key = keyOf(area, language);
  const known = onTheirWay.get(key);
  if (known) return known;
  const loading: Loading = AREAS[area][language]().then((book: Phrasebook) => {
    const say: AnySay = (name, values) => fillPhrase(book[name] ?? '', language, values);
    ready.add(key);
    loading.status = 'fulfilled';
    loading.value = say;
    return say;
  });
  loading.catch(() => onTheirWay.delete(key));
  onTheirWay.set(key, loading);
  return loading;
}

function keyOf(area: Area, language: Language): string {
  return `${language}/${area}`;
}
