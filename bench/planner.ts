// Measures the quality and cost of planning a week from synthetic catalogues, briefly by default. For a run of several
// minutes: node bench/planner.ts 300,2000,20000 1000,4000 3 [--each]
import process from 'node:process';
import { buildCatalogueIndex } from '@weekbord/domain/planner/catalogue/catalogue-index';
import { DEFAULT_ITERATIONS } from '@weekbord/domain/planner/week/plan-request';
import { planWeek } from '@weekbord/domain/planner/week/plan-week';
import { rankSlot } from '@weekbord/domain/planner/search/rank-slot';
import type { PlannedDay } from '@weekbord/domain/planner/week/plan-result';
import { makeCatalogue } from '@weekbord/domain/planner/catalogue/synthetic-catalogue.test-support';
import { makePersonas } from '@weekbord/domain/planner/week/synthetic-personas.test-support';
import { buildProblem } from '@weekbord/domain/planner/week/week-problem';

const numbers = (text: string | undefined, fallback: number[]): number[] => text?.split(',').map(Number) ?? fallback;
const sizes = numbers(process.argv[2], [300, 2000]);
const rounds = numbers(process.argv[3], [1000]);
const CATALOGUE_SEEDS = [11, 12, 13].slice(0, Number(process.argv[4] ?? 1));
/** The maximum of the 95th percentile of the CPU time, in ms. */
const BUDGET_MS: Readonly<Record<number, number>> = { 1000: 130, 4000: 450 };
const BUDGET_SINGLE_MS = { options: 10, day: 300, rank: 5 };
const verbose = process.argv.includes('--each');

function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? NaN;
}

const spread = (values: readonly number[]): string =>
  `${percentile(values, 0.5).toFixed(1)}/${percentile(values, 0.95).toFixed(1)}`;
const share = (part: number, whole: number): string => ((100 * part) / whole).toFixed(1);

const rows: Record<string, string | number>[] = [];
for (const size of sizes) {
  for (const iterations of rounds) {
    const days: { keto: boolean; day: PlannedDay }[] = [];
    const cpu: number[] = [];
    let favourites = 0;
    let boughtFoods = 0;
    let points = 0;
    let plans = 0;
    for (const seed of CATALOGUE_SEEDS) {
      const recipes = makeCatalogue(size, seed);
      const catalogue = buildCatalogueIndex(recipes);
      for (const persona of makePersonas(40, 7)) {
        const request = persona.request(recipes, { iterations });
        const before = process.cpuUsage();
        const plan = planWeek(catalogue, request);
        const used = process.cpuUsage(before);
        cpu.push((used.user + used.system) / 1000);
        plans += 1;
        points += plan.points;
        const items = plan.days.flatMap((day) => day.items);
        favourites += items.filter(({ recipeId }) => request.likedRecipeIds?.includes(recipeId)).length;
        const fresh = new Set(
          items.flatMap(({ recipeId }) =>
            recipes[recipeId - 1]!.ingredients.filter((one) => one.bought).map((one) => one.foodId),
          ),
        );
        boughtFoods += fresh.size;
        days.push(...plan.days.map((day) => ({ keto: persona.keto, day })));
        const missed = plan.days.filter((day) => day.band === 'off').length;
        if (verbose && (missed > 0 || plan.days.some((day) => day.band !== 'tight'))) {
          const scarce = plan.issues.filter(({ kind }) => kind === 'scarce').map(({ eligible }) => eligible);
          const tight = plan.days.filter((day) => day.band === 'tight').length;
          console.log(`${seed} ${persona.name}: off ${missed}, tight ${tight}, scarcest ${Math.min(...scarce)}`);
        }
      }
    }
    const within = (list: typeof days, band: (day: PlannedDay) => boolean): string =>
      share(list.filter(({ day }) => band(day)).length, list.length);
    const plain = days.filter(({ keto }) => !keto);
    const keto = days.filter((one) => one.keto);
    const off = (list: typeof days, macro: keyof PlannedDay['deviation']): string =>
      spread(list.map(({ day }) => Math.abs(day.deviation[macro])));
    rows.push({
      recipes: size,
      rounds: iterations,
      'ok %': within(days, ({ band }) => band !== 'off'),
      'non-keto': within(plain, ({ band }) => band !== 'off'),
      keto: within(keto, ({ band }) => band !== 'off'),
      'tight %': within(days, ({ band }) => band === 'tight'),
      kcal: off(days, 'kcal'),
      protein: off(days, 'protein'),
      fat: off(days, 'fat'),
      carbs: off(plain, 'carbohydrates'),
      'fav/wk': (favourites / plans).toFixed(1),
      'fresh/wk': (boughtFoods / plans).toFixed(0),
      points: (points / plans).toFixed(1),
      'cpu ms': `${percentile(cpu, 0.5).toFixed(0)}/${percentile(cpu, 0.95).toFixed(0)}`,
      'budget p95': BUDGET_MS[iterations] ?? '',
    });
  }
}
console.table(rows);

const single: Record<string, string | number>[] = [];
for (const size of sizes) {
  const recipes = makeCatalogue(size, CATALOGUE_SEEDS[0]!);
  const catalogue = buildCatalogueIndex(recipes);
  const times = { options: [] as number[], day: [] as number[], rank: [] as number[] };
  const timed = <T>(into: number[], run: () => T): T => {
    const before = process.cpuUsage();
    const result = run();
    const used = process.cpuUsage(before);
    into.push((used.user + used.system) / 1000);
    return result;
  };
  const personas = makePersonas(40, 7);
  for (const persona of personas) {
    const request = persona.request(recipes, { iterations: 0 });
    const day = request.days[0]!;
    const { days } = request;
    timed(times.options, () => buildProblem({ catalogue, preferences: request, days }));
    timed(times.day, () => planWeek(catalogue, { ...request, iterations: DEFAULT_ITERATIONS, days: [day] }));
    timed(times.rank, () => rankSlot(catalogue, { ...request, day, slotId: day.slots[0]!.id }));
  }
  single.push(
    {
      recipes: size,
      what: 'filter and options',
      'ms p50/p95': spread(times.options),
      budget: BUDGET_SINGLE_MS.options,
    },
    { recipes: size, what: 'one day', 'ms p50/p95': spread(times.day), budget: BUDGET_SINGLE_MS.day },
    { recipes: size, what: 'proposals for a slot', 'ms p50/p95': spread(times.rank), budget: BUDGET_SINGLE_MS.rank },
  );
}
console.table(single);
