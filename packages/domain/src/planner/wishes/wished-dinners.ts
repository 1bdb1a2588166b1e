import { PROTEIN_SOURCES, type ProteinSource } from '../../recipes/dish-facts/nature-of-dish.ts';
import type { Flesh } from '../../foods/flesh-of-food.ts';
import type { MarkedDiet } from '../../diets/diets.ts';
import { type DinnerMix, mixOf } from '../scoring/dinner-mix.ts';
import type { PlannerRecipe } from '../week/plan-request.ts';
import { DINNER_GROUPS, type DinnerGroup, type WeekWishes } from './week-wishes.ts';

const DAYS = 7;

/** How many of seven dinners are in each group: minimum and maximum. */
export type GroupRanges = Readonly<Record<DinnerGroup, readonly [number, number]>>;

/** Why the wishes for dinners cannot be met as stated. */
export type DinnerConflict = 'meatLeftOut' | 'fishLeftOut' | 'tooManyDinners';

/** The wishes for dinners, as far as a diet allows them. */
export type WishedDinners = Readonly<{
  /** Null if the diet's own mix applies: the person has no wishes, or the diet leaves no choice. */
  ranges: GroupRanges | null;
  conflicts: readonly DinnerConflict[];
}>;

/** The group of a protein source. A dish based on eggs may contain bacon, so use `groupOfRecipe` for a dish. */
export function groupOfSource(source: ProteinSource): DinnerGroup {
  if (source === 'FISH') return 'fish';
  return source === 'POULTRY' || source === 'RED_MEAT' ? 'meat' : 'meatless';
}

/** The group of a dish: by its main food if that is meat or fish, otherwise by the meat or fish among its foods. */
export function groupOfDish({
  source,
  flesh,
}: Readonly<{ source: ProteinSource | null; flesh: Flesh | null }>): DinnerGroup {
  const group = groupOfSource(source ?? 'NONE');
  return group === 'meatless' ? (flesh ?? 'meatless') : group;
}

/** The group of a dish in the planner's form. */
export function groupOfRecipe({ dinnerGroup, source }: Pick<PlannerRecipe, 'dinnerGroup' | 'source'>): DinnerGroup {
  return dinnerGroup ?? groupOfSource(source ?? 'NONE');
}

/** The groups that a diet allows; null and halal include meat and fish. */
export function groupsOfDiet(diet: MarkedDiet | null): readonly DinnerGroup[] {
  if (diet === null || diet === 'halal') return DINNER_GROUPS;
  return diet === 'pescatarian' ? ['fish', 'meatless'] : ['meatless'];
}

/**
 * What people without wishes eat in seven dinners. Dinners that a wish leaves open are distributed in this proportion.
 */
const USUAL: Readonly<Record<'everything' | 'pescatarian', Readonly<Record<DinnerGroup, number>>>> = {
  everything: { meat: 3.5, fish: 1.5, meatless: 2 },
  pescatarian: { meat: 0, fish: 2.5, meatless: 4.5 },
};

/**
 * The range of each group that people without wishes expect in seven dinners; null if the diet allows only one group.
 */
export function expectedDinners(diet: MarkedDiet | null): GroupRanges | null {
  if (groupsOfDiet(diet).length === 1) return null;
  return diet === 'pescatarian'
    ? { meat: [0, 0], fish: [2, 3], meatless: [4, 5] }
    : { meat: [3, 4], fish: [1, 2], meatless: [2, 3] };
}

/**
 * The possible dinners closest to the wishes: groups that the diet excludes are left out, and more than seven are
 * reduced to seven. The remaining dinners go to the groups without a wish, or to any group if all have one.
 */
export function settleDinners(diet: MarkedDiet | null, dinners: WeekWishes['dinners']): WishedDinners {
  const allowed = groupsOfDiet(diet);
  const conflicts: DinnerConflict[] = [];
  if (dinners.meat > 0 && !allowed.includes('meat')) conflicts.push('meatLeftOut');
  if (dinners.fish > 0 && !allowed.includes('fish')) conflicts.push('fishLeftOut');
  const asked = allowed.reduce((sum, group) => sum + dinners[group], 0);
  if (asked > DAYS) conflicts.push('tooManyDinners');
  if (asked === 0 || allowed.length === 1) return { ranges: null, conflicts };
  const wished = asked > DAYS ? broughtBack(allowed, dinners) : dinners;
  return { ranges: rangesOf(diet, allowed, wished), conflicts };
}

/** Scales the dinners down if they exceed a week; the remainder from rounding goes to the first groups. */
function broughtBack(allowed: readonly DinnerGroup[], dinners: WeekWishes['dinners']): WeekWishes['dinners'] {
  const asked = allowed.reduce((sum, group) => sum + dinners[group], 0);
  const shares = allowed.map((group) => ({ group, share: (dinners[group] * DAYS) / asked }));
  let left = DAYS - shares.reduce((sum, { share }) => sum + Math.floor(share), 0);
  const given: Record<DinnerGroup, number> = { meat: 0, fish: 0, meatless: 0 };
  for (const { group, share } of shares.toSorted((a, b) => (b.share % 1) - (a.share % 1))) {
    given[group] = Math.floor(share) + (left > 0 ? 1 : 0);
    left -= 1;
  }
  return given;
}

function rangesOf(
  diet: MarkedDiet | null,
  allowed: readonly DinnerGroup[],
  wished: WeekWishes['dinners'],
): GroupRanges {
  const free = DAYS - allowed.reduce((sum, group) => sum + wished[group], 0);
  const open = allowed.filter((group) => wished[group] === 0);
  const usual = USUAL[diet === 'pescatarian' ? 'pescatarian' : 'everything'];
  const ofOpen = open.reduce((sum, group) => sum + usual[group], 0);
  const rangeOf = (group: DinnerGroup): readonly [number, number] => {
    if (!allowed.includes(group)) return [0, 0];
    if (open.length === 0) return [wished[group], wished[group] + free];
    if (!open.includes(group)) return [wished[group], wished[group]];
    const share = (free * usual[group]) / ofOpen;
    return [Math.floor(share), Math.ceil(share)];
  };
  return { meat: rangeOf('meat'), fish: rangeOf('fish'), meatless: rangeOf('meatless') };
}

/** Maximum share of the meatless dinners for each source. */
const MEATLESS: Readonly<Partial<Record<ProteinSource, number>>> = {
  PULSES: 3 / 7,
  EGG: 2 / 7,
  DAIRY: 3 / 7,
  SOY: 3 / 7,
  NUTS_AND_GRAINS: 2 / 7,
  NONE: 1 / 7,
};
/** With at least this many meatless dinners, some must be pulses. */
const WITH_PULSES = 2;

/** The mix of protein sources within the wished-for groups; without wishes, the mix of the diet. */
export function mixWithin(diet: MarkedDiet | null, ranges: GroupRanges | null): DinnerMix {
  if (ranges === null) return mixOf(diet);
  const of = (source: ProteinSource): readonly [number, number] => {
    const [least, most] = ranges[groupOfSource(source)];
    switch (groupOfSource(source)) {
      case 'fish':
        return [least, most];
      case 'meat':
        return [Math.floor(least / 2), Math.ceil(most / 2)];
      case 'meatless':
        return [
          source === 'PULSES' && least >= WITH_PULSES ? 1 : 0,
          Math.ceil(most * (MEATLESS[source] ?? 0)) +
            (source === 'SUBSTITUTE' && diet !== null && diet !== 'halal' && most > 0 ? 1 : 0),
        ];
    }
  };
  return Object.fromEntries(PROTEIN_SOURCES.map((source) => [source, of(source)])) as DinnerMix;
}
