import type { Fault } from '../validation/fault.ts';
import { visibleText } from '../validation/visible-text.ts';
import { MAX_ORGANISATION_NAME } from './branding.ts';
import { glanceOf, looksLike } from './glance.ts';

export const PRODUCT_NAME = 'Weekbord';

/** Names made up of letters, digits and the punctuation of company names. */
const PLAIN = /^[\p{L}\p{M}\p{N} &'’+\-.,!()]+$/u;

/**
 * Email programs turn text into a link if it contains these prefixes or a dot or comma within a word, and consecutive
 * digits into a telephone number.
 */
const LIKE_AN_ADDRESS = /[.,]\S|\b(?:https?|www|mailto)\b|(?:\d[ ().+-]*){6}/iu;

/** Combining marks that pile up over a letter, or enclose it. */
const HEAPED = /\p{M}{3}|\p{Me}/u;

/**
 * The scripts that a name can use. A name may use only one of them, because letters of one script can pass for letters
 * of another. Latin is limited to letters that occur in languages.
 */
const LATIN = String.raw`A-Za-z\u00aa\u00ba\u00c0-\u00d6\u00d8-\u00f6\u00f8-\u024f\u1e00-\u1eff`;
const EAST_ASIAN = String.raw`\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}\p{sc=Bopomofo}ー`;
const ALPHABETS = [
  `${LATIN}${EAST_ASIAN}`,
  ...['Cyrillic', 'Greek', 'Armenian', 'Georgian', 'Hebrew', 'Arabic', 'Devanagari', 'Bengali', 'Tamil', 'Thai'].map(
    (script) => String.raw`\p{sc=${script}}`,
  ),
].map((letters) => new RegExp(String.raw`^[${letters}\P{L}]*$`, 'u'));

/** The words that a name must not appear to contain: the product's own, including a common misspelling. */
const OWN_WORDS = [PRODUCT_NAME, 'weekboard'];

/** Names of companies that take payments or that people trust without question. */
const TRUSTED = (
  'stripe paypal klarna adyen tikkie bunq revolut visa mastercard amex americanexpress applepay googlepay google ' +
  'microsoft rabobank abnamro ingbank digid belastingdienst'
).split(' ');

/** Generic words for a department. A name that consists only of such words reads as if it were the product's. */
const OFFICE_WORDS = (
  'support help helpdesk desk service services care customer customers client clients user users team security secure ' +
  'safety admin admins administrator administration account accounts billing payment payments invoice invoices ' +
  'finance refund refunds bank system systems notification notifications notice alert alerts noreply mail mailer ' +
  'email login signin verification official info information contact staff moderator operator portal app website ' +
  'klantenservice klantendienst klant klanten hulp ondersteuning beheer beheerder beveiliging veiligheid betaling ' +
  'betalingen rekening rekeningen factuur facturen facturatie incasso systeem melding meldingen inloggen inlog ' +
  'verificatie officieel officiële medewerker medewerkers'
).split(' ');
/** Filler words that accompany the office words. */
const SMALL_WORDS = (
  'the your our my a an of and for at by from to in on log sign no reply safe verify verified pay site online web ' +
  'de het een je jouw jullie uw onze mijn van voor en bij betaal betalen'
).split(' ');
const OFFICE_GLANCES: ReadonlySet<string> = new Set(OFFICE_WORDS.map(glanceOf));
const SMALL_GLANCES: ReadonlySet<string> = new Set(SMALL_WORDS.map(glanceOf));
const TRUSTED_GLANCES: ReadonlySet<string> = new Set(TRUSTED.map(glanceOf));

/** Maximum number of words; a longer text is not a name. */
const MOST_WORDS = 40;

function wordsOf(name: string): readonly string[] {
  return name
    .split(/[^\p{L}\p{M}\p{N}\p{Cf}€$@]+/u)
    .filter((word) => glanceOf(word) !== '')
    .slice(0, MOST_WORDS);
}

/** Each run of consecutive words as it looks at a glance, so that a name cannot be disguised with spaces. */
function runsOf(name: string): ReadonlySet<string> {
  const words = wordsOf(name);
  return new Set(
    words.flatMap((_, from) =>
      words.slice(from).map((__, more) => glanceOf(words.slice(from, from + more + 1).join(''))),
    ),
  );
}

/** The words of a name that say whose it is, as they look at a glance: without office and filler words. */
function whoIsSaid(name: string): string {
  return wordsOf(name)
    .map(glanceOf)
    .filter((word) => !OFFICE_GLANCES.has(word) && !SMALL_GLANCES.has(word))
    .join('');
}

/** Whether a name consists of office words only: "Your account", "Support Team". */
function isOffice(name: string): boolean {
  if (OFFICE_GLANCES.has(glanceOf(name))) return true;
  return whoIsSaid(name) === '' && [...runsOf(name)].some((run) => OFFICE_GLANCES.has(run));
}

/** Whether a name contains the product's name or a lookalike of it. */
export function saysProduct(name: string): boolean {
  return OWN_WORDS.some((word) => looksLike(name, word));
}

/**
 * Whether a name is or resembles that of the product, of a payment company or of a generic department such as support.
 */
export function isReservedName(name: string): boolean {
  return saysProduct(name) || isOffice(name) || [...runsOf(name)].some((run) => TRUSTED_GLANCES.has(run));
}

/** Whether the letters, marks and punctuation of a name are plain. */
function isPlain(name: string, signs: RegExp): boolean {
  const compatible = name.normalize('NFKC');
  return (
    signs.test(compatible) &&
    glanceOf(compatible) !== '' &&
    !LIKE_AN_ADDRESS.test(compatible) &&
    !HEAPED.test(compatible) &&
    ALPHABETS.some((alphabet) => alphabet.test(compatible))
  );
}

/**
 * Checks the name of an organisation that a coach creates, because it appears in emails to people who do not know the
 * coach.
 */
export function validateOrganisationName(
  name: string,
): Fault<'required' | 'too_long' | 'name_not_plain' | 'name_reserved'> | null {
  const shown = visibleText(name);
  if (shown === '') return { code: 'required' };
  if (shown.length > MAX_ORGANISATION_NAME) return { code: 'too_long', limit: MAX_ORGANISATION_NAME };
  if (isReservedName(shown)) return { code: 'name_reserved' };
  return isPlain(shown, PLAIN) ? null : { code: 'name_not_plain' };
}

export const PRODUCT_PORTAL_NAMES: readonly string[] = [
  'Killerbody',
  'BAMiFit',
  'Fluffy to Fit',
  'Nate Bower',
  'DMA',
  'Fuel & Flow',
  'TrainMore',
  'Club Sportive',
  'Pim Klement',
  'Happy Healthy',
];

/** Whether a name contains or looks like the name of a portal that comes with the product. */
export function imitatesPortal(name: string): boolean {
  const runs = runsOf(name);
  return PRODUCT_PORTAL_NAMES.some((known) => looksLike(name, known) || runs.has(glanceOf(known)));
}

/** Whether two names look the same at a glance, ignoring office words. */
export function areTakenForEachOther(name: string, other: string): boolean {
  const said = whoIsSaid(name);
  return glanceOf(name) === glanceOf(other) || (said !== '' && said === whoIsSaid(other));
}

/** The fields of an organisation that decide how its name is shown. */
export interface NamedOrganisation {
  readonly name: string;
  /** Whether a coach chose the name. */
  readonly isCoachs: boolean;
}

/** The name of an organisation if it can be shown to anyone, otherwise the product's. */
export function shownName({ name, isCoachs }: NamedOrganisation): string {
  const isFit = name !== '' && validateOrganisationName(name) === null && !(isCoachs && imitatesPortal(name));
  return isFit ? visibleText(name) : PRODUCT_NAME;
}

/** The sender of an organisation's emails: the product, on behalf of the organisation. */
export function senderOfMail(organisation: NamedOrganisation): string {
  const said = shownName(organisation);
  return said === PRODUCT_NAME ? PRODUCT_NAME : `${said} via ${PRODUCT_NAME}`;
}

const PERSONAL = /^[\p{L}\p{M} '’.-]+$/u;
/** A person's name longer than this may be a sentence. */
const LONGEST_PERSONAL = 60;
/** A person's name with more words than this may be a sentence. */
const MOST_PERSONAL_WORDS = 6;

/** A person's name if it can be used in an email, otherwise empty: someone else may have entered it. */
export function personInMail(name: string): string {
  const shown = visibleText(name);
  const isName =
    shown.length <= LONGEST_PERSONAL &&
    wordsOf(shown).length <= MOST_PERSONAL_WORDS &&
    isPlain(shown, PERSONAL) &&
    !isReservedName(shown) &&
    !imitatesPortal(shown);
  return isName ? shown : '';
}
