import { analyticsPaths } from '@weekbord/contract/analytics/paths';
import { MAX_PROBLEM_LENGTH, PROBLEM_SAMPLE_RATE } from '@weekbord/domain/analytics/events';
import { forwardClicks } from '../clicks.ts';
import { call } from '../http/call.ts';
import { forwardReports } from '../report.ts';

interface Agreed {
  readonly takesClicks: boolean;
  readonly takesProblems: boolean;
}

/** Tells the server of clicks, and of a sample of problems; what does not arrive is not told again. */
export function tellServer({ takesClicks, takesProblems }: Agreed): void {
  const options = () => ({ idempotencyKey: crypto.randomUUID(), keepalive: true });
  forwardClicks(
    takesClicks ? (event) => void call(analyticsPaths.recordClick, { body: { event } }, options()) : undefined,
  );
  let isTelling = false;
  const tell = async (problem: string) => {
    // A report that is refused would be reported.
    if (isTelling || Math.random() >= PROBLEM_SAMPLE_RATE) return;
    isTelling = true;
    await call(analyticsPaths.reportProblem, { body: { problem: problem.slice(0, MAX_PROBLEM_LENGTH) } }, options());
    isTelling = false;
  };
  forwardReports(takesProblems ? (problem) => void tell(problem) : undefined);
}
