import { cp, glob, mkdir, readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** One instruction of a container file. */
interface Step {
  readonly instruction: string;
  readonly text: string;
}

/** One stage of the container file: its base image and its instructions. */
export interface Stage {
  readonly from: string;
  readonly name: string | undefined;
  readonly steps: readonly Step[];
}

const KNOWN = new Set('COPY ENV EXPOSE HEALTHCHECK RUN STOPSIGNAL USER VOLUME WORKDIR CMD'.split(' '));

/** Parses a container file with the features that this one uses; throws on anything unknown. */
export function parseContainerfile(text: string): Stage[] {
  const stages: { from: string; name: string | undefined; steps: Step[] }[] = [];
  const lines = text.replaceAll(/\\\n/g, ' ').split('\n');
  for (const line of lines) {
    if (line.trim() === '' || line.startsWith('#')) continue;
    const [, instruction = '', rest = ''] = /^([A-Z]+)\s+(.*)$/.exec(line) ?? [];
    if (instruction === 'FROM') {
      const [from = '', , name] = rest.split(/\s+/);
      stages.push({ from, name, steps: [] });
    } else if (KNOWN.has(instruction) && stages.length > 0) stages.at(-1)!.steps.push({ instruction, text: rest });
    else throw new Error(`What does this line say? ${line}`);
  }
  return stages;
}

/** Returns the arguments of a stage's instructions of one kind. */
export function textsOf(stage: Stage, instruction: string): string[] {
  return stage.steps.filter((step) => step.instruction === instruction).map(({ text }) => text);
}

/**
 * Whether a file is sent to a build according to .dockerignore: the last line that matches it or a parent folder
 * applies.
 */
export function isSent(file: string, lines: readonly string[]): boolean {
  const parts = file.split('/');
  const places = parts.map((_part, index) => parts.slice(0, index + 1).join('/'));
  let sent = true;
  for (const line of lines) {
    const pattern = patternOf(line.replace(/^!/, ''));
    if (places.some((place) => pattern.test(place))) sent = line.startsWith('!');
  }
  return sent;
}

/** Returns the pattern of a line; stars also match names with a leading dot. */
function patternOf(line: string): RegExp {
  const parts = line.split('/').map((part) => part.replaceAll('.', '\\.').replaceAll('*', '[^/]*'));
  return new RegExp(`^${parts.join('/').replaceAll('[^/]*[^/]*/', '(?:.*/)?')}$`);
}

/** Returns the non-empty lines of a .dockerignore. */
export async function readIgnore(file: string): Promise<string[]> {
  return (await readFile(file, 'utf8')).split('\n').filter((line) => line !== '' && !line.startsWith('#'));
}

/** Copies the files that a build receives from one folder to another. */
export async function copySent(root: string, target: string, lines: readonly string[]): Promise<void> {
  const isFolderLeftOut = ({ parentPath, name }: { parentPath: string; name: string }) =>
    ['node_modules', '.git', 'data'].includes(name) || parentPath.includes('/node_modules');
  for await (const entry of glob('**/*', { cwd: root, withFileTypes: true, exclude: isFolderLeftOut })) {
    if (!entry.isFile()) continue;
    const file = join(entry.parentPath, entry.name).slice(root.length + 1);
    if (!isSent(file, lines)) continue;
    await mkdir(dirname(join(target, file)), { recursive: true });
    await cp(join(root, file), join(target, file));
  }
}
