import type { Language } from '../../../languages/languages.ts';

/** Kinds of meat as they precede the name of a dish: 'turkey burger', 'kalkoenburger'. */
export const KINDS_OF_MEAT: Readonly<Record<Language, readonly string[]>> = {
  en: ['beef', 'chicken', 'lamb', 'pork', 'turkey'],
  nl: ['kip', 'kalkoen', 'lams', 'runder', 'varkens'],
};

/** Words that do not describe the food after a hyphen, but are foods of their own: 'ham' in 'ham-kaas'. */
export const FOODS_BEFORE_HYPHENS = ['ham', 'kip', 'kalkoen', 'tomaat', 'prei', 'honing', 'pindakaas'];
