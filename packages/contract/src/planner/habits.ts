import * as templates from './plan-templates.ts';
import * as recurring from './recurring-meals.ts';

/** What a person stores in order to plan it again. */
export const habits = { ...templates, ...recurring };
