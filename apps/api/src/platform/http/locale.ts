import type { Locale } from './actor.ts';

/**
 * Returns the language of a response: the first supported one in `Accept-Language`, or else the person's own, or else
 * English.
 */
export function localeOf(acceptLanguage: string | undefined, own: Locale | undefined): Locale {
  if (acceptLanguage === undefined) return own ?? 'en';
  const wanted = acceptLanguage
    .slice(0, 500)
    .split(',')
    .map((part) => {
      const [tag = '', ...settings] = part.trim().toLowerCase().split(';');
      const quality = settings.map((setting) => /^\s*q=([0-9.]+)$/.exec(setting)?.[1]).find((q) => q !== undefined);
      return { language: tag.split('-')[0], quality: quality === undefined ? 1 : Number(quality) };
    })
    .filter(({ quality }) => quality > 0)
    .toSorted((a, b) => b.quality - a.quality)
    .find(({ language }) => language === 'en' || language === 'nl');
  return (wanted?.language as Locale | undefined) ?? own ?? 'en';
}
