import { endpoints } from '@weekbord/contract/endpoints';
import { serve } from '../../platform/http/serve.ts';
import { getProgress } from './get-progress.ts';
import { bodyFat, deleteMeasurement, sleep, stress, waist, weight } from './measurements.ts';

export const progressRoutes = [
  serve(endpoints.listUserWeight, weight.list),
  serve(endpoints.createUserWeight, weight.create),
  serve(endpoints.getUserWeight, weight.get),
  serve(endpoints.updateUserWeight, weight.update),
  serve(endpoints.deleteUserWeight, weight.remove),
  serve(endpoints.listUserSleep, sleep.list),
  serve(endpoints.createUserSleep, sleep.create),
  serve(endpoints.getUserSleep, sleep.get),
  serve(endpoints.updateUserSleep, sleep.update),
  serve(endpoints.deleteUserSleep, sleep.remove),
  serve(endpoints.listUserStress, stress.list),
  serve(endpoints.createUserStress, stress.create),
  serve(endpoints.getUserStress, stress.get),
  serve(endpoints.updateUserStress, stress.update),
  serve(endpoints.deleteUserStress, stress.remove),
  serve(endpoints.listUserBodyFatPercentage, bodyFat.list),
  serve(endpoints.createUserBodyFatPercentage, bodyFat.create),
  serve(endpoints.getUserBodyFatPercentage, bodyFat.get),
  serve(endpoints.updateUserBodyFatPercentage, bodyFat.update),
  serve(endpoints.deleteUserBodyFatPercentage, bodyFat.remove),
  serve(endpoints.listUserDistance, waist.list),
  serve(endpoints.createUserDistance, waist.create),
  serve(endpoints.getUserDistance, waist.get),
  serve(endpoints.updateUserDistance, waist.update),
  serve(endpoints.deleteUserDistance, waist.remove),
  serve(endpoints.deleteMeasurement, deleteMeasurement),
  serve(endpoints.getProgress, getProgress),
];
