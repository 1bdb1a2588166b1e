import { analyticsPaths } from '@weekbord/contract/analytics/paths';
import { MAX_PROBLEM_LENGTH, PROBLEM_SAMPLE_RATE } from '@weekbord/domain/analytics/events';
import { forwardClicks } from '../clicks.ts';
import { call } from '../http/call.ts';
import { forwardReports } from '../report.ts';

interface Agreed {
  readonly tracksClicks: boolean;
  readonly collectsProblems: boolean;
}

/** Sends clicks and a sample of problems to the server, without retries. */
export function sendAnalytics({ tracksClicks, collectsProblems }: Agreed): void {
  const options = () => ({ idempotencyKey: crypto.randomUUID(), keepalive: true });
  forwardClicks(
    tracksClicks ? (event) => void call(analyticsPaths.recordClick, { body: { event } }, options()) : undefined,
  );
  let isTelling = false;
  const tell = async (problem: string) => {
    // Guards against a loop, because a refused report would itself be reported.
    if (isTelling || Math.random() >= PROBLEM_SAMPLE_RATE) return;
    isTelling = true;
    await call(analyticsPaths.reportProblem, { body: { problem: problem.slice(0, MAX_PROBLEM_LENGTH) } }, options());
    isTelling = false;
  };
  forwardReports(collectsProblems ? (problem) => void tell(problem) : undefined);
}
