export { getCycleSharing, shareCycle, stopSharingCycle } from './cycle-sharing.ts';
export { changePeriodStarts, deleteCycle, getCycle } from './cycle.ts';
export {
  createExerciseInstance,
  deleteExerciseInstance,
  getExerciseInstance,
  listExerciseInstances,
  replaceExerciseInstance,
  updateExerciseInstance,
} from './exercise-instances.ts';
export { getExerciseTemplate, listExerciseTemplates } from './exercise-templates.ts';
export {
  createUserProfile,
  getUserProfile,
  listUserProfiles,
  replaceUserProfile,
  updateUserProfile,
} from './user-profiles.ts';
