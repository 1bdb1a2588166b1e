import { recordOf } from '../access/access.public.ts';
import { findTemplate } from './templates/plan-templates.store.ts';
import { findRecurring } from './recurring/recurring-meals.store.ts';

/** Days saved for reuse. */
export const planTemplate = recordOf('plan_template', ({ db, people }, id) => findTemplate(db, id, people));

/** A meal that is planned every week. */
export const recurringMeal = recordOf('recurring_meal', ({ db, people }, id) => findRecurring(db, id, people));
