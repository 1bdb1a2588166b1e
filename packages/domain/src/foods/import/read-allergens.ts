import { type AllergenState, LABEL_ALLERGENS, type LabelAllergen, WIZARD_ALLERGENS } from '../allergens.ts';
import { foldText } from '../fold-text.ts';
import { ALLERGEN_TAGS, allergenOfWord, MISLEADING } from './allergen-words.ts';
import type { NotedRepair } from './imported-food.ts';
import { type RawRecord, tagsAt, textAt } from './raw-record.ts';

export type ReadAllergens = Readonly<{
  contains: ReadonlySet<LabelAllergen>;
  /** Null if neither the label nor the ingredients name an allergen. */
  label_allergens: readonly LabelAllergen[] | null;
  may_contain: readonly LabelAllergen[];
  /** The allergens that are absent according to a claim. */
  free_of: readonly LabelAllergen[];
  states: Readonly<Record<WizardAllergen, AllergenState>>;
  repairs: readonly NotedRepair[];
}>;

type WizardAllergen = (typeof WIZARD_ALLERGENS)[number];
type ReadAllergen = LabelAllergen | WizardAllergen;

/** The label allergens implied by allergens that are not label allergens themselves. */
const BEHIND: Readonly<Partial<Record<ReadAllergen, readonly LabelAllergen[]>>> = {
  lactose: ['milk'],
  crustaceans_shellfish: ['crustaceans', 'molluscs'],
};
/**
 * Claims on the label that make a food free of an allergen. A vegan claim concerns ingredients and diets, not
 * allergens.
 */
const CLAIMS: Readonly<Partial<Record<ReadAllergen, readonly string[]>>> = {
  gluten: ['en:no-gluten', 'en:crossed-grain-trademark'],
  lactose: ['en:no-lactose', 'en:no-milk'],
  milk: ['en:no-milk'],
  egg: ['en:no-eggs'],
  nuts: ['en:no-nuts'],
  peanut: ['en:no-peanuts'],
  soy: ['en:no-soy'],
};

/**
 * Reads a product's allergens from its allergen tags, which may be incomplete, and the words of its ingredients. An
 * allergen that is not named is unknown: only a claim makes a product free of it, unless the same record contradicts
 * the claim.
 */
export function readAllergens(record: RawRecord): ReadAllergens {
  const repairs: NotedRepair[] = [];
  const tagged = ofTags(tagsOf(record, 'allergens'), repairs);
  const traced = ofTags(tagsOf(record, 'traces'), repairs);
  const text = ingredientsOf(record);
  const named = allergensOfText(text);
  const contains = new Set([...tagged, ...named.contains]);
  const fromText = [...named.contains].filter((allergen) => !tagged.has(allergen));
  if (fromText.length > 0) repairs.push({ repair: 'allergens_from_ingredients', detail: fromText.join(', ') });
  const may = new Set([...traced, ...named.may]);
  const labels = new Set(tagsAt(record, 'labels_tags'));
  const state = (allergen: ReadAllergen): AllergenState => {
    const isClaimed = (CLAIMS[allergen] ?? []).some((claim) => labels.has(claim));
    const behind = BEHIND[allergen] ?? [allergen as LabelAllergen];
    const found = behind.some((one) => contains.has(one));
    if (!isClaimed) return found ? 'contains' : 'unknown';
    // Lactose-free milk is still milk.
    const isContradicted =
      allergen === 'lactose' && !labels.has('en:no-milk') ? named.lactose : found || behind.some((one) => may.has(one));
    if (!isContradicted) return 'free';
    repairs.push({ repair: 'claim_contradicted', detail: `free of ${allergen}` });
    return 'unknown';
  };
  const states = Object.fromEntries(WIZARD_ALLERGENS.map((allergen) => [allergen, state(allergen)]));
  const freeOf = LABEL_ALLERGENS.filter(
    (allergen) => (allergen in states ? states[allergen] : state(allergen)) === 'free',
  );
  const inOrder = (set: ReadonlySet<LabelAllergen>) => LABEL_ALLERGENS.filter((one) => set.has(one));
  return {
    contains,
    label_allergens: contains.size === 0 ? null : inOrder(contains),
    may_contain: inOrder(may).filter((one) => !contains.has(one)),
    free_of: freeOf,
    states: states as ReadAllergens['states'],
    repairs,
  };
}

/** The allergen or trace tags. In an export, only the field with that exact name contains them. */
function tagsOf(record: RawRecord, field: 'allergens' | 'traces'): readonly string[] {
  const tags = tagsAt(record, `${field}_tags`);
  return tags.length > 0 ? tags : tagsAt(record, field);
}

/** Tags outside the taxonomy were typed by users: "de:Weizenprotein", "en:tree-nuts-hazelnuts". */
function ofTags(tags: readonly string[], repairs: NotedRepair[]): Set<LabelAllergen> {
  const found = new Set<LabelAllergen>();
  for (const tag of tags) {
    const known = ALLERGEN_TAGS[tag];
    const words = known === undefined ? allergensOfText(tag.replace(/^[a-z]{2}:/, '')).contains : [known];
    if ([...words].length === 0) repairs.push({ repair: 'allergen_not_known', detail: tag });
    for (const one of words) found.add(one);
    if (/^en:shellfish$/i.test(tag)) found.add('crustaceans').add('molluscs');
  }
  return found;
}

const INGREDIENT_FIELDS = ['ingredients_text', 'ingredients_text_nl', 'ingredients_text_en'] as const;

function ingredientsOf(record: RawRecord): string {
  const language = textAt(record, 'lc') || textAt(record, 'lang');
  const texts = [...INGREDIENT_FIELDS, `ingredients_text_${language}`].map((field) => textAt(record, field));
  return [...new Set(texts)].join('. ');
}

/** The words after which an ingredient list names only possible traces, until the end of the sentence. */
const MAY_CONTAIN =
  /\b(?:may (?:also )?contain|traces?|sporen|spuren|kan (?:ook )?|kann |peut contenir|puede contener|puo contenere|made in a|produced in a|geproduceerd in|facility)/;

/** Separates "d'avoine" and "l'œuf" into two words each; folding would join them. */
function apart(sentence: string): string {
  return sentence.replace(/\b([dl])['’]/gi, '$1 ');
}

/** The allergens that a text names, those that it says may be present, and whether it names lactose itself. */
export function allergensOfText(text: string): {
  contains: ReadonlySet<LabelAllergen>;
  may: ReadonlySet<LabelAllergen>;
  lactose: boolean;
} {
  const contains = new Set<LabelAllergen>();
  const may = new Set<LabelAllergen>();
  let lactose = false;
  // A full stop ends a sentence only before whitespace: "1.5%" and "e.g." do not.
  for (const sentence of text.split(/[.;!?•*](?=\s|$)|[\n●]/)) {
    const folded = MISLEADING.reduce(
      (rest, [words, instead]) => rest.replace(words, instead),
      foldText(apart(sentence)),
    );
    const turn = MAY_CONTAIN.exec(folded)?.index ?? folded.length;
    for (const word of folded.slice(0, turn).split(' ')) {
      const allergen = allergenOfWord(word);
      if (allergen !== undefined) contains.add(allergen);
      if (/^la[ck]tos[ea]$/.test(word)) lactose = true;
    }
    for (const word of folded.slice(turn).split(' ')) {
      const allergen = allergenOfWord(word);
      if (allergen !== undefined) may.add(allergen);
    }
  }
  return { contains, may, lactose };
}
