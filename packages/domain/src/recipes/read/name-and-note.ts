import type { Language } from '../../vocabulary.ts';
import { isAdjective } from './food-words.ts';

const ASIDES =
  /(?:[,;]?\s*)(?:naar (?:smaak|wens|keuze|behoefte)|to taste|as needed|for (?:serving|garnish|garnishing|frying|greasing|dusting|brushing|drizzling|topping|the pan|decoration)|to (?:serve|garnish|finish|decorate|grease)|om (?:te|in te|mee te) \p{L}+|ter garnering|voor (?:erbij|erover|de garnering|garnering|het (?:bakken|invetten|bestrooien|bestuiven|serveren|garneren)|de vorm|in de pan)|optional|optioneel|eventueel|evt\.?|indien gewenst|desgewenst|plus (?:extra|more)[^,]*|\+ extra[^,]*|if (?:needed|desired|you like)|divided|verdeeld)(?![\p{L}])/giu;
const LEADING =
  /^(?:(?:eventueel|evt\.?|optioneel|optional|wat|een beetje|beetje|a little|a bit of|some|plenty of|extra(?!\s+(?:virgin|vierge|vergine|fijn|lean|mager))|flink wat|of|van|de|het|the)[\s:]+)+/i;
const ALTERNATIVE: Readonly<Record<Language, RegExp>> = {
  en: /\s+(?:or|\/)\s+|(?<=\p{L})\/(?=\p{L})/iu,
  nl: /\s+(?:of|or|\/)\s+|(?<=\p{L})\/(?=\p{L})/iu,
};

/**
 * What is bought and what is said about it: remarks in brackets, behind a comma or a dash and "to taste" are notes, of
 * alternatives the first counts. "Boneless, skinless chicken" goes on behind its comma, since nothing is named before it.
 */
export function nameAndNote(text: string, language: Language): { name: string; note: string | null } {
  const notes: string[] = [];
  let rest = text.replace(/\(([^()]*(?:\([^()]*\)[^()]*)*)\)?|\[([^\]]*)\]/g, (_, round?: string, square?: string) => {
    notes.push((round ?? square ?? '').trim());
    return ' ';
  });
  rest = rest.replace(/\*+/g, ' ').replace(ASIDES, (aside) => {
    notes.push(aside.replace(/^[,;\s]+/, ''));
    return ' ';
  });
  const [head, tail] = splitAtComma(rest.replace(/\s+/g, ' ').trim());
  const [first = '', ...others] = head.split(ALTERNATIVE[language]);
  const chosen = wholeAlternative(first, others);
  if (others.length > 0) notes.unshift(head.slice(first.length).trim());
  if (tail !== '') notes.unshift(tail);
  const name = chosen.replace(LEADING, '').replace(/^[\s,.;:/x-]+(?=\p{L})|[\s,.;:/-]+$/giu, '');
  const note = notes.filter((one) => one !== '').join(', ');
  return { name, note: note === '' ? null : note };
}

/** Of "red or green pepper" the first is "red pepper": what is left of a description takes the thing from the others. */
function wholeAlternative(first: string, others: readonly string[]): string {
  const [second] = others;
  if (second === undefined || !first.trim().split(' ').every(isAdjective)) return first;
  const things = second.trim().split(' ');
  while (things.length > 1 && isAdjective(things[0]!)) things.shift();
  return `${first} ${things.join(' ')}`;
}

function splitAtComma(text: string): [string, string] {
  let from = 0;
  for (;;) {
    const at = text.slice(from).search(/[,;](?!\d)|\s-\s|\s?[–—]\s/);
    if (at < 0) return [text, ''];
    const head = text.slice(0, from + at);
    if (!head.split(/[\s,]+/).every((word) => word === '' || isAdjective(word))) {
      return [head, text.slice(from + at).replace(/^[,;\s-]+/, '')];
    }
    from += at + 1;
  }
}
