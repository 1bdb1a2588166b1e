import { account } from './articles/account.ts';
import { coaching } from './articles/coaching.ts';
import { food } from './articles/food.ts';
import { meals } from './articles/meals.ts';
import { plan } from './articles/plan.ts';
import { start } from './articles/start.ts';

/** The help articles: the title of each, its search terms, and its text. */
export const articles = { ...start, ...plan, ...meals, ...food, ...coaching, ...account };
