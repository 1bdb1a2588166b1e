import { routes } from '../route.ts';

/** Calls that complete a resource for other API clients; the web app does not use them. */
export const progressResourcePaths = routes({
  replaceUserWeight: 'PUT /measurements/userWeight/:id',
  replaceUserSleep: 'PUT /measurements/userSleep/:id',
  replaceUserStress: 'PUT /measurements/userStress/:id',
  replaceUserBodyFatPercentage: 'PUT /measurements/userBodyFatPercentage/:id',
  replaceUserDistance: 'PUT /measurements/userDistance/:id',
});
