import type { Fault } from '../validation/fault.ts';
import { visibleText } from '../validation/visible-text.ts';
import { MAX_ORGANISATION_NAME } from './branding.ts';

/** The product's own name. */
export const PRODUCT_NAME = 'Weekbord';

/** Letters, digits and what names of firms are written with. */
const PLAIN = /^[\p{L}\p{M}\p{N} &'’+\-.,!()]+$/u;

/** A dot or comma within a word makes an address of it for mail programs; so do these beginnings. */
const LIKE_AN_ADDRESS = /[.,]\S|\b(?:https?|www|mailto)\b/iu;

/** Characters that look like a Latin letter. */
const LOOKS_LIKE: Readonly<Record<string, string>> = {
  0: 'o',
  3: 'e',
  8: 'b',
  '€': 'e',
  ß: 'b',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  ł: 'l',
  ɯ: 'w',
  ʀ: 'r',
  ᴡ: 'w',
  ᴇ: 'e',
  ᴋ: 'k',
  ʙ: 'b',
  ᴏ: 'o',
  ᴅ: 'd',
  ɗ: 'd',
  ɓ: 'b',
  ƙ: 'k',
  ĸ: 'k',
  ɔ: 'o',
  ə: 'e',
  ɛ: 'e',
  ѡ: 'w',
  ԝ: 'w',
  ш: 'w',
  щ: 'w',
  ω: 'w',
  е: 'e',
  є: 'e',
  э: 'e',
  ε: 'e',
  к: 'k',
  κ: 'k',
  в: 'b',
  ь: 'b',
  ъ: 'b',
  б: 'b',
  β: 'b',
  о: 'o',
  ο: 'o',
  σ: 'o',
  ө: 'o',
  г: 'r',
  р: 'p',
  ԁ: 'd',
  д: 'd',
  δ: 'd',
  օ: 'o',
  ո: 'n',
  ց: 'g',
  ե: 't',
};

/** The words that a name may not look like it says: the product's own, also as it is often misspelt. */
const RESERVED = ['weekbord', 'weekboard'];

/** A name as one sees it at a glance: no case, accents, spaces or signs, and what looks like a Latin letter is one. */
function skeletonOf(name: string): string {
  const letters = name
    .normalize('NFKD')
    .toLowerCase()
    .normalize('NFKD')
    .replaceAll(/[^\p{L}\p{N}€]/gu, '');
  return Array.from(letters)
    .map((letter) => LOOKS_LIKE[letter] ?? letter)
    .join('')
    .replaceAll('vv', 'w')
    .replaceAll('uu', 'w');
}

/** Whether a name says the product's own, or looks as if it did. */
export function isReservedName(name: string): boolean {
  const skeleton = skeletonOf(name);
  return RESERVED.some((word) => skeleton.includes(word));
}

/** Checks the name of an organisation that a coach makes: it appears in mails to people who do not know the coach. */
export function validateOrganisationName(
  name: string,
): Fault<'required' | 'too_long' | 'name_not_plain' | 'name_reserved'> | null {
  const shown = visibleText(name);
  if (shown === '') return { code: 'required' };
  if (shown.length > MAX_ORGANISATION_NAME) return { code: 'too_long', limit: MAX_ORGANISATION_NAME };
  if (isReservedName(shown)) return { code: 'name_reserved' };
  const compatible = shown.normalize('NFKC');
  return PLAIN.test(compatible) && !LIKE_AN_ADDRESS.test(compatible) ? null : { code: 'name_not_plain' };
}

/** The name of an organisation where it can be said in a mail; the product's where it cannot. */
export function organisationInMail(name: string): string {
  return name !== '' && validateOrganisationName(name) === null ? visibleText(name) : PRODUCT_NAME;
}

/** Who a mail of an organisation comes from: the product, which says on whose behalf. */
export function senderOfMail(organisation: string): string {
  const said = organisationInMail(organisation);
  return said === PRODUCT_NAME ? PRODUCT_NAME : `${said} via ${PRODUCT_NAME}`;
}

const PERSONAL = /^[\p{L}\p{M} '’.-]+$/u;

/** A name that another person may have chosen, where it can be said in a mail; else none. */
export function personInMail(name: string): string {
  const shown = visibleText(name);
  const compatible = shown.normalize('NFKC');
  return PERSONAL.test(compatible) && !LIKE_AN_ADDRESS.test(compatible) && !isReservedName(shown) ? shown : '';
}
