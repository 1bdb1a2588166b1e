// Seven days planned over the whole catalogue for random people: CPU per week and how near the days come.
import process from 'node:process';
import { DEFAULT_ITERATIONS, INTERACTIVE_ITERATIONS } from '@weekbord/domain/planner/plan-request';
import { planPersona } from '../tests/planning/plan-persona.ts';
import { randomPersonas } from '../tests/planning/random-personas.ts';
import { catalogue } from '../tests/planning/real-catalogue.ts';

const PEOPLE = 60;
const SEED = 5;
/** CPU at the 95th percentile, milliseconds, from the planner's own bars. */
const BUDGET_MS: Readonly<Record<number, number>> = { [INTERACTIVE_ITERATIONS]: 130, [DEFAULT_ITERATIONS]: 450 };

const percentile = (values: readonly number[], share: number): number =>
  values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(share * values.length))] ?? NaN;

const rows = [INTERACTIVE_ITERATIONS, DEFAULT_ITERATIONS].map((iterations) => {
  const cpu: number[] = [];
  let [days, near, tight] = [0, 0, 0];
  for (const [index, form] of randomPersonas(PEOPLE, SEED).entries()) {
    const before = process.cpuUsage();
    const { plan } = planPersona(form, index, iterations);
    const used = process.cpuUsage(before);
    cpu.push((used.user + used.system) / 1000);
    days += plan.days.length;
    near += plan.days.filter(({ band }) => band !== 'off').length;
    tight += plan.days.filter(({ band }) => band === 'tight').length;
  }
  return {
    rounds: iterations,
    'CPU ms p50': Math.round(percentile(cpu, 0.5)),
    'CPU ms p95': Math.round(percentile(cpu, 0.95)),
    'budget p95': BUDGET_MS[iterations] ?? '',
    'days within 2 % kcal, 5 % protein': `${((100 * near) / days).toFixed(1)} %`,
    'tight days': `${((100 * tight) / days).toFixed(1)} %`,
  };
});
console.log(`${catalogue.recipes.length} recipes, ${PEOPLE} people`);
console.table(rows);
