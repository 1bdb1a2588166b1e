import {
  changePeriodStarts as changePeriodStartsEndpoint,
  deleteCycle as deleteCycleEndpoint,
  getCycle as getCycleEndpoint,
} from '@weekbord/contract/intake/cycle';
import {
  getCycleSharing as getCycleSharingEndpoint,
  shareCycle as shareCycleEndpoint,
  stopSharingCycle as stopSharingCycleEndpoint,
} from '@weekbord/contract/intake/cycle-sharing';
import {
  createUserProfile as createUserProfileEndpoint,
  getUserProfile as getUserProfileEndpoint,
  listUserProfiles as listUserProfilesEndpoint,
  replaceUserProfile as replaceUserProfileEndpoint,
  updateUserProfile as updateUserProfileEndpoint,
} from '@weekbord/contract/intake/user-profiles';
import * as exerciseInstanceEndpoints from '@weekbord/contract/intake/exercise-instances';
import {
  getExerciseTemplate as getExerciseTemplateEndpoint,
  listExerciseTemplates as listExerciseTemplatesEndpoint,
} from '@weekbord/contract/intake/exercise-templates';
import { serve } from '../../platform/http/serve.ts';
import { changePeriodStarts, deleteCycle, getCycle } from './cycle.ts';
import { getCycleSharing, shareCycle, stopSharingCycle } from './cycle-sharing.ts';
import * as exerciseInstances from './exercise-instances.ts';
import { getExerciseTemplate, listExerciseTemplates } from './exercise-templates.ts';
import {
  createUserProfile,
  getUserProfile,
  listUserProfiles,
  replaceUserProfile,
  updateUserProfile,
} from './user-profiles.ts';

export const intakeRoutes = [
  serve(listUserProfilesEndpoint, listUserProfiles),
  serve(createUserProfileEndpoint, createUserProfile),
  serve(getUserProfileEndpoint, getUserProfile),
  serve(updateUserProfileEndpoint, updateUserProfile),
  serve(replaceUserProfileEndpoint, replaceUserProfile),
  serve(listExerciseTemplatesEndpoint, listExerciseTemplates),
  serve(getExerciseTemplateEndpoint, getExerciseTemplate),
  serve(exerciseInstanceEndpoints.listExerciseInstances, exerciseInstances.listExerciseInstances),
  serve(exerciseInstanceEndpoints.createExerciseInstance, exerciseInstances.createExerciseInstance),
  serve(exerciseInstanceEndpoints.getExerciseInstance, exerciseInstances.getExerciseInstance),
  serve(exerciseInstanceEndpoints.updateExerciseInstance, exerciseInstances.updateExerciseInstance),
  serve(exerciseInstanceEndpoints.deleteExerciseInstance, exerciseInstances.deleteExerciseInstance),
  serve(getCycleEndpoint, getCycle),
  serve(changePeriodStartsEndpoint, changePeriodStarts),
  serve(deleteCycleEndpoint, deleteCycle),
  serve(getCycleSharingEndpoint, getCycleSharing),
  serve(shareCycleEndpoint, shareCycle),
  serve(stopSharingCycleEndpoint, stopSharingCycle),
];
