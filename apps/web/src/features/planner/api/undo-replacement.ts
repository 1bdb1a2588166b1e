import type { CalendarDay } from '@weekbord/contract/diary/models';
import { diaryPaths } from '@weekbord/contract/diary/paths';
import { groceriesPaths } from '@weekbord/contract/groceries/paths';
import { plannerPaths } from '@weekbord/contract/planner/paths';
import type { QueryClient } from '@tanstack/react-query';
import { dismissAlert, showAlert } from '../../../shared/alerts/alerts.ts';
import { failureText } from '../../../shared/alerts/failure-text.ts';
import { keyOf } from '../../../shared/api/key-of.ts';
import { refetchAffected } from '../../../shared/api/write.ts';
import { call } from '../../../shared/http/call.ts';
import { phrasesOf } from '../../../shared/phrases/use-phrases.ts';
import { planningIssuesQuery } from './auto-plan-day.ts';
import { followedWishesQuery } from './week-wishes.ts';

/** How long the undo is offered, in milliseconds: long enough to look at what was planned first. */
const SHOWN_MS = 20_000;

/** The queries affected by an undo, other than the days in its response. */
const AFFECTED = [
  keyOf(diaryPaths.listCalendarDays),
  keyOf(plannerPaths.generateMeals),
  keyOf(groceriesPaths.listGroceryLists),
];

/** Meals that were replaced by others: `text` says which, and `put` receives the days after an undo. */
export interface Replaced {
  readonly undoId: number;
  readonly text: string;
  readonly put: (client: QueryClient, day: CalendarDay) => void;
}

/** The id of the offer on screen, which a new offer replaces. */
let offered: number | undefined;

/** Says what was replaced, and offers to restore it. */
export async function offerUndo(client: QueryClient, replaced: Replaced): Promise<void> {
  const say = await phrasesOf('shared');
  const key = crypto.randomUUID();
  if (offered !== undefined) dismissAlert(offered);
  offered = showAlert(replaced.text, {
    tone: 'good',
    shownMs: SHOWN_MS,
    action: { label: say('undo'), onPress: () => void undo(client, replaced, key) },
  });
}

/** Restores the meals and reports the result; after a failure it can be retried with the same key. */
async function undo(client: QueryClient, replaced: Replaced, key: string): Promise<void> {
  const [sayShared, say] = await Promise.all([phrasesOf('shared'), phrasesOf('diary')]);
  const busy = showAlert(say('undoing'), { stays: true });
  const result = await call(plannerPaths.undoReplacement, { params: { id: replaced.undoId } }, { idempotencyKey: key });
  if (busy !== undefined) dismissAlert(busy);
  if (!result.ok) {
    const { failure } = result;
    const isOver = failure.kind === 'refused' && failure.status === 404;
    const action = { label: sayShared('retry'), onPress: () => void undo(client, replaced, key) };
    // Not shown as a failure: only one of several simultaneous failures is shown, but this message must be, because it
    // offers a retry.
    if (isOver) showAlert(say('undoTooLate'));
    else showAlert(failureText(failure, sayShared), { shownMs: SHOWN_MS, action });
    return;
  }
  const { calendar_days: days, stayed, detail } = result.value;
  for (const day of days) {
    replaced.put(client, day);
    client.setQueryData(planningIssuesQuery(day.date).queryKey, []);
    client.setQueryData(followedWishesQuery(day.date).queryKey, null);
  }
  refetchAffected(client, AFFECTED);
  showAlert(detail, stayed.length === 0 ? { tone: 'good' } : { shownMs: SHOWN_MS });
}
