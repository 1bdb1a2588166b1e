// This module runs as a separate process. It runs the tasks that its parent sends, one after the other, until the
// parent ends.
import { setPriority } from 'node:os';
import process from 'node:process';

/** A task as the parent sends it: the URL of a module, the name of its export, and the export's input. */
export type Asked = Readonly<{ module: string; name: string; input: unknown }>;
/** The function's result or error. */
export type Answer = Readonly<{ value: unknown } | { error: unknown }>;

setPriority(Number(process.argv[2]));
// Signals are ignored, because Ctrl+C and supervisors signal all processes of a group. The parent ends this process
// when it has finished.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => undefined);
process.on('disconnect', () => process.exit());
process.on('message', (asked) => {
  void answer(asked as Asked).then((answered) => process.send?.(answered));
});

async function answer({ module, name, input }: Asked): Promise<Answer> {
  try {
    const functions = (await import(module)) as Record<string, (input: unknown) => unknown>;
    return { value: await functions[name]!(input) };
  } catch (error) {
    return { error };
  }
}
