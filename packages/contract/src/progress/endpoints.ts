export { deleteMeasurement } from './delete-measurement.ts';
export { getProgress } from './get-progress.ts';
export {
  createUserBodyFatPercentage,
  deleteUserBodyFatPercentage,
  getUserBodyFatPercentage,
  listUserBodyFatPercentage,
  replaceUserBodyFatPercentage,
  updateUserBodyFatPercentage,
} from './user-body-fat-percentage.ts';
export {
  createUserDistance,
  deleteUserDistance,
  getUserDistance,
  listUserDistance,
  replaceUserDistance,
  updateUserDistance,
} from './user-distance.ts';
export {
  createUserSleep,
  deleteUserSleep,
  getUserSleep,
  listUserSleep,
  replaceUserSleep,
  updateUserSleep,
} from './user-sleep.ts';
export {
  createUserStress,
  deleteUserStress,
  getUserStress,
  listUserStress,
  replaceUserStress,
  updateUserStress,
} from './user-stress.ts';
export {
  createUserWeight,
  deleteUserWeight,
  getUserWeight,
  listUserWeight,
  replaceUserWeight,
  updateUserWeight,
} from './user-weight.ts';
