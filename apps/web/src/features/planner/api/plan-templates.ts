import { plannerPaths } from '@weekbord/contract/planner/paths';
import type { PlainDate } from '@weekbord/domain/dates/plain-date';
import { MAX_TEMPLATES } from '@weekbord/domain/planner/templates/plan-templates';
import { keyOf } from '../../../shared/api/key-of.ts';
import { queryOf } from '../../../shared/api/query-of.ts';
import { useSend } from '../../../shared/api/use-send.ts';
import type { AnswerOf } from '../../../shared/http/call.ts';
import { flushWrites } from '../../../shared/undo/flush-writes.ts';
import { ASKED_EACH_TIME, onceArrived, type PutDay, usePutMeals } from './put-meals.ts';

/** Days saved for reuse. */
export type PlanTemplate = AnswerOf<'createPlanTemplate'>;

const STALE_MS = 5 * 60 * 1000;
const affects = [keyOf(plannerPaths.listPlanTemplates)];

/** The user's templates, newest first. */
export const planTemplatesQuery = queryOf(
  plannerPaths.listPlanTemplates,
  { query: { page_size: MAX_TEMPLATES } },
  { keep: ({ results }): readonly PlanTemplate[] => results, staleTime: STALE_MS },
);

/** The effect of using a template that starts on a date, for the user or for a client of theirs. */
export function templatePreviewQuery(id: number, start: PlainDate, user?: number) {
  const query = { start_date: start, ...(user !== undefined && { user }) };
  return onceArrived(queryOf(plannerPaths.previewPlanTemplate, { params: { id }, query }, ASKED_EACH_TIME));
}

/** Saves the days that start on a date as a template with a name. */
export function useSaveTemplate() {
  return useSend(plannerPaths.createPlanTemplate, {
    networkMode: 'always',
    sent: async ({ name, start, days }: { name: string; start: PlainDate; days: number }, client) => {
      await flushWrites(client);
      return { body: { name, start_date: start, num_days: days } };
    },
    affects,
  });
}

export function useRenameTemplate() {
  return useSend(plannerPaths.updatePlanTemplate, {
    networkMode: 'always',
    sent: ({ id, name }: { id: number; name: string }) => ({ params: { id }, body: { name } }),
    affects,
  });
}

export function useDeleteTemplate() {
  return useSend(plannerPaths.deletePlanTemplate, {
    networkMode: 'always',
    sent: (id: number) => ({ params: { id } }),
    affects,
  });
}

/** Plans a template that starts on a date, replacing the meals that the preview listed. */
export const useApplyTemplate = (put: PutDay) => usePutMeals(plannerPaths.applyPlanTemplate, put);
