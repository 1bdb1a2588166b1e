import { GROCERY_CATEGORIES } from '@weekbord/domain/vocabulary';
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { pageOf, pageQuery } from '../paging.ts';
import { food } from './models.ts';
import { foodsPaths } from './paths.ts';

export const listFoods = endpoint(foodsPaths.listFoods, {
  access: 'member',
  summary: 'The foods of the catalogue by name.',
  query: pageQuery.extend({ category: z.enum(GROCERY_CATEGORIES).optional() }),
  answer: pageOf(food),
});
