import { expect, type Page } from '@playwright/test';
import { AREAS, type Area } from '@weekbord/phrases/areas';
import type { Phrasebook } from '@weekbord/phrases/phrases';

type Language = 'en' | 'nl';

/** Shorter phrases, such as units, are not specific to a language. */
const LEAST_LENGTH = 4;
const foreign = new Map<Language, Promise<ReadonlySet<string>>>();

/** Fails if the screen shows a phrase in the other language, or the placeholder of a missing value. */
export async function expectTranslated(page: Page): Promise<void> {
  const language: Language = (await page.locator('html').getAttribute('lang')) === 'nl' ? 'nl' : 'en';
  const others = foreign.get(language) ?? phrasesOnlyIn(language === 'nl' ? 'en' : 'nl', language);
  foreign.set(language, others);
  const wrong = await others;
  const texts = await page.evaluate<string[]>(`(() => {
    const named = [...document.querySelectorAll('[aria-label], [placeholder], [title], [alt]')];
    const names = named.flatMap((one) => ['aria-label', 'placeholder', 'title', 'alt'].map((name) => one.getAttribute(name)));
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const written = [];
    while (walker.nextNode()) if (walker.currentNode.parentElement?.checkVisibility()) written.push(walker.currentNode.data);
    return [...names, ...written].map((text) => (text ?? '').trim()).filter((text) => text !== '');
  })()`);
  expect(
    texts.filter((text) => wrong.has(text) || /\{\w+\}/.test(text)),
    page.url(),
  ).toEqual([]);
}

/** Returns the phrases without parameters that exist in only one of the two languages. */
async function phrasesOnlyIn(language: Language, other: Language): Promise<ReadonlySet<string>> {
  const [own, known] = await Promise.all([phrasesOf(language), phrasesOf(other)]);
  return new Set([...own].filter((text) => !known.has(text) && text.length >= LEAST_LENGTH));
}

async function phrasesOf(language: Language): Promise<ReadonlySet<string>> {
  const books = await Promise.all((Object.keys(AREAS) as Area[]).map((area) => AREAS[area][language]()));
  const phrases = books.flatMap((book: Phrasebook) => Object.values(book));
  return new Set(phrases.flatMap((phrase) => (typeof phrase === 'string' ? [phrase] : Object.values(phrase))));
}
