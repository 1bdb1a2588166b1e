// Prints weeks of fourteen people as planned by the product, for a reader who cooks: dishes, amounts, nutrients and
// groceries.
// node bench/print-weeks.ts [en | nl] [name of a person] [how many people eat it]
import process from 'node:process';
import type { CatalogueFood, CatalogueRecipe } from '@weekbord/catalogue/format';
import type { OnboardingForm } from '@weekbord/domain/onboarding/onboarding-form';
import { isMeat } from '@weekbord/domain/foods/is-meat';
import { isPlantDairy } from '@weekbord/domain/foods/plant-dairy';
import { readsLabelForGluten } from '@weekbord/domain/foods/gluten-label';
import { shoppingListName } from '@weekbord/domain/groceries/shopping-list-name';
import { amountInPacks, roundToPacks, isProbablyAtHome } from '@weekbord/domain/groceries/pack-sizes';
import { shownIssues } from '@weekbord/domain/planner/reasons/shown-issues';
import { inDisplayOrder } from '@weekbord/domain/slots/meal-moments';
import { DEFAULT_ITERATIONS } from '@weekbord/domain/planner/week/plan-request';
import { GROCERY_CATEGORIES } from '@weekbord/domain/foods/grocery-categories';
import { groceryAmountPhrase } from '@weekbord/phrases/grocery-amounts';
import { plannerIssuePhrase } from '@weekbord/phrases/planner-issues';
import { nameOfVersion } from '@weekbord/domain/recipes/versions/name-of-version';
import { type PlannedPersona, planPersona } from '../tests/planning/plan-persona.ts';
import { randomPersonas } from '../tests/planning/random-personas.ts';
import { catalogue, recipeOf } from '../tests/planning/real-catalogue.ts';

type Language = 'en' | 'nl';
type Diet = OnboardingForm['dietPreferences'];

const language: Language = process.argv[2] === 'nl' ? 'nl' : 'en';
const wanted = process.argv[3];
const eaters = Number(process.argv[4] ?? 1);
const [base] = randomPersonas(1, 1);
if (base === undefined) throw new Error('There is nobody to plan for.');

/** Returns a person with the given traits; by default with three meals a day and no rules. */
function person(
  [gender, age, heightInCm, weightInKg]: readonly ['FEMALE' | 'MALE', number, number, number],
  diet: Partial<Diet> = {},
  more: Partial<OnboardingForm> = {},
): OnboardingForm {
  return {
    ...base!,
    goal: 'RECOMPOSITION',
    weeklyGoal: null,
    activityLevel: 'MILDLY_ACTIVE',
    biometricData: { age, gender },
    physicalStats: { heightInCm, weightInKg, goalWeight: weightInKg },
    menstrualCycle: { lastMenstrualPeriodStartDate: null, menstrualCycleLength: null },
    ...more,
    dietPreferences: {
      dietType: 'RECOMMENDED',
      dietaryPreference: null,
      intolerances: ['NO_INTOLERANCE'],
      ingredientDislikes: [],
      mealTimes: ['BREAKFAST', 'LUNCH', 'DINNER'],
      userProvidedMacros: null,
      ...diet,
    },
  };
}

const FIVE = inDisplayOrder(['BREAKFAST', 'MORNING_SNACK', 'LUNCH', 'AFTERNOON_SNACK', 'DINNER']);
const BIG = ['MALE', 29, 192, 95] as const;
/** The moments that the wizard offers, one by one, to a person with a dinner of 1,460 kcal. */
const AS_OFFERED = inDisplayOrder(['BREAKFAST', 'MORNING_SNACK', 'LUNCH', 'DINNER', 'SNACK']);
const CYCLE = { menstrualCycle: { lastMenstrualPeriodStartDate: '2027-03-01', menstrualCycleLength: 28 } };
const PEOPLE: Readonly<Record<string, OnboardingForm>> = {
  'eats everything, small': person(['FEMALE', 34, 160, 56]),
  'eats everything, big': person(BIG, { mealTimes: AS_OFFERED }, { activityLevel: 'VERY_ACTIVE' }),
  vegetarian: person(['FEMALE', 41, 170, 68], { dietaryPreference: 'VEGETARIAN' }),
  vegan: person(['MALE', 27, 181, 76], { dietaryPreference: 'VEGAN' }),
  pescatarian: person(['FEMALE', 52, 168, 72], { dietaryPreference: 'PESCATARIAN' }),
  keto: person(['MALE', 45, 178, 92], { dietType: 'KETO' }),
  'low carb': person(['FEMALE', 38, 172, 80], { dietType: 'LOW_CARB' }),
  'without gluten and lactose': person(['FEMALE', 30, 166, 62], { intolerances: ['GLUTEN', 'LACTOSE'] }),
  halal: person(['MALE', 36, 176, 82], { dietaryPreference: 'HALAL' }),
  'five meals': person(['MALE', 24, 185, 80], { mealTimes: FIVE }),
  'two meals': person(['FEMALE', 48, 165, 70], { mealTimes: inDisplayOrder(['LUNCH', 'DINNER']) }),
  'thirty-two, cycle diet': person(['FEMALE', 32, 169, 65], { dietType: 'CYCLE_DIET' }, CYCLE),
  'seventy years old': person(['FEMALE', 70, 163, 66]),
  'eats everything, big, on three meals': person(BIG, {}, { activityLevel: 'VERY_ACTIVE' }),
};

const amount = (quantity: number, measure: string): string =>
  `${Number(quantity.toFixed(2))}${measure === 'g' || measure === 'ml' ? '' : ' '}${measure}`;

/** Returns the name of a recipe in this person's version. */
function nameFor({ name }: CatalogueRecipe, swaps: ReturnType<PlannedPersona['recipes']['swapsOf']>): string {
  const swapped = swaps.map(({ from, to }) => ({ from: from.name[language], to: to.name[language] }));
  return nameOfVersion(name[language], swapped);
}

/** Returns an ingredient in everyday words. */
const ingredientText = (quantity: number, measure: string, name: string): string =>
  measure === 'spread'
    ? `${name} for ${quantity} slice${quantity === 1 ? '' : 's'}`
    : `${amount(quantity, measure)} ${name}`;

/** Returns what a person must check when buying a food. */
function labelCheckOf(food: CatalogueFood, { dietaryPreference, intolerances }: Diet): string {
  if (dietaryPreference === 'HALAL' && isMeat([...(food.origin?.keys() ?? [])])) return ' [halal]';
  const isPlant = isPlantDairy(catalogue.kinds.get(food.id)?.kind ?? null, [...(food.origin?.keys() ?? [])]);
  if (isPlant && (dietaryPreference === 'VEGAN' || intolerances.includes('LACTOSE'))) return ' [with calcium and B12]';
  const label = { slug: food.id, name: food.name[language], category: food.category, gluten: food.allergens.gluten };
  return intolerances.includes('GLUTEN') && readsLabelForGluten(label) ? ' [gluten-free, check the label]' : '';
}

function printDay({ plan, recipes }: PlannedPersona, at: number, bought: Map<string, number>): void {
  const { date, totals, band, items } = plan.days[at]!;
  const [kcal, protein, fat, carbohydrates] = [totals.kcal, totals.protein, totals.fat, totals.carbohydrates].map(
    Math.round,
  );
  console.log(
    `\n${date}: ${kcal} kcal, ${protein} g protein, ${fat} g fat, ${carbohydrates} g carbohydrates (${band})`,
  );
  for (const { recipeId, macros, lines, isSide } of items) {
    const written = recipeOf(recipeId);
    const { minutes } = written;
    const foods = recipes.foodsOf(recipeId);
    const source = recipes.index.recipes[recipeId - 1]!.source ?? written.source;
    const { preparation, cooking, waiting } = minutes;
    const time = `${preparation}+${cooking}${waiting > 0 ? `+${waiting}` : ''} min`;
    console.log(
      `  ${isSide === true ? 'with ' : ''}${nameFor(written, recipes.swapsOf(recipeId))} (${time}, ${source}, ${Math.round(macros.kcal)} kcal)`,
    );
    const words = lines.map(({ quantity, measure, grams }, line) => {
      const food = foods[line]!;
      const { as, factor } = food.bought ?? { as: food.id, factor: 1 };
      if (as !== null) bought.set(as, (bought.get(as) ?? 0) + grams * factor);
      return ingredientText(quantity, measure, food.name[language]);
    });
    console.log(`    ${words.join(', ')}`);
  }
}

/** Prints the list as it appears on screen: aisle by aisle, in shop units, followed by what is probably at home. */
function printList(bought: ReadonlyMap<string, number>, diet: Diet): void {
  const lines = [...bought].map(([id, oneEats]) => {
    const food = catalogue.foods.get(id)!;
    const { name, category, servings } = food;
    const soldAs = catalogue.inShop.soldAs.get(id) ?? null;
    const measures = { soldAs, gramsPerPiece: servings.get('piece') ?? null, gramsPerMl: servings.get('ml') ?? null };
    const grams = oneEats * eaters;
    const amount = groceryAmountPhrase(roundToPacks(grams, measures), language);
    const measured = amountInPacks(grams, measures);
    const needed = measured === null ? '' : ` (${groceryAmountPhrase(measured, language)})`;
    const isStaple = catalogue.inShop.staples.has(id);
    const aisle = isProbablyAtHome({ needed: grams, isStaple, said: null }, measures) ? 'PROBABLY AT HOME' : category;
    return {
      aisle,
      text: `${amount} ${shoppingListName(name[language], soldAs?.pack)}${labelCheckOf(food, diet)}${needed}`,
    };
  });
  console.log(`\nTo buy (${lines.length}):`);
  const aisles = Map.groupBy(lines, ({ aisle }) => aisle);
  for (const aisle of [...GROCERY_CATEGORIES, 'PROBABLY AT HOME'] as const) {
    const texts = aisles.get(aisle)?.map(({ text }) => text);
    if (texts) console.log(`  ${aisle}: ${texts.join(' | ')}`);
  }
}

function print(name: string, planned: PlannedPersona, { dietPreferences }: OnboardingForm): void {
  const { calories, protein, fat, carbohydrates } = planned.nutrition;
  console.log(`\n# ${name}: ${calories} kcal, ${protein} g protein, ${fat} g fat, ${carbohydrates} g carbohydrates`);
  const bought = new Map<string, number>();
  for (const at of planned.plan.days.keys()) printDay(planned, at, bought);
  printList(bought, dietPreferences);
  const { issues, days } = planned.plan;
  for (const issue of shownIssues(issues, days))
    console.log(`Said: ${issue.date}, ${plannerIssuePhrase(issue, language)}`);
}

for (const [seed, [name, form]] of Object.entries(PEOPLE).entries())
  if (wanted === undefined || name === wanted) print(name, planPersona(form, seed + 1, DEFAULT_ITERATIONS), form);
