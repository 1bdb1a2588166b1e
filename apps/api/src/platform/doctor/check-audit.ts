import { checkChain, headText } from '../audit/chain.ts';
import { pendingSteps, ranSteps } from '../database/migrate.ts';
import type { Database } from '../database/open-database.ts';
import { fault, type Finding, warning, well } from './finding.ts';

/** Checks that the audit log is intact: no entry changed or removed. */
export async function* checkAudit(owner: Database): AsyncGenerator<Finding> {
  if ((await pendingSteps(await ranSteps(owner.db))).length > 0) return;
  const { checked, head, faults, unchained } = await checkChain(owner.db);
  if (faults.length > 0) {
    yield fault(
      'audit',
      `It has been tampered with: ${faults.join('; ')}. docs/operating.md says what to do after an incident.`,
    );
  } else if (unchained > 0) {
    yield warning('audit', `Events not chained after an hour: ${unchained}. Is the server running?`);
  } else if (head === null) {
    yield well('audit', 'Nothing is chained yet.');
  } else {
    yield well('audit', `All ${checked} events are intact, up to ${headText(head)}.`);
  }
}
