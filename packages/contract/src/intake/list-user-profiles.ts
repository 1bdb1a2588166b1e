import { endpoint } from '../endpoint.ts';
import { idText } from '../fields.ts';
import { pageOf, pageQuery } from '../paging.ts';
import { userProfile } from './models.ts';
import { intakePaths } from './paths.ts';

export const listUserProfiles = endpoint(intakePaths.listUserProfiles, {
  access: 'subject',
  summary: "The profiles that the caller may see: their own and their clients'.",
  query: pageQuery.extend({ user: idText.optional() }),
  answer: pageOf(userProfile),
});
