import { isLineOfTimes, type Times, timesIn } from './read-times.ts';
import { plainYield, readYield } from './read-yield.ts';

const FACT =
  /^(?:(?:bereidings?|voorbereidings?|kook|bak|oven|wacht|totale? |prep(?:aration)? |cook(?:ing)? |total )?(?:tijd|time)|aantal personen|personen|porties|serves|servings|yield|makes|voor \d|for \d{1,2} (?:people|persons)|(?:prep(?:aration)?|cook(?:ing)?|total|hands[- ]on|voorbereid(?:en|ing)|bereiding|koken|bakken|totaal|ready in|klaar in)\b[^\p{L}]{0,4}\d|\d{1,2}(?:\s*(?:-|tot|to|à)\s*\d{1,2})?\s*(?:personen|persoon|pers\.?|porties?|eters|people|persons?|portions?|servings?|min(?:uten|utes|\.)?|uur|hours?)(?:$|\s*[|•·,]))/iu;
/** A line about the yield, whether or not it says the number of portions: "Makes 1 large bowl". */
const YIELD =
  /^(?:makes|yields?|serves|servings?|opbrengst|goed voor)\b\s*:?\s*(?:(?:about|approx\p{L}*\.?|around|ca\.?|circa|ongeveer)\s+)?(?:\d|[½¼]|(?:one|two|three|four|five|six|eight|ten|twelve|half|een|één|twee|drie|vier|vijf|zes|acht|tien|twaalf|halve?)(?!\p{L}))/iu;
const LONGEST_FACT = 120;

/** What a line says about the portions and the time of a recipe: "Voor 4 personen", "Prep 10 | Cook 20". */
export type RecipeFacts = Readonly<{ portions: number | null; times: Times }>;

/** The facts on a short, separate line; null if there are none. */
export function factsIn(line: string): RecipeFacts | null {
  const isYield = YIELD.test(line);
  if (line.length > LONGEST_FACT || !(isYield || FACT.test(line) || isLineOfTimes(line))) return null;
  const portions = portionsIn(line);
  const times = timesIn(line, 'making');
  return portions === null && Object.keys(times).length === 0 && !isYield ? null : { portions, times };
}

/** The portions that a text states; null if it mentions none. */
export function portionsIn(text: string): number | null {
  if (!/person|portie|serv|pers\b|people|eters|makes|yield/i.test(text)) return null;
  const line = plainYield(text);
  // Prefers a number after a label to the first number: "Prep 10 min | Serves 4" and "20 min, 4 personen".
  const behind = /\b(?:serves|servings?|makes|yields?|porties|personen)\b[\s:]{1,3}(?:ca\.? |about )?(\d.*)$/i.exec(
    line,
  );
  const before = /(\d{1,3}(?:\s*(?:-|–|tot|à|to)\s*\d{1,3})?\s*(?:person|portie|serv|pers\b|people|eters).*)$/i.exec(
    line,
  );
  return readYield(behind?.[1] ?? before?.[1] ?? line.replace(/^[^\d]*/, ''));
}
