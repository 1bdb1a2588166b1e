import { plansPaths } from '@weekbord/contract/plans/paths';
import { queryOf } from '../../../shared/api/query-of.ts';

/** A saved weekly plan. */
export const ownPlanQuery = (id: number) => queryOf(plansPaths.getWeeklyNutritionPlan, { params: { id } });
