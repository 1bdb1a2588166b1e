// Checks, against the foods in each dish, what a hundred thousand random people could be offered from the whole
// catalogue: every version of a recipe made for them, every recipe that the rules allow, a planned day, a ranked meal
// for some, a planned week for some, and every food that may be suggested as a replacement. Exits with 1 if any of
// these breaks a rule.
// node bench/personas.ts [people] [seed] [weeks]
import process from 'node:process';
import { createRandom } from '@weekbord/domain/numbers/random';
import { ELIGIBLE, findExclusions } from '@weekbord/domain/planner/catalogue/eligibility';
import { INTERACTIVE_ITERATIONS } from '@weekbord/domain/planner/week/plan-request';
import type { PlannedItem } from '@weekbord/domain/planner/week/plan-result';
import { planWeek } from '@weekbord/domain/planner/week/plan-week';
import { rankSlot } from '@weekbord/domain/planner/search/rank-slot';
import { isSideDish } from '@weekbord/domain/planner/side-dishes/side-dishes';
import { mealTypeOf, type MealMoment } from '@weekbord/domain/slots/meal-moments';
import { ruleCheckFor } from '../tests/planning/broken-rules.ts';
import { randomDays } from '../tests/planning/random-days.ts';
import { preferencesOf, randomTaste } from '../tests/planning/random-tastes.ts';
import { catalogueFor, catalogueIndex, foodOf, recipeOf } from '../tests/planning/real-catalogue.ts';
import { swapsByHandFor } from '../tests/planning/swaps-by-hand.ts';

const people = Number(process.argv[2] ?? 100_000);
const seed = Number(process.argv[3] ?? 7);
const weeks = Number(process.argv[4] ?? Math.ceil(people / 50));
/** Search rounds per day. A low number is enough, because the quality of plans does not matter here. */
const DAY_ROUNDS = 20;
/** One in this many people gets proposals for a meal, which come from the recipes that the rules allow. */
const RANKED_ONE_IN = 20;
/** The number of violations to print. */
const SHOWN = 20;
/** How many times progress is printed. */
const TOLD = 50;

const random = createRandom(seed);
const asWritten = catalogueFor({}).lines;
const checked = { versions: 0, allowed: 0, proposals: 0, days: 0, weeks: 0, meals: 0, suggestions: 0, swaps: 0 };
let breaches = 0;
let [fewest, withNothing, unfilled] = [Infinity, 0, 0];
const started = process.cpuUsage();
const seconds = () => {
  const used = process.cpuUsage(started);
  return ((used.user + used.system) / 1e6).toFixed(0);
};

function checkPerson(person: number): void {
  const taste = randomTaste(random);
  const preferences = preferencesOf(taste);
  const recipes = catalogueFor(preferences);
  const check = ruleCheckFor(taste);
  const report = (where: string, broken: readonly string[]) => {
    if (broken.length === 0) return;
    breaches += 1;
    if (breaches <= SHOWN) console.log(`person ${person}, ${where}: ${broken.join(', ')}; ${JSON.stringify(taste)}`);
  };
  const checkRecipe = (where: string, id: number) =>
    report(`${where} ${recipeOf(id).id}`, check.ofRecipe(id, recipes.foodsOf(id)));

  for (const [at, lines] of recipes.lines.entries()) {
    if (lines === asWritten[at]) continue;
    checked.versions += 1;
    report(`version of ${recipeOf(at + 1).id}`, check.ofFoods(recipes.foodsOf(at + 1)));
  }
  const exclusions = findExclusions(recipes.index, preferences);
  const allowed = recipes.index.recipes.filter((_, at) => exclusions[at] === ELIGIBLE);
  for (const { id } of allowed) checkRecipe('allowed', id);
  checked.allowed += allowed.length;
  fewest = Math.min(fewest, allowed.length);
  if (allowed.length === 0) withNothing += 1;

  const swaps = swapsByHandFor(taste);
  for (const id of swaps.allowed) report(`swap to ${foodOf(id).id}`, check.ofFoods([foodOf(id)]));
  checked.swaps += swaps.allowed.length;
  const checkMeal = (item: PlannedItem, moments: ReadonlyMap<unknown, MealMoment>) => {
    checked.meals += 1;
    checkRecipe('planned', item.recipeId);
    const moment = moments.get(item.slotId)!;
    const type = mealTypeOf(moment);
    // Leftovers of a dinner may be served at any meal.
    if (item.leftoverOf === undefined && !recipeOf(item.recipeId).meals.some((meal) => mealTypeOf(meal) === type))
      report(`planned ${recipeOf(item.recipeId).id}`, [`no ${type}`]);
    if (isSideDish(recipeOf(item.recipeId), moment) !== (item.isSide === true))
      report(`planned ${recipeOf(item.recipeId).id}`, ['no main dish']);
    for (const id of swaps.suggestedFor(item, recipes)) {
      checked.suggestions += 1;
      report(`suggested ${foodOf(id).id} in ${recipeOf(item.recipeId).id}`, check.ofFoods([foodOf(id)]));
    }
  };
  const plan = (count: number, iterations: number) => {
    const asked = { ...preferences, ...randomDays(random, count) };
    const moments = new Map(asked.days[0]!.slots.map(({ id, type }) => [id, type]));
    const planned = planWeek(recipes.index, { ...asked, seed: person, iterations });
    for (const item of planned.days.flatMap(({ items }) => items)) checkMeal(item, moments);
    unfilled += planned.issues.filter(({ kind }) => kind === 'unfilled').length;
    return asked;
  };
  const { days, ...wished } = plan(1, DAY_ROUNDS);
  checked.days += 1;
  if (person % RANKED_ONE_IN === 0) {
    const slots = days[0]!.slots;
    const slotId = slots[(person / RANKED_ONE_IN) % slots.length]!.id;
    const ranked = rankSlot(recipes.index, { ...preferences, ...wished, day: days[0]!, slotId });
    for (const { recipeId } of ranked) checkRecipe('proposed', recipeId);
    checked.proposals += ranked.length;
  }
  if (Math.floor(((person + 1) * weeks) / people) > Math.floor((person * weeks) / people)) {
    plan(7, INTERACTIVE_ITERATIONS);
    checked.weeks += 1;
  }
}

console.log(`seed ${seed}, ${catalogueIndex.recipes.length} recipes, ${people} people, ${weeks} of them with a week`);
for (let person = 0; person < people; person += 1) {
  checkPerson(person);
  if ((person + 1) % Math.ceil(people / TOLD) === 0)
    console.log(`${person + 1} people, ${checked.meals} meals, ${breaches} breaches, ${seconds()} s of processor time`);
}
console.table({
  people,
  ...checked,
  'meals left empty, with a reason': unfilled,
  'fewest recipes for a person': fewest,
  'people with nothing': withNothing,
  'breaches (0)': breaches,
  'processor time in s': seconds(),
});
if (breaches > 0) process.exitCode = 1;
