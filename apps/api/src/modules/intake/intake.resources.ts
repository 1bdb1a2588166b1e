import { recordOf } from '../access/access.public.ts';
import { findIntakeById } from './intake.store.ts';

/** A person's answers about their body, goal and diet. */
export const intake = recordOf('intake', ({ db, people }, id) => findIntakeById(db, id, people));
