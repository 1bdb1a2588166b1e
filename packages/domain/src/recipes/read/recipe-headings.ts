import { readAmount } from './read-amount.ts';
import { readYield } from './read-yield.ts';
import { factsIn } from './recipe-facts.ts';

const INGREDIENTS =
  /^(?:(?:de |dit heb je nodig|wat heb je nodig|wat je nodig hebt|boodschappen|benodigdheden)\b.*|(?:de |the |recipe )?ingredi[eë]nt(?:en|s)?(?:lijst)?\b.{0,40}|(?:what )?you(?:'ll| will)? need\b.*|shopping list|what goes in|nodig voor\b.{0,40})$/i;
const STEPS =
  /^(?:(?:de )?bereiding(?:swijze)?|zo maak je (?:het|ze|dit|hem)|zo maak je .{1,40}|aan de slag|werkwijze|instructies?|stappen(?:plan)?|(?:the )?(?:cooking )?method|(?:cooking |recipe )?instructions?|directions?|steps|preparation|how to(?: make| cook)?(?: it| them| .{1,40})?|voorbereiding|aan het werk|let's (?:cook|make it))(?:\s*\(.{0,30}\)|\s+\p{L}[^.\d]{0,25})?:?$/iu;
const NOTES =
  /^(?:(?:recipe |handige )?tips?|(?:recipe )?notes?|notities|voedingswaarden?|nutrition(?:al)?(?: (?:info|information|facts|values))?|variatie(?:tip)?s?|bewaren|bewaaradvies|storage|reacties?|comments?|\d+ (?:reacties|comments)|reviews?|related.*|more recipes.*|meer recepten.*|andere recepten.*|gerelateerd.*|you may also like.*|lekker met.*|over (?:mij|ons|de auteur)|about.*|faq|veelgestelde vragen|delen|share.*|equipment|keukengerei|materialen|dit gebruik je|utensils)\b.{0,30}:?$/i;

/** "You need to stir" and "je hebt nodig om" are sentences. */
const SENTENCE = /^(?:what )?you(?:'ll| will)? need to\b/i;
const START_OF_INGREDIENTS =
  /^(?:(?:de |the |recipe |your |alle |all )?ingredi[eë]nt(?:en|s)?(?:lijst)?|benodigdheden|boodschappen(?:lijst(?:je)?)?|(?:dit |wat )?heb je nodig|wat je nodig hebt|je hebt nodig|nodig|(?:what )?you(?:'ll| will)? need|shopping list|what goes in)(?![\p{L}])/iu;
const START_OF_STEPS =
  /^(?:(?:de )?bereiding(?:swijze)?|werkwijze|instructies?|stappen(?:plan)?|(?:the )?(?:cooking )?method|(?:cooking |recipe )?instructions?|directions?|steps|preparation|zo maak je (?:het|ze|dit))\s*:\s*(?=\p{L})/iu;

/** Whether a heading announces ingredients. Takes the heading without its marks. */
export function isIngredientsHeading(heading: string): boolean {
  return INGREDIENTS.test(heading) && !/^\d/.test(heading) && !SENTENCE.test(heading);
}

/** A text in which the ingredients follow their heading on the same line: "Ingredients: 200 g rice, 2 eggs". */
export function ingredientsInHeading(text: string): string | null {
  const start = START_OF_INGREDIENTS.exec(text);
  if (start === null || SENTENCE.test(text)) return null;
  const rest = text.slice(start[0].length);
  const behind = /^[^:]{0,40}:\s*(?=\S)/u.exec(rest) ?? /^\s+(?:[-–—]\s+)?(?=\S)/u.exec(rest);
  if (behind === null) return null;
  const content = rest.slice(behind[0].length).replace(/^\*+\s*/, '');
  // What is needed may be tools.
  if (/nodig|need/iu.test(start[0]) && !/[\d½⅓⅔¼¾⅛]/.test(content)) return null;
  const isLabelled = behind[0].includes(':');
  if (!/\p{L}{2}/u.test(content) || factsIn(content) !== null || /^(?:for|voor|serves)(?!\p{L})/iu.test(content))
    return null;
  return isLabelled || startsWithFood(content) ? content : null;
}

/** Whether a text begins with an amount of a food, and not with the number of what a recipe makes: "12 muffins". */
function startsWithFood(text: string): boolean {
  const amount = readAmount(text);
  if (amount === null || amount.quantity === 0 || !/\p{L}{2}/u.test(amount.rest)) return false;
  return (
    amount.unit !== null ||
    /[,;]|\s(?:and|en)\s/i.test(text) ||
    readYield(text) === null ||
    /\b(?:eggs?|eieren)$/i.test(text)
  );
}

/** The instructions that follow their heading on the same line: "Method: Boil the rice." */
export function stepsInHeading(text: string): string | null {
  const start = START_OF_STEPS.exec(text);
  const content = start === null ? '' : text.slice(start[0].length);
  return /\p{L}\s+\p{L}/u.test(content) ? content : null;
}

export function isStepsHeading(heading: string): boolean {
  return STEPS.test(heading);
}

/** Whether a heading ends the recipe: tips, comments, nutrition. */
export function isNotesHeading(heading: string): boolean {
  return NOTES.test(heading);
}
