import process from 'node:process';
import { DEFAULT_ITERATIONS } from '@weekbord/domain/planner/plan-request';
import { planPersona } from '../tests/planning/plan-persona.ts';
import { eatersOfEverything, restrictedPersonas } from '../tests/planning/random-personas.ts';
import { barsOfAll, barsOfEaters } from '../tests/planning/week-bars.ts';
import { measureWeeks } from '../tests/planning/week-measures.ts';
import { weekOfPlan } from '../tests/planning/weeks-of-plans.ts';
const N = Number(process.argv[2] ?? 80), R = Number(process.argv[3] ?? 0), SEED = Number(process.argv[4] ?? 3);
const all = eatersOfEverything(N, SEED).map((form, seed) => planPersona(form, seed, DEFAULT_ITERATIONS));
for (const p of all) for (const d of p.plan.days) if (d.band === 'off') console.log('off', Math.round(p.nutrition.calories), p.nutrition.protein, p.nutrition.mealSlots.length, Object.values(d.deviation).map((x) => Number(x).toFixed(1)).join(' '));
const m = measureWeeks(all.map(weekOfPlan));
for (const b of [...barsOfAll(m, false), ...barsOfEaters(m)]) console.log(b.holds ? '  ' : 'X ', b.what, b.measured, b.bar);
if (R > 0) { const r = restrictedPersonas(R, SEED).map((form, seed) => planPersona(form, seed, DEFAULT_ITERATIONS));
for (const p of r) for (const d of p.plan.days) if (d.band === 'off') console.log('off', p.form.dietPreferences.dietType, p.form.dietPreferences.dietaryPreference, Math.round(p.nutrition.calories), p.nutrition.protein, p.nutrition.mealSlots.length, Object.values(d.deviation).map((x) => Number(x).toFixed(1)).join(' '));
 for (const b of barsOfAll(measureWeeks(r.map(weekOfPlan)), true)) console.log(b.holds ? '  ' : 'X ', b.what, b.measured, b.bar); }
