import { routes } from '../route.ts';

export const intakePaths = routes({
  listUserProfiles: 'GET /users/userProfile',
  createUserProfile: 'POST /users/userProfile',
  getUserProfile: 'GET /users/userProfile/:id',
  updateUserProfile: 'PATCH /users/userProfile/:id',
  replaceUserProfile: 'PUT /users/userProfile/:id',
  listExerciseTemplates: 'GET /users/exerciseTemplate',
  getCycle: 'GET /users/cycle',
  changePeriodStarts: 'PATCH /users/cycle',
  deleteCycle: 'DELETE /users/cycle',
  getCycleSharing: 'GET /users/cycle/sharing',
  shareCycle: 'PUT /users/cycle/sharing',
  stopSharingCycle: 'DELETE /users/cycle/sharing',
});
