import { ELIGIBLE, findExclusions } from '@weekbord/domain/planner/eligibility';
import { createRandom } from '@weekbord/domain/numbers/random';
import { rankSlot } from '@weekbord/domain/planner/rank-slot';
import type { MealMoment } from '@weekbord/domain/vocabulary';
import { describe, expect, it } from 'vitest';
import { brokenRules, objectionsTo } from './broken-rules.ts';
import { preferencesOf, randomTaste, type Taste } from './random-tastes.ts';
import { catalogue, catalogueIndex, recipeOf } from './real-catalogue.ts';

const PEOPLE = 300;
const RANKED = 40;
const SEED = 20_270_316;

const random = createRandom(SEED);
const people = Array.from({ length: PEOPLE }, () => randomTaste(random));
const objections = catalogue.recipes.map(objectionsTo);

/** The rules that recipes break for a person, in words. */
function broken(taste: Taste, recipeIds: readonly number[]): string[] {
  return recipeIds.flatMap((id) =>
    brokenRules(taste, id, objections[id - 1]!).map((rule) => `${recipeOf(id).id}: ${rule}`),
  );
}

function allowedTo(taste: Taste): number[] {
  const exclusions = findExclusions(catalogueIndex, preferencesOf(taste));
  return catalogueIndex.recipes.filter((_, at) => exclusions[at] === ELIGIBLE).map(({ id }) => id);
}

describe(`[REC-12] ${PEOPLE} random people`, () => {
  it('are shown nothing that breaks a rule of theirs', () => {
    expect(people.flatMap((taste) => broken(taste, allowedTo(taste)))).toEqual([]);
  });

  it('are proposed nothing that breaks a rule of theirs, at any meal', () => {
    const moments: readonly MealMoment[] = ['BREAKFAST', 'LUNCH', 'DINNER', 'LATE_SNACK'];
    const target = { kcal: 500, protein: 30, fat: 18, carbohydrates: 50 };
    const faults = people.slice(0, RANKED).flatMap((taste, at) => {
      const slot = { id: 1, type: moments[at % moments.length]!, target };
      const day = { date: '2027-03-15', dayClass: 'weekday' as const, slots: [slot] };
      const ranked = rankSlot(catalogueIndex, { ...preferencesOf(taste), day, slotId: 1 });
      return broken(
        taste,
        ranked.map(({ recipeId }) => recipeId),
      );
    });
    expect(faults).toEqual([]);
  });

  it('are not shown nothing at all without a reason', () => {
    for (const taste of people) {
      const unopposed = catalogueIndex.recipes.filter(
        ({ id }) => brokenRules(taste, id, objections[id - 1]!).length === 0,
      );
      expect(allowedTo(taste)).toEqual(unopposed.map(({ id }) => id));
    }
  });
});

it('the check itself finds what a planner without rules would serve', () => {
  const everything = catalogueIndex.recipes.map(({ id }) => id);
  for (const taste of people.filter(({ diet, intolerances }) => diet === 'VEGAN' && intolerances.length > 0)) {
    expect(broken(taste, everything).length).toBeGreaterThan(100);
  }
});
