import { LABEL_ALLERGENS, type LabelAllergen } from '@weekbord/domain/foods/allergens';
import type { SentTo } from '../http/call.ts';
import type { CurrentUser } from '../session/current-user.ts';

type Profile = NonNullable<CurrentUser['intake']>;

/** The ingredients that a person can exclude, most common first. */
export const CHOICES = [
  'gluten',
  'lactose',
  'milk',
  'egg',
  'nuts',
  'peanut',
  'soy',
  'fish',
  'crustaceans',
  'molluscs',
  'sesame',
  'mustard',
  'celery',
  'sulphite',
  'lupin',
] as const satisfies readonly (LabelAllergen | 'lactose')[];
export type Choice = (typeof CHOICES)[number];

/** The excluded ingredients, and whether peanuts are allowed although nuts are not. */
export type LeftOut = Readonly<{ choices: ReadonlySet<Choice>; allowsPeanuts: boolean }>;

type Said = Pick<
  Profile,
  | 'food_intolerances_gluten'
  | 'food_intolerances_lactose'
  | 'food_intolerances_nut'
  | 'food_intolerances_crustaceans_shellfish'
  | 'excluded_allergens'
  | 'allows_peanuts'
>;

/** Returns the choices stored in a profile. */
export function leftOutOf(profile: Said): LeftOut {
  const said: Partial<Record<Choice, boolean>> = {
    gluten: profile.food_intolerances_gluten,
    lactose: profile.food_intolerances_lactose,
    nuts: profile.food_intolerances_nut,
    crustaceans: profile.food_intolerances_crustaceans_shellfish,
    molluscs: profile.food_intolerances_crustaceans_shellfish,
  };
  const isChosen = (choice: Choice) =>
    said[choice] === true || (choice !== 'lactose' && profile.excluded_allergens.includes(choice));
  return {
    choices: new Set(CHOICES.filter(isChosen)),
    allowsPeanuts: profile.allows_peanuts && !profile.excluded_allergens.includes('peanut'),
  };
}

/** Returns the choices with one added, or removed if present. */
export function toggled({ choices, allowsPeanuts }: LeftOut, choice: Choice): LeftOut {
  const next = new Set(choices);
  if (!next.delete(choice)) next.add(choice);
  return { choices: next, allowsPeanuts };
}

/** Returns the profile change for the choices: the wizard's own fields where they exist, and the list for the rest. */
export function changeOf({ choices, allowsPeanuts }: LeftOut): SentTo<'updateUserProfile'>['body'] & Said {
  const bothShellfish = choices.has('crustaceans') && choices.has('molluscs');
  const inOwnField = (allergen: LabelAllergen) =>
    allergen === 'gluten' ||
    allergen === 'nuts' ||
    (bothShellfish && (allergen === 'crustaceans' || allergen === 'molluscs')) ||
    // Peanuts are not listed if nuts are left out, because `allows_peanuts` then says whether they are.
    (choices.has('nuts') && allergen === 'peanut');
  return {
    food_intolerances_gluten: choices.has('gluten'),
    food_intolerances_lactose: choices.has('lactose'),
    food_intolerances_nut: choices.has('nuts'),
    food_intolerances_crustaceans_shellfish: bothShellfish,
    excluded_allergens: LABEL_ALLERGENS.filter((allergen) => choices.has(allergen) && !inOwnField(allergen)),
    allows_peanuts: choices.has('nuts') && allowsPeanuts,
  };
}
