import { packVersion, type SentVersion } from '@weekbord/domain/planner/catalogue/sent-versions';
import { patience, type WorkerTask } from '../../../platform/workers/workers.ts';
import type { Planning } from './build-plan-request.ts';
import type { ThreadRecipes, ThreadWants } from './plan-in-thread.ts';
import type { PlanningCatalogue } from './planning-catalogue.ts';

/**
 * Runs a long task about a person's recipes in a thread. Recipes that the thread is expected to have are only sent if
 * it turns out not to have them. Without threads, the work is done here.
 */
export async function runInWorker<Request extends object, Answer extends object>(
  { workers, catalogue }: Readonly<{ workers: Planning['workers']; catalogue: PlanningCatalogue }>,
  {
    task,
    here,
  }: Readonly<{
    task: WorkerTask<ThreadRecipes & Request, ThreadWants | Answer>;
    here: (input: ThreadRecipes & Request) => ThreadWants | Answer;
  }>,
  request: Request,
): Promise<Answer> {
  const { version, eater, own, shared } = catalogue;
  // The deadline for all attempts, because the transaction is idle in the meantime.
  const until = patience();
  const run = async (sent: Pick<ThreadRecipes, 'shared' | 'adapted'>): Promise<ThreadWants | Answer> => {
    const input = { version, eater, own, ...sent, ...request };
    return workers === undefined ? here(input) : workers.run(task, input, until);
  };
  const answer = await run({ shared: null, adapted: null });
  if (typeof answer !== 'string') return answer;
  const adapted = sentVersions(catalogue);
  const again = answer === 'versions-wanted' ? await run({ shared: null, adapted }) : answer;
  if (typeof again !== 'string') return again;
  const made = await run({ shared, adapted });
  if (typeof made === 'string') throw new Error('A thread asked again for recipes it already has.');
  return made;
}

/** Returns the recipes that differ for the person, for a thread that has the originals. */
function sentVersions({ shared, adapted }: PlanningCatalogue): readonly SentVersion[] {
  return shared.flatMap((recipe) => {
    const version = adapted.get(recipe.id);
    return version === undefined ? [] : [packVersion(version, recipe)];
  });
}
