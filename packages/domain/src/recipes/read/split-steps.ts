import { withPlainNumbers } from './plain-line.ts';

/** "2.", "2)", "(2)", "Step 2", "#2" anywhere; "2 -" only where a sentence begins. */
const NUMBERED =
  /(?<=^|[\s.!?)])(?:(?:stap|step)\s*#?(\d{1,2})\s*[.):-]?\s+(?=\S)|(\d{1,2})\s*[.):]\s+(?=\S)|\((\d{1,2})\)\s+(?=\S)|#(\d{1,2})[.:)]?\s+(?=\p{L})|(?<=^|[.!?)]\s+)(\d{1,2})\s?-\s+(?=\p{L}))/giu;
const LABEL = /^\p{L}[\p{L} ]{0,30}:\s*$/u;
const BULLET = /\s*[•●▪◦]\s+/u;
const STEP_NUMBER =
  /^(?:(?:stap|step)\s*#?\d{1,2}(?:\s*[.):-])?\s+|\(\d{1,2}\)\s*|#\d{1,2}[.:)]?\s+|(?:stap|step)?\s*\d{1,2}\s*(?:[.):](?:\s+|(?=\p{L}))|-\s+(?=\p{L})))(?=\S)/iu;

/**
 * The steps of a text that numbers them consecutively, "1. Boil. 2. Stir.", or marks them. Any other text is one step.
 */
export function splitSteps(written: string): readonly string[] {
  const text = withPlainNumbers(written);
  const starts: { at: number; end: number }[] = [];
  for (const match of text.matchAll(NUMBERED)) {
    if (Number(match.slice(1).find((digits) => digits !== undefined)) !== starts.length + 1) continue;
    starts.push({ at: match.index, end: match.index + match[0].length });
  }
  const [first] = starts;
  if (first === undefined || (first.at > 0 && !LABEL.test(text.slice(0, first.at)))) return bulleted(text);
  return starts.map(({ end }, place) => text.slice(end, starts[place + 1]?.at).trim()).filter((step) => step !== '');
}

function bulleted(text: string): readonly string[] {
  const parts = text.split(BULLET);
  return parts.length > 1 && parts[0]!.trim() === '' ? parts.slice(1).map((part) => part.trim()) : [text];
}

/** A step without its number; an amount at its beginning is kept: "2. 200 g pasta goes in", "1.5 l water". */
export function withoutStepNumber(step: string): string {
  return step.replace(STEP_NUMBER, '').trim();
}

/** Whether a text is only the number of a step. */
export function isStepNumber(text: string): boolean {
  return /^(?:(?:stap|step)\s*)?\d{1,2}[.):]?$/i.test(text);
}
