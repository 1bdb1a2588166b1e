import { expect, test } from 'vitest';
import { buildCatalogueIndex } from '../catalogue/catalogue-index.ts';
import { INTERACTIVE_ITERATIONS } from './plan-request.ts';
import { planWeek } from './plan-week.ts';
import { makeCatalogue } from '../catalogue/synthetic-catalogue.test-support.ts';
import { makePersonas } from './synthetic-personas.test-support.ts';

/** Half as many rounds as an interactive plan has. The other half would bring no more days on target. */
const ITERATIONS = INTERACTIVE_ITERATIONS / 2;

test('[AUT-01] with 300 recipes, 93% of the days of demanding people are on target', () => {
  const bands = { tight: 0, ok: 0, off: 0 };
  for (const seed of [11]) {
    const recipes = makeCatalogue(300, seed);
    const catalogue = buildCatalogueIndex(recipes);
    for (const persona of makePersonas(40, 7)) {
      const plan = planWeek(catalogue, persona.request(recipes, { iterations: ITERATIONS }));
      for (const { band } of plan.days) bands[band] += 1;
    }
  }
  const days = bands.tight + bands.ok + bands.off;
  expect(days).toBe(40 * 7);
  expect((bands.tight + bands.ok) / days).toBeGreaterThanOrEqual(0.93);
});
