import { GROCERY_CATEGORIES } from '@weekbord/domain/vocabulary';
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { idText, repeated } from '../fields.ts';
import { pageOf, pageQuery } from '../paging.ts';
import { food } from './models.ts';
import { foodsPaths } from './paths.ts';

export const listFoods = endpoint(foodsPaths.listFoods, {
  access: 'member',
  summary: 'The foods of the catalogue and the caller’s own by name; with ids, those of them that the caller may see.',
  query: pageQuery.extend({
    category: z.enum(GROCERY_CATEGORIES).optional(),
    /** At most a hundred; also foods of open databases, which are not listed otherwise. */
    id: repeated(idText).optional(),
  }),
  answer: pageOf(food),
});
