import {
  createUserProfile as createUserProfileEndpoint,
  deleteUserProfile as deleteUserProfileEndpoint,
  getUserProfile as getUserProfileEndpoint,
  listUserProfiles as listUserProfilesEndpoint,
  replaceUserProfile as replaceUserProfileEndpoint,
  updateUserProfile as updateUserProfileEndpoint,
} from '@weekbord/contract/intake/user-profiles';
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
