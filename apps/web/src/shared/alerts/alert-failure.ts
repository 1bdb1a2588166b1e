import { failureOf } from '../http/api-failure.ts';
import { phrasesOf } from '../phrases/use-phrases.ts';
import { report } from '../report.ts';
import { showAlert } from './alerts.ts';
import { failureText } from './failure-text.ts';

/**
 * Shows an error to the user; an ended session needs no message. `general` is used for an error without a message of
 * its own. A refused request was already reported when its response arrived.
 */
export async function alertFailure(error: unknown, general?: string): Promise<void> {
  const failure = failureOf(error);
  if (failure?.kind === 'refused' && failure.status === 401) return;
  if (!failure) report('A write failed', error);
  showAlert(failureText(failure, await phrasesOf('shared'), general), { tone: 'bad' });
}
