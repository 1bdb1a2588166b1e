import type { Language } from '../../languages/languages.ts';
import { unitOfId } from './kitchen-units.ts';
import { type FoodIndex, type FoodMatch, matchFood, type MatchHints } from './match-food.ts';
import { isAmountAlone } from './pair-lines.ts';
import { withoutLabel } from './other-lines.ts';
import { plainLine } from './plain-line.ts';
import { withPint } from './pint-of-recipe.ts';
import { type IngredientLine, readIngredientLine } from './read-ingredient-line.ts';
import { foodsOf, isRemark, splitFoods } from './split-foods.ts';

/** A line with the foods that it may mean. */
export type MatchedLine = Readonly<{
  line: IngredientLine;
  match: FoodMatch;
  /** Whether the line offers a second food as an alternative. */
  isChoice: boolean;
}>;

/** Words next to a food that comes from a tin: "(uit blik)". */
const TINNED = /\b(?:uit (?:een )?(?:blik|pot)|tinned|canned|from a (?:tin|can)|blik)\b/i;
/** Maximum number of foods listed in one line: "salt, pepper and nutmeg". */
const TOGETHER_MAX = 3;

/**
 * `pint` is the size of a pint in the recipe, in millilitres; null if unknown. Returns one line; none if the text is a title, an item of equipment or a step; several if it names several foods:
 * "salt and pepper".
 */
export function matchLine(
  text: string,
  language: Language,
  index: FoodIndex,
  pint: number | null = null,
): readonly MatchedLine[] {
  const read = (part: string) => withPint(readIngredientLine(part, language), part, pint);
  const line = read(text);
  if (line.isHeader || line.isEquipment || line.isInstruction) return [];
  const list = splitFoods(withoutTitle(text.length > line.raw.length ? plainLine(text) : line.raw), language);
  if (list.length > 1) return list.flatMap((part) => matchLine(part, language, index, pint));
  const ofEach = EACH_OF.exec(line.raw);
  if (ofEach !== null && isAmountAlone(ofEach[1]!)) {
    const names = ofEach[2]!.split(LISTED).filter((name) => /\p{L}{2}/u.test(name));
    if (names.length > 1) return names.flatMap((name) => matchLine(`${ofEach[1]!} ${name}`, language, index, pint));
  }
  const each = apart(line, read, language, index);
  if (each !== null) return each;
  const whole = matched(line, language, index);
  if (whole.match.state === 'matched') return withListed(whole, language, index);
  return together(line, language, index) ?? [whole];
}

/** "200 g pasta, 2 eggs": one line for each of two foods, if both are known. */
function apart(
  line: IngredientLine,
  read: (text: string) => IngredientLine,
  language: Language,
  index: FoodIndex,
): readonly MatchedLine[] | null {
  const parts = foodsOf(withoutTitle(line.raw), language).map((part) => matched(read(part), language, index));
  return parts.length > 1 && parts.every(({ match }) => match.state === 'matched') ? parts : null;
}

/** A list without the name of its part: "Dressing: 2 tbsp oil, 1 tbsp vinegar". */
function withoutTitle(line: string): string {
  return line.includes(':') ? withoutLabel(line) : line;
}

/** "1 tsp each cumin, paprika and salt": the amount of each food. */
const EACH_OF = /^(.*?)\s+(?:each|van elk|van ieder|elk)(?:\s+of)?(?:\s+the)?:?\s+(\p{L}.*)$/iu;
const LISTED = /\s*,\s*(?:(?:and|en|&)\s+)?|\s+(?:and|en|&|\+)\s+/iu;

/** "Zout, peper en nootmuskaat", "100 g butter, sugar and flour": the foods in the remark are not lost. */
function withListed(whole: MatchedLine, language: Language, index: FoodIndex): readonly MatchedLine[] {
  const { line } = whole;
  const names = line.note === null || line.other !== null ? [] : line.note.split(LISTED);
  if (names.length === 0 || names.length > TOGETHER_MAX || /[\d()]/.test(line.note!)) return [whole];
  const others = names.map((name) => matched({ ...line, name, note: null, claims: [], states: [] }, language, index));
  const areFoods = others.every(
    ({ match, line: { name } }) =>
      match.state === 'matched' && match.candidates[0]?.id !== whole.match.candidates[0]?.id && !isRemark(name),
  );
  if (!areFoods) return [whole];
  if (line.quantity === null || line.unit?.isVague === true) return [whole, ...others];
  return [{ ...whole, line: { ...line, isPartlyRead: true } }];
}

/** "Salt and pepper", "1 tsp each cumin and paprika": one line for each, if all of them are known. */
function together(line: IngredientLine, language: Language, index: FoodIndex): readonly MatchedLine[] | null {
  const name = line.name.replace(/^(?:each|elk)\s+(?:of\s+)?/i, '');
  const isVague = line.quantity === null || line.unit?.isVague === true || name !== line.name;
  const names = name.split(/\s+(?:en|and|&|\+)\s+|,\s+/i);
  if (names.length < 2 || names.length > TOGETHER_MAX || !isVague) return null;
  const parts = names.map((one) => matched({ ...line, name: one }, language, index));
  return parts.every(({ match }) => match.state === 'matched') ? parts : null;
}

function matched(line: IngredientLine, language: Language, index: FoodIndex): MatchedLine {
  const isTinned = TINNED.test(line.note ?? '') && (line.unit === null || line.unit.kind === 'mass');
  const hints: MatchHints = {
    unit: isTinned ? unitOfId('can') : (line.unit ?? (line.quantity === null ? null : 'pieces')),
  };
  const found = (name: string) => matchFood(index, name, language, hints);
  const named = line.claims.length + line.states.length === 0 ? found(line.name) : claimed(line, found);
  if (line.other === null) return { line, match: named, isChoice: false };
  return { line, ...chosen(shared(line.name, line.other, found) ?? named, found(line.other)) };
}

/** "Roomkaas (lactosevrij)" is the food that meets the claim; the ordinary food is only a guess. */
function claimed({ name, claims, states }: IngredientLine, found: (name: string) => FoodMatch): FoodMatch {
  const promised = found(`${[...claims, ...states].join(' ')} ${name}`);
  if (promised.state === 'matched') return promised;
  const plain = found(name);
  return claims.length > 0 && plain.state === 'matched' ? { ...plain, state: 'unsure' } : plain;
}

/** In "chicken or vegetable stock", the first food is chicken stock. */
function shared(name: string, other: string, found: (name: string) => FoodMatch): FoodMatch | null {
  const words = other.split(' ');
  const thing = words.at(-1)!;
  if (words.length < 2 || name.includes(' ') || name.toLowerCase() === thing.toLowerCase()) return null;
  const whole = found(`${name} ${thing}`);
  return whole.state === 'matched' ? whole : null;
}

/** If a line offers two foods, the first one is proposed and the person decides. */
function chosen(first: FoodMatch, other: FoodMatch): { match: FoodMatch; isChoice: boolean } {
  const [mine] = first.candidates;
  const [its] = other.candidates;
  if (its === undefined || mine?.id === its.id) return { match: first, isChoice: false };
  if (mine === undefined) return { match: { ...other, state: 'unsure' }, isChoice: true };
  const rest = [...first.candidates.slice(1), ...other.candidates.slice(1)];
  const candidates = [mine, its, ...rest.filter(({ id }) => id !== mine.id && id !== its.id)];
  return { match: { state: first.state, candidates }, isChoice: other.state === 'matched' };
}
