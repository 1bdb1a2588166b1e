import { diaryPaths } from '@weekbord/contract/diary/paths';
import { plannerPaths } from '@weekbord/contract/planner/paths';
import type { TasteAnswer } from '@weekbord/domain/planner/taste/learned-taste';
import { keyOf } from '../../../shared/api/key-of.ts';
import { queryOf } from '../../../shared/api/query-of.ts';
import { useSend } from '../../../shared/api/use-send.ts';
import { useQueuedWrite, waitingWritesTo } from '../../../shared/offline/queued-write.ts';

const STALE_MS = 5 * 60 * 1000;
/** The queries whose responses include reasons that depend on learned taste, and the order of proposals. */
const LEARNED = [keyOf(plannerPaths.generateMeals), keyOf(diaryPaths.listCalendarDays)];
const affects = [keyOf(plannerPaths.listTasteAnswers), ...LEARNED];

/** Whether the user wants more or less of a recipe's kind; null if they did not say. */
export function tasteAnswerQuery(recipeId: number) {
  return queryOf(
    plannerPaths.listTasteAnswers,
    { query: { recipe: recipeId } },
    {
      keep: ({ results }, client): TasteAnswer | null => {
        // Unconfirmed writes take precedence over the server's response.
        const waiting = waitingWritesTo(client, plannerPaths.setTasteAnswer);
        const last = waiting.findLast(({ body }) => body.recipe === recipeId);
        return last ? last.body.answer : (results[0]?.answer ?? null);
      },
      staleTime: STALE_MS,
    },
  );
}

/** Asks for more or less of a recipe's kind, or withdraws that request: shown immediately, even offline. */
export function useAnswerTaste() {
  const { write } = useQueuedWrite({
    route: plannerPaths.setTasteAnswer,
    affects,
    show: (client, { body: { recipe, answer } }) => client.setQueryData(tasteAnswerQuery(recipe).queryKey, answer),
  });
  return (recipe: number, answer: TasteAnswer | null) => write({ body: { recipe, answer } });
}

/** Deletes what was learned about the user's taste. */
export function useForgetTaste() {
  return useSend(plannerPaths.forgetTaste, { affects });
}
