const INGREDIENTS =
  /^(?:(?:de |dit heb je nodig|wat heb je nodig|wat je nodig hebt|boodschappen|benodigdheden)\b.*|(?:de |the |recipe )?ingredi[eë]nt(?:en|s)?(?:lijst)?\b.{0,40}|(?:what )?you(?:'ll| will)? need\b.*|shopping list|what goes in)$/i;
const STEPS =
  /^(?:(?:de )?bereiding(?:swijze)?|zo maak je (?:het|ze|dit|hem)|zo maak je .{1,40}|aan de slag|werkwijze|instructies?|stappen(?:plan)?|(?:the )?(?:cooking )?method|(?:cooking |recipe )?instructions?|directions?|steps|preparation|how to(?: make| cook)?(?: it| them| .{1,40})?|voorbereiding|aan het werk|let's (?:cook|make it))(?:\s*\(.{0,30}\)|\s+\p{L}[^.\d]{0,25})?:?$/iu;
const NOTES =
  /^(?:(?:recipe |handige )?tips?|(?:recipe )?notes?|notities|voedingswaarden?|nutrition(?:al)?(?: (?:info|information|facts|values))?|variatie(?:tip)?s?|bewaren|bewaaradvies|storage|reacties?|comments?|\d+ (?:reacties|comments)|reviews?|related.*|more recipes.*|meer recepten.*|andere recepten.*|gerelateerd.*|you may also like.*|lekker met.*|over (?:mij|ons|de auteur)|about.*|faq|veelgestelde vragen|delen|share.*|equipment|keukengerei|materialen|dit gebruik je|utensils)\b.{0,30}:?$/i;

/** Whether a heading announces ingredients. Takes the heading without its marks. */
export function isIngredientsHeading(heading: string): boolean {
  return INGREDIENTS.test(heading) && !/^\d/.test(heading);
}

export function isStepsHeading(heading: string): boolean {
  return STEPS.test(heading);
}

/** Whether a heading ends the recipe: tips, comments, nutrition. */
export function isNotesHeading(heading: string): boolean {
  return NOTES.test(heading);
}
