// Everything that the rules would show to a hundred thousand random people over the whole catalogue, held against what
// the foods of each recipe are made of, in the version that each of them gets. No proposal may break a rule.
// node bench/personas.ts [people] [seed]
import process from 'node:process';
import { ELIGIBLE, findExclusions } from '@weekbord/domain/planner/eligibility';
import { createRandom } from '@weekbord/domain/numbers/random';
import { brokenRules, objectionsIn } from '../tests/planning/broken-rules.ts';
import { preferencesOf, randomTaste } from '../tests/planning/random-tastes.ts';
import { catalogueFor, catalogueIndex, recipeOf } from '../tests/planning/real-catalogue.ts';

const people = Number(process.argv[2] ?? 100_000);
const seed = Number(process.argv[3] ?? 7);
const SHOWN = 10;

const random = createRandom(seed);
const violations: string[] = [];
let [found, proposals, fewest, withNothing] = [0, 0, Infinity, 0];
const started = process.cpuUsage();
for (let person = 0; person < people; person += 1) {
  const taste = randomTaste(random);
  const preferences = preferencesOf(taste);
  const recipes = catalogueFor(preferences);
  const exclusions = findExclusions(recipes.index, preferences);
  let allowed = 0;
  for (const [at, { id }] of recipes.index.recipes.entries()) {
    if (exclusions[at] !== ELIGIBLE) continue;
    allowed += 1;
    const broken = brokenRules(taste, id, objectionsIn(recipes, id));
    found += broken.length;
    if (broken.length > 0 && violations.length < SHOWN) {
      violations.push(`person ${person}, ${recipeOf(id).id}: ${broken.join(', ')}`);
    }
  }
  proposals += allowed;
  fewest = Math.min(fewest, allowed);
  if (allowed === 0) withNothing += 1;
}
const used = process.cpuUsage(started);
console.table({
  people,
  recipes: catalogueIndex.recipes.length,
  proposals,
  'violations (0)': found,
  'fewest recipes for a persona': fewest,
  'people with nothing': withNothing,
  'processor time in s': ((used.user + used.system) / 1e6).toFixed(1),
});
for (const violation of violations) console.log(violation);
