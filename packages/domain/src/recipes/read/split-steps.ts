import { withPlainNumbers } from './plain-line.ts';

/** "2.", "2)", "(2)", "Step 2", "#2" anywhere; "2 -" and "2.Boil" only where a sentence begins. */
const NUMBERED =
  /(?<=^|[\s.!?)])(?:(?:stap|step)\s*#?(\d{1,2})\s*[.):-]?\s+(?=\S)|(\d{1,2})\s*[.):]\s+(?=\S)|\((\d{1,2})\)\s+(?=\S)|#(\d{1,2})[.:)]?\s+(?=\p{L})|(?<=^|[.!?)]\s*)(\d{1,2})(?:\s?-\s+|[.)])(?=\p{L}))/giu;
const LABEL = /^\p{L}[\p{L} ]{0,30}:\s*$/u;
const BULLET = /\s*[•●▪◦]\s+/u;
const STEP_NUMBER =
  /^(?:(?:stap|step)\s*#?\d{1,2}(?:\s*[.):-])?\s+|\(\d{1,2}\)\s*|#\d{1,2}[.:)]?\s+|(?:stap|step)?\s*\d{1,2}\s*(?:[.):](?:\s+|(?=\p{L}))|-\s+(?=\p{L})))(?=\S)/iu;

/** Ways of numbering steps without digits, each with its words or letters for 1, 2, 3, ... */
const SERIES: readonly (readonly [mark: RegExp, numbers: readonly string[]])[] = [
  [
    /(?<=^|[\s.!?)])(?:stap|step)\s+(\p{L}{2,6})\s*[.):-]\s*(?=\S)/giu,
    'one two three four five six seven eight nine ten'.split(' '),
  ],
  [
    /(?<=^|[\s.!?)])(?:stap|step)\s+(\p{L}{2,6})\s*[.):-]\s*(?=\S)/giu,
    'een twee drie vier vijf zes zeven acht negen tien'.split(' '),
  ],
  [/(?<=^|\s)\(?([a-z])\)\s*(?=\p{L})/giu, 'a b c d e f g h i j k l m n o p q r s t u v w x y z'.split(' ')],
  [/(?<=^|[.!?:]\s+)([IVX]{1,5})[.)]\s+(?=\p{L})/gu, 'i ii iii iv v vi vii viii ix x xi xii'.split(' ')],
];

/**
 * The steps of a text that numbers them consecutively, "1. Boil. 2. Stir.", or marks them. Any other text is one step.
 */
export function splitSteps(written: string): readonly string[] {
  const text = withPlainNumbers(written);
  const numbered = stepsAt(text, startsOf(text, NUMBERED, Number), true);
  if (numbered !== null) return numbered;
  for (const [mark, numbers] of SERIES) {
    const starts = startsOf(text, mark, (word) => numbers.indexOf(word.toLowerCase().replaceAll('é', 'e')) + 1);
    // A single letter or word does not count as numbering.
    const steps = starts.length > 1 ? stepsAt(text, starts) : null;
    if (steps !== null) return steps;
  }
  return bulleted(text);
}

type Start = Readonly<{ at: number; end: number }>;

function startsOf(text: string, mark: RegExp, valueOf: (number: string) => number): readonly Start[] {
  const starts: Start[] = [];
  for (const match of text.matchAll(mark)) {
    const number = match.slice(1).find((one) => one !== undefined)!;
    if (valueOf(number) === starts.length + 1) starts.push({ at: match.index, end: match.index + match[0].length });
  }
  return starts;
}

/** Sentences before the first number: "Preheat the oven. 1. Boil the rice. 2. Stir." */
const SENTENCES = /\p{L}{2}.*[.!?:]\s*$/su;

/** The texts between the starts, and the sentences before the first if it may follow any; null if other text precedes it. */
function stepsAt(text: string, starts: readonly Start[], mayFollow = false): readonly string[] | null {
  const [first] = starts;
  if (first === undefined) return null;
  const before = text.slice(0, first.at);
  const isLabel = before.trim() === '' || LABEL.test(before);
  if (!isLabel && !(mayFollow && starts.length > 1 && SENTENCES.test(before))) return null;
  const steps = starts.map(({ end }, place) => text.slice(end, starts[place + 1]?.at).trim());
  return (isLabel ? steps : [before.trim(), ...steps]).filter((step) => step !== '');
}

function bulleted(text: string): readonly string[] {
  const parts = text.split(BULLET);
  return parts.length > 1 && parts[0]!.trim() === '' ? parts.slice(1).map((part) => part.trim()) : [text];
}

/** A step without its number; an amount at its beginning is kept: "2. 200 g pasta goes in", "1.5 l water". */
export function withoutStepNumber(step: string): string {
  return step.replace(STEP_NUMBER, '').trim();
}

export function isStepNumber(text: string): boolean {
  return /^(?:(?:stap|step)\s*)?\d{1,2}[.):]?$/i.test(text);
}
