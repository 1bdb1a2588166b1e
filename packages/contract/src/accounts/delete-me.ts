import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { coded } from '../fields.ts';
import { accountsPaths } from './paths.ts';

export const deleteMe = endpoint(accountsPaths.deleteMe, {
  access: 'signed-in',
  summary: 'Erases the caller and everything of theirs; the word DELETE or VERWIJDER confirms.',
  body: z.object({ confirm: z.enum(['DELETE', 'VERWIJDER'], coded('confirmation_word_wrong')) }),
});
