import { routes } from '../route.ts';

/** Calls that make a resource complete for other API clients; the web app does not use them. */
export const progressResourcePaths = routes({
  replaceUserWeight: 'PUT /measurements/userWeight/:id',
  replaceUserSleep: 'PUT /measurements/userSleep/:id',
  replaceUserStress: 'PUT /measurements/userStress/:id',
  replaceUserBodyFatPercentage: 'PUT /measurements/userBodyFatPercentage/:id',
  replaceUserDistance: 'PUT /measurements/userDistance/:id',
});
