import { endpoints } from '@weekbord/contract/endpoints';
import { serve } from '../../platform/http/serve.ts';
import { deleteMeasurement } from './delete-measurement.ts';
import { getProgress } from './get-progress.ts';
import { createUserWeight, deleteUserWeight, getUserWeight, listUserWeight, updateUserWeight } from './user-weight.ts';
import { createUserSleep, deleteUserSleep, getUserSleep, listUserSleep, updateUserSleep } from './user-sleep.ts';
import { createUserStress, deleteUserStress, getUserStress, listUserStress, updateUserStress } from './user-stress.ts';
import {
  createUserBodyFatPercentage,
  deleteUserBodyFatPercentage,
  getUserBodyFatPercentage,
  listUserBodyFatPercentage,
  updateUserBodyFatPercentage,
} from './user-body-fat-percentage.ts';
import {
  createUserDistance,
  deleteUserDistance,
  getUserDistance,
  listUserDistance,
  updateUserDistance,
} from './user-distance.ts';

export const progressRoutes = [
  serve(endpoints.listUserWeight, listUserWeight),
  serve(endpoints.createUserWeight, createUserWeight),
  serve(endpoints.getUserWeight, getUserWeight),
  serve(endpoints.updateUserWeight, updateUserWeight),
  serve(endpoints.deleteUserWeight, deleteUserWeight),
  serve(endpoints.listUserSleep, listUserSleep),
  serve(endpoints.createUserSleep, createUserSleep),
  serve(endpoints.getUserSleep, getUserSleep),
  serve(endpoints.updateUserSleep, updateUserSleep),
  serve(endpoints.deleteUserSleep, deleteUserSleep),
  serve(endpoints.listUserStress, listUserStress),
  serve(endpoints.createUserStress, createUserStress),
  serve(endpoints.getUserStress, getUserStress),
  serve(endpoints.updateUserStress, updateUserStress),
  serve(endpoints.deleteUserStress, deleteUserStress),
  serve(endpoints.listUserBodyFatPercentage, listUserBodyFatPercentage),
  serve(endpoints.createUserBodyFatPercentage, createUserBodyFatPercentage),
  serve(endpoints.getUserBodyFatPercentage, getUserBodyFatPercentage),
  serve(endpoints.updateUserBodyFatPercentage, updateUserBodyFatPercentage),
  serve(endpoints.deleteUserBodyFatPercentage, deleteUserBodyFatPercentage),
  serve(endpoints.listUserDistance, listUserDistance),
  serve(endpoints.createUserDistance, createUserDistance),
  serve(endpoints.getUserDistance, getUserDistance),
  serve(endpoints.updateUserDistance, updateUserDistance),
  serve(endpoints.deleteUserDistance, deleteUserDistance),
  serve(endpoints.deleteMeasurement, deleteMeasurement),
  serve(endpoints.getProgress, getProgress),
];
