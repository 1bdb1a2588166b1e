import { expect, it } from 'vitest';
import { shownPlanName, WIZARD_DAY_PLAN } from './wizard-plan.ts';

it("only the name of the wizard's plan is replaced by the reader's own words", () => {
  expect(shownPlanName(WIZARD_DAY_PLAN, 'Persoonlijk plan')).toBe('Persoonlijk plan');
  for (const name of ['Standard', 'Rest', '', 'My DIY nutrition plan']) expect(shownPlanName(name, 'x')).toBe(name);
});
