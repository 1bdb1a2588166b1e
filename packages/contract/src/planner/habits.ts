import * as templates from './plan-templates.ts';
import * as recurring from './recurring-meals.ts';

/** Templates and recurring meals. */
export const habits = { ...templates, ...recurring };
