import type { Language } from '../../languages/languages.ts';
import { claimsIn, statesIn } from './food-claims.ts';
import { isAdjective } from './food-words.ts';

const ASIDES =
  /(?:[,;]?\s*)(?:naar (?:smaak|wens|keuze|behoefte)|to taste|as (?:needed|required|desired)|(?:for|to) (?:(?:deep|shallow|pan|stir)[- ]?)fry(?:ing)?|for (?:serving|garnish|garnishing|frying|greasing|dusting|brushing|drizzling|sprinkling|topping|coating|rolling|dipping|cooking|the (?:pan|brine|marinade|topping|dish|tin|tray)|decoration|decorating)|as garnish|to (?:serve|garnish|finish|decorate|grease|fry|drizzle|sprinkle|dust|coat|top)|om (?:te|in te|mee te|erbij te|bij te) \p{L}+|ter (?:garnering|decoratie)|voor (?:erbij|erover|ernaast|de (?:garnering|pekel|marinade|vorm|bakplaat|topping)|garnering|het (?:bakken|invetten|bestrooien|bestuiven|serveren|garneren|frituren|insmeren|pekelen|marineren)|in de pan)|optional|optioneel|eventueel|evt\.?|indien (?:gewenst|nodig)|desgewenst|plus (?:extra|more)[^,]*|\+ extra[^,]*|(?:and|en) extra[^,]*|if (?:needed|desired|necessary|you like|using)|divided|verdeeld|at room temperature|op kamertemperatuur)(?![\p{L}])/giu;
const LEADING =
  /^(?:(?:eventueel|evt\.?|optioneel|optional|wat|een beetje|beetje|a little|a bit of|some|plenty of|extra(?!\s+(?:virgin|vierge|vergine|fijn|lean|mager))|flink wat|of|van|de|het|the)[\s:]+)+/i;
const ALTERNATIVE: Readonly<Record<Language, RegExp>> = {
  en: /\s+(?:and\/or|or|\/)\s+|(?<=\p{L})\/(?=\p{L})/iu,
  nl: /\s+(?:en\/of|of|or|\/)\s+|(?<=\p{L})\/(?=\p{L})/iu,
};

/** The food that is bought, and the note about it. */
export type NamedFood = Readonly<{
  name: string;
  note: string | null;
  /** Another food that the line offers as an alternative: "honey or maple syrup". */
  other: string | null;
  /** Claims next to the name: "(lactosevrij)". */
  claims: readonly string[];
  /** The states in which the food is sold, next to the name: "(diepvries)". */
  states: readonly string[];
}>;

/**
 * Splits a text into the food that is bought and the note about it. Remarks in brackets, after a comma or a dash, and
 * "to taste" are notes; the first of several alternatives is used. "Boneless, skinless chicken" continues after its
 * comma, because no food is named before it.
 */
export function nameAndNote(text: string, language: Language): NamedFood {
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
  const { first, others } = alternativesIn(head, language);
  const chosen = wholeAlternative(first, others);
  if (others.length > 0) notes.unshift(head.slice(first.length).trim());
  if (tail !== '') notes.unshift(tail);
  const note = notes.filter((one) => one !== '').join(', ');
  return {
    name: plainName(chosen),
    note: note === '' ? null : note,
    other: isDescription(first) || others[0] === undefined ? null : plainName(others[0]),
    claims: [...new Set(notes.flatMap((one) => claimsIn(one, language)))],
    states: [...new Set(notes.flatMap((one) => statesIn(one, language)))],
  };
}

function plainName(name: string): string {
  return name.replace(LEADING, '').replace(/^(?:[\s,.;:/+-]|x(?=\s))+(?=\p{L})|[\s,.;:/+-]+$/giu, '');
}

/** A fraction or a fat content, "50/50" or "80/20", is not a choice. */
function alternativesIn(head: string, language: Language): { first: string; others: readonly string[] } {
  const [first = '', ...others] = head.split(ALTERNATIVE[language]);
  if (!/\p{L}/u.test(first)) return { first: head, others: [] };
  return { first, others: others.filter((other) => /\p{L}{2}/u.test(other)) };
}

function isDescription(text: string): boolean {
  return text.trim().split(' ').every(isAdjective);
}

/** The second half of a Dutch compound that its first alternative omits: "kippen- of groentebouillon". */
const SECOND_HALF =
  /(?:bouillon|gehakt|filet|saus|melk|olie|azijn|kaas|meel|bloem|pasta|poeder|room|brood|noten|worst|vlees|sap|bonen|yoghurt|suiker|peper|kool)$/i;

/** In "red or green pepper", the first alternative is "red pepper": a mere adjective takes the noun from the others. */
function wholeAlternative(first: string, others: readonly string[]): string {
  const [second] = others;
  const ending = /-\s*$/.test(first) ? SECOND_HALF.exec(second ?? '') : null;
  if (ending !== null) return first.replace(/-\s*$/, ending[0]);
  if (second === undefined || !isDescription(first)) return first;
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
