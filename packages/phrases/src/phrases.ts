import type { Language } from '@weekbord/domain/languages/languages';
import { withMinus } from './minus.ts';

/** A phrase whose form depends on the number `count`. Dutch and English have these two forms. */
export type Plural = Readonly<{ one: string; other: string }>;

/** A phrase; `{name}` is a placeholder for a value. */
export type Phrase = string | Plural;

/** The phrases of one area in one language. */
export type Phrasebook = Readonly<Record<string, Phrase>>;

/** The type of a translation: the same keys with the same kind of phrases. */
export type Translation<Book extends Phrasebook> = {
  readonly [Key in keyof Book]: Book[Key] extends string ? string : Plural;
};

type NamesIn<Text extends string> = Text extends `${string}{${infer Name}}${infer Rest}` ? Name | NamesIn<Rest> : never;
type NamesOf<P extends Phrase> = P extends string
  ? NamesIn<P>
  : P extends Plural
    ? 'count' | NamesIn<P['one']> | NamesIn<P['other']>
    : never;

/** The values that a phrase needs; `count` is a number, the others are text or numbers. */
export type PhraseValues<P extends Phrase> = {
  readonly [Name in NamesOf<P>]: Name extends 'count' ? number : string | number;
};

/** The argument after the key: absent if the phrase needs no values. */
export type PhraseArguments<P extends Phrase> = [NamesOf<P>] extends [never] ? [] : [values: PhraseValues<P>];

/** The locale whose number and date formats are used for a language. */
export const REGION_OF_LANGUAGE = { en: 'en-GB', nl: 'nl-NL' } as const satisfies Record<Language, string>;

const pluralRules = {
  en: new Intl.PluralRules(REGION_OF_LANGUAGE.en),
  nl: new Intl.PluralRules(REGION_OF_LANGUAGE.nl),
};
const numberFormat = {
  en: new Intl.NumberFormat(REGION_OF_LANGUAGE.en),
  nl: new Intl.NumberFormat(REGION_OF_LANGUAGE.nl),
};

/** Fills in a phrase: picks the plural form by `count` and formats numbers as usual in the language. */
export function fillPhrase(
  phrase: Phrase,
  language: Language,
  values: Readonly<Record<string, string | number>> = {},
): string {
  const text = typeof phrase === 'string' ? phrase : phrase[formFor(language, values['count'])];
  return text.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = values[name];
    return typeof value === 'number' ? withMinus(numberFormat[language].format(value)) : (value ?? '');
  });
}

function formFor(language: Language, count: string | number | undefined): keyof Plural {
  return pluralRules[language].select(Number(count ?? 0)) === 'one' ? 'one' : 'other';
}
