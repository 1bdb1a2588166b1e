import { failureOf } from '../http/api-failure.ts';
import { phrasesOf } from '../phrases/use-phrases.ts';
import { report } from '../report.ts';
import { showAlert } from './alerts.ts';
import { failureText } from './failure-text.ts';

/** Reports an error and shows it to the user; a session that ended needs no words. */
export async function alertFailure(error: unknown): Promise<void> {
  const failure = failureOf(error);
  if (failure?.kind === 'refused' && failure.status === 401) return;
  report('A call was refused', error);
  showAlert(failureText(failure, await phrasesOf('shared')), { tone: 'bad' });
}
