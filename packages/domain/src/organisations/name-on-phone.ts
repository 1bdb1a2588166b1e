/** Maximum length of a name that phones show in full below an icon, in characters. */
const SHOWN_MAX = 12;
/** Words of letters and digits, without the punctuation that joins them. */
const WORDS = /[\p{L}\p{N}][\p{L}\p{M}\p{N}'’]*/gu;
/** An abbreviation: a single short word in capitals. */
const ABBREVIATION = /^\p{Lu}{2,3}$/u;
const FIRST_CHARACTER = /^./u;

/** An organisation's name below its icon on a phone: as many of its first words as fit, at least one. */
export function nameOnPhone(name: string): string {
  if (name.length <= SHOWN_MAX) return name;
  const ends = [...name.matchAll(WORDS)].map(({ index, 0: word }) => index + word.length);
  const end = ends.findLast((each) => each <= SHOWN_MAX) ?? ends[0];
  return name.slice(0, end);
}

/** The one to three letters on an organisation's icon; empty if its name contains no letters or digits. */
export function initialsOfOrganisation(name: string): string {
  const words = name.match(WORDS) ?? [];
  const [first = ''] = words;
  if (words.length === 1 && ABBREVIATION.test(first)) return first;
  const letters = [first, words.length > 1 ? (words.at(-1) ?? '') : ''];
  return letters
    .map((word) => FIRST_CHARACTER.exec(word.normalize('NFC'))?.[0] ?? '')
    .join('')
    .toUpperCase();
}
