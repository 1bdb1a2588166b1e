import type { AllergenState } from './allergens.ts';
import type { GroceryCategory } from './grocery-categories.ts';

/**
 * The fields of a food that are needed here. `slug` is its key in the catalogue; null if it is not from the catalogue.
 */
type LabelledFood = Readonly<{
  slug: string | null;
  name: string;
  category: string;
  gluten: AllergenState | null;
}>;

/** Aisles with products that have several ingredients or are processed alongside wheat. */
const MADE_UP: ReadonlySet<string> = new Set<GroceryCategory>([
  'SAUCE',
  'MEXICAN',
  'ASIAN',
  'DELI',
  'SOUP',
  'READY',
  'CHIPS',
  'CRACKER',
  'CHOCOLATE',
]);

const words = (list: string) => new Set(list.split(/\s+/).filter((word) => word !== ''));

/** Foods with several ingredients that are sold in aisles of plain food. */
const ALSO_MADE_UP = words(`
  baked-beans hummus tzatziki pesto-fresh vegan-pesto red-cabbage-jar roasted-peppers-jar soy-mince-dried soy-chunks-dried
  curry-powder cajun-seasoning chicken-seasoning fish-seasoning garam-masala ras-el-hanout five-spice mixed-spice zaatar
  chilli-powder chicken-breast-cooked chicken-thigh-cooked chicken-slices turkey-slices smoked-chicken ham salami chorizo
  bacon-cooked turkey-bacon smoked-sausage beef-smoked-sausage salted-beef oven-chips sweet-potato-fries custard soy-dessert
  rice-pudding soy-vanilla-ice-cream chocolate-sprinkles herb-cheese vegan-cheese vegan-cheese-slices vegan-cream-cheese
  vegan-feta italian-hard-cheese-vegan custard-powder whey-protein whey-protein-vanilla whey-protein-chocolate soy-protein
  pea-protein vegan-protein-vanilla vegan-protein-chocolate lentil-pasta edamame-pasta egg-wrap nutritional-yeast
`);

/** Foods that have one ingredient or never contain gluten, but are sold in aisles of composite food. */
const PLAIN = words(`
  natural-vinegar white-wine-vinegar red-wine-vinegar apple-cider-vinegar balsamic-vinegar rice-vinegar dried-mushrooms nori
  rice-noodles rice-noodles-cooked konjac-noodles palm-sugar salt-cod tamarind-paste sambal-oelek popcorn-kernels
`);

/** Names that promise the food is gluten-free. */
const PROMISED = /gluten-free|glutenvrij/i;

/**
 * Whether someone who avoids gluten should read the label of a food that normally contains none: it has several
 * ingredients, to which some makers add gluten, and its name does not promise otherwise.
 */
export function readsLabelForGluten({ slug, name, category, gluten }: LabelledFood): boolean {
  if (gluten === 'contains' || PROMISED.test(name)) return false;
  if (slug === null) return gluten !== 'free' || MADE_UP.has(category);
  return ALSO_MADE_UP.has(slug) || (MADE_UP.has(category) && !PLAIN.has(slug));
}
