import { routes } from '../route.ts';

export const planVersionsPaths = routes({
  listPlanVersions: 'GET /users/nutritionPlanVersion',
  answerPlanVersion: 'PATCH /users/nutritionPlanVersion/:id',
  restorePlanVersion: 'POST /users/nutritionPlanVersion/:id/restore',
});
