import {
  type AllergenState,
  LABEL_ALLERGENS,
  type LabelAllergen,
  type WIZARD_ALLERGENS,
} from '../../foods/allergens.ts';
import type { Allergens } from '../dish-facts/traits-of-ingredients.ts';

/**
 * The label allergens that something contains and those it is known to be free of; allergens in neither list are
 * unknown.
 */
export type LabelLists = Readonly<{ contains: readonly LabelAllergen[]; freeOf: readonly LabelAllergen[] }>;

/** The fourteen label allergens in two lists, as they are stored. */
export function labelListsOf(states: Readonly<Record<LabelAllergen, AllergenState>>): LabelLists {
  return {
    contains: LABEL_ALLERGENS.filter((allergen) => states[allergen] === 'contains'),
    freeOf: LABEL_ALLERGENS.filter((allergen) => states[allergen] === 'free'),
  };
}

type WizardAllergens = Pick<Allergens, (typeof WIZARD_ALLERGENS)[number]>;

/** The allergen states that are stored individually. */
export function wizardAllergensOf({ gluten, lactose, nuts, crustaceans_shellfish }: Allergens): WizardAllergens {
  return { gluten, lactose, nuts, crustaceans_shellfish };
}

/** The stored allergens of a food or a recipe. */
export type StoredAllergens = WizardAllergens &
  Readonly<{ label_allergens: readonly string[] | null; free_of: readonly string[] }>;

/** The state of every allergen; unknown if it is neither contained nor known to be absent. */
export function allergensOfStored(stored: StoredAllergens): Allergens {
  const { gluten, lactose, nuts, crustaceans_shellfish, label_allergens: contained, free_of: freeOf } = stored;
  const state = (allergen: LabelAllergen): AllergenState => {
    if (contained?.includes(allergen) === true) return 'contains';
    return freeOf.includes(allergen) ? 'free' : 'unknown';
  };
  return {
    crustaceans: state('crustaceans'),
    egg: state('egg'),
    fish: state('fish'),
    peanut: state('peanut'),
    soy: state('soy'),
    milk: state('milk'),
    celery: state('celery'),
    mustard: state('mustard'),
    sesame: state('sesame'),
    sulphite: state('sulphite'),
    lupin: state('lupin'),
    molluscs: state('molluscs'),
    gluten,
    lactose,
    nuts,
    crustaceans_shellfish,
  };
}
