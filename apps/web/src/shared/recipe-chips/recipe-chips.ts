import { RECIPE_SORTS, type RecipeSort } from '@weekbord/domain/recipes/list/recipe-filters';

/** The recipe filters that have a chip. */
const RECIPE_CHIPS = ['quick', 'protein', 'vegan', 'vegetarian', 'favourites', 'own'] as const;
export type RecipeChip = (typeof RECIPE_CHIPS)[number];

/** The maximum total time of a quick recipe, in minutes. */
export const QUICK_MINUTES = 15;

/** The filters and order of recipes, as URL parameters; an absent filter matches everything. */
export type ChipFilters = Readonly<{ [Chip in RecipeChip]?: true | undefined }> &
  Readonly<{ sort?: Exclude<RecipeSort, 'BEST_FIT'> | undefined }>;

/** The chip that each chip replaces: vegan recipes are vegetarian too, so one of the two suffices. */
const INSTEAD: Readonly<Partial<Record<RecipeChip, RecipeChip>>> = { vegan: 'vegetarian', vegetarian: 'vegan' };

/** Reads the URL parameters, which may contain anything. */
export function readChips(search: Record<string, unknown>): ChipFilters {
  const sort = RECIPE_SORTS.find((one) => one === search['sort']);
  return {
    ...Object.fromEntries(RECIPE_CHIPS.filter((chip) => search[chip] === true).map((chip) => [chip, true])),
    ...(sort && sort !== 'BEST_FIT' && { sort }),
  };
}

/** Returns the selected chips. */
export function chipsOf(filters: ChipFilters): readonly RecipeChip[] {
  return RECIPE_CHIPS.filter((chip) => filters[chip] === true);
}

/** Returns the filters after a chip was tapped: selected, or deselected if it was selected. */
export function withChip<Filters extends ChipFilters>(filters: Filters, chip: RecipeChip): Filters {
  const { [chip]: before, ...others } = filters;
  if (before) return others as Filters;
  const instead = INSTEAD[chip];
  const kept = instead === undefined ? filters : { ...filters, [instead]: undefined };
  return { ...kept, [chip]: true };
}

/** Returns the filters with the given order. */
export function withSort<Filters extends ChipFilters>(filters: Filters, sort: RecipeSort): Filters {
  return { ...filters, sort: sort === 'BEST_FIT' ? undefined : sort };
}

/**
 * Returns the filters as query parameters for the server, combined with another filter's maximum minutes; null means
 * any.
 */
export function chipsQuery(filters: ChipFilters, mostMinutes: number | null) {
  const diet = filters.vegan ? 'vegan' : filters.vegetarian ? 'vegetarian' : undefined;
  const most = Math.min(mostMinutes ?? Infinity, filters.quick ? QUICK_MINUTES : Infinity);
  return {
    favourite: filters.favourites,
    source_provider: filters.own && ('USER_GENERATED' as const),
    diets: diet && [diet],
    high_protein: filters.protein,
    preparation_time_min_lte: Number.isFinite(most) ? most : undefined,
    sort: filters.sort,
  };
}

/**
 * Returns the chips that are useful to a person with a diet, leaving out those that match all of that person's recipes.
 */
export function chipsFor(diet: string | null | undefined, mayHaveOwn: boolean): readonly RecipeChip[] {
  const known: readonly RecipeChip[] =
    diet === 'VEGAN'
      ? ['vegan', 'vegetarian']
      : ['VEGETARIAN', 'LACTO_VEGETARIAN', 'OVO_VEGETARIAN'].includes(diet ?? '')
        ? ['vegetarian']
        : [];
  return RECIPE_CHIPS.filter((chip) => !known.includes(chip) && (chip !== 'own' || mayHaveOwn));
}
