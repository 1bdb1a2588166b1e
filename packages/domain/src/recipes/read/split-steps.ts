const NUMBERED = /(?<=^|[\s.!?)])(?:(?:stap|step)\s*)?(\d{1,2})\s*[.):]\s+(?=\p{L})/giu;

/** The steps of a text that numbers them consecutively: "1. Boil. 2. Stir." Any other text is one step. */
export function splitSteps(text: string): readonly string[] {
  const starts: { at: number; end: number }[] = [];
  for (const match of text.matchAll(NUMBERED)) {
    if (Number(match[1]) !== starts.length + 1) continue;
    starts.push({ at: match.index, end: match.index + match[0].length });
  }
  const [first] = starts;
  if (first === undefined || first.at > 0) return [text];
  return starts.map(({ end }, place) => text.slice(end, starts[place + 1]?.at).trim()).filter((step) => step !== '');
}
