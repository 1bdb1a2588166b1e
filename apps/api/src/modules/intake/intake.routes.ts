import { createUserProfile as createUserProfileEndpoint } from '@weekbord/contract/intake/create-user-profile';
import { deleteUserProfile as deleteUserProfileEndpoint } from '@weekbord/contract/intake/delete-user-profile';
import { getUserProfile as getUserProfileEndpoint } from '@weekbord/contract/intake/get-user-profile';
import { listUserProfiles as listUserProfilesEndpoint } from '@weekbord/contract/intake/list-user-profiles';
import { replaceUserProfile as replaceUserProfileEndpoint } from '@weekbord/contract/intake/replace-user-profile';
import { updateUserProfile as updateUserProfileEndpoint } from '@weekbord/contract/intake/update-user-profile';
import { serve } from '../../platform/http/serve.ts';
import { createUserProfile } from './create-user-profile.ts';
import { deleteUserProfile } from './delete-user-profile.ts';
import { getUserProfile } from './get-user-profile.ts';
import { listUserProfiles } from './list-user-profiles.ts';
import { replaceUserProfile } from './replace-user-profile.ts';
import { updateUserProfile } from './update-user-profile.ts';

export const intakeRoutes = [
  serve(listUserProfilesEndpoint, listUserProfiles),
  serve(createUserProfileEndpoint, createUserProfile),
  serve(getUserProfileEndpoint, getUserProfile),
  serve(updateUserProfileEndpoint, updateUserProfile),
  serve(replaceUserProfileEndpoint, replaceUserProfile),
  serve(deleteUserProfileEndpoint, deleteUserProfile),
];
