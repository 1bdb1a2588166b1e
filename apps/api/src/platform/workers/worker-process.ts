import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { semaphore } from '../http/semaphore.ts';
import type { Answer, Asked } from './answer-tasks.ts';
import { IDLE_MS, leftUntil, LIMIT_MS, NICENESS, noAnswer, PATIENCE_MS, type Workers } from './workers.ts';

const PROGRAM = fileURLToPath(new URL('./answer-tasks.ts', import.meta.url));

/**
 * Opens a process for tasks that need much memory: one task at a time, started when there is work. It ends after being
 * idle for a while. That frees its memory, which ending a thread would not.
 */
export function openWorkerProcess({
  limitMs = LIMIT_MS,
  idleMs = IDLE_MS,
  niceness = NICENESS,
}: Readonly<{ limitMs?: number; idleMs?: number; niceness?: number }> = {}): Workers {
  const place = semaphore(1, PATIENCE_MS);
  let child: ChildProcess | undefined;
  let idle: NodeJS.Timeout | undefined;
  let hasStopped = false;

  const begin = (): ChildProcess => {
    const begun = fork(PROGRAM, [String(niceness)], { serialization: 'advanced', execArgv: [] });
    begun.once('exit', () => {
      if (child === begun) child = undefined;
    });
    return begun;
  };
  const end = async () => {
    clearTimeout(idle);
    const ending = child;
    child = undefined;
    if (ending === undefined || hasEnded(ending)) return;
    ending.kill('SIGKILL');
    await new Promise((resolve) => ending.once('exit', resolve));
  };
  return {
    async run(task, input, until = performance.now() + PATIENCE_MS + limitMs) {
      return place(async () => {
        if (hasStopped) throw new Error(`${task.name} was not started: its process was stopped.`);
        clearTimeout(idle);
        const ms = Math.ceil(Math.min(limitMs, leftUntil(until)));
        child ??= begin();
        try {
          const asked: Asked = { module: task.module.href, name: task.name, input };
          const answer = await answerOf(child, asked, ms);
          if (answer === null) {
            await end();
            throw noAnswer(task.name, ms);
          }
          if ('error' in answer) throw answer.error;
          return answer.value as never;
        } finally {
          if (!hasStopped) idle = setTimeout(end, idleMs).unref();
        }
      }, leftUntil(until));
    },
    async stop() {
      hasStopped = true;
      await end();
    },
  };
}

/** Returns the process's response; null if there is none in time. Throws if the process ends. */
function answerOf(child: ChildProcess, asked: Asked, ms: number): Promise<Answer | null> {
  return new Promise((resolve, reject) => {
    const settle = (done: () => void) => {
      clearTimeout(timer);
      child.off('message', answered).off('exit', ended).off('error', failed);
      done();
    };
    const answered = (answer: unknown) => settle(() => resolve(answer as Answer));
    const failed = (error: Error) => settle(() => reject(error));
    const ended = () => failed(new Error(`The process of ${asked.name} ended.`));
    const timer = setTimeout(() => settle(() => resolve(null)), ms);
    child.on('message', answered).on('exit', ended).on('error', failed);
    child.send(asked);
  });
}

function hasEnded({ exitCode, signalCode }: ChildProcess): boolean {
  return exitCode !== null || signalCode !== null;
}
