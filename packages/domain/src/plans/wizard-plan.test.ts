import { expect, it } from 'vitest';
import { shownPlanName, storedPlanName, WIZARD_DAY_PLAN } from './wizard-plan.ts';

it("only the name of the wizard's plan is shown in the reader's language", () => {
  expect(shownPlanName(WIZARD_DAY_PLAN, 'Persoonlijk plan')).toBe('Persoonlijk plan');
  for (const name of ['Standard', 'Rest', '', 'My DIY nutrition plan']) expect(shownPlanName(name, 'x')).toBe(name);
});

it("the name of the wizard's plan in the reader's language is stored as its original name", () => {
  for (const name of [WIZARD_DAY_PLAN, 'Standard', '', 'Personal plan again'])
    expect(storedPlanName(shownPlanName(name, 'Personal plan'), 'Personal plan')).toBe(name);
});
