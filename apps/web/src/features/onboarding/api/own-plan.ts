import { plansPaths } from '@weekbord/contract/plans/paths';
import { queryOf } from '../../../shared/api/query-of.ts';

/** A saved week of plans. */
export const ownPlanQuery = (id: number) => queryOf(plansPaths.getWeeklyNutritionPlan, { params: { id } });
