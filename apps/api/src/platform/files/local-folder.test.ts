import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, readFile, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { afterAll, describe, expect, it } from 'vitest';
import { localFolder } from './local-folder.ts';

const parent = await mkdtemp(join(tmpdir(), 'weekbord-files-'));
afterAll(() => rm(parent, { recursive: true }));
const CONTENT = Buffer.alloc(300_000, 'abc');

/** Starts a process that saves one file after another, and reports each file it has saved. */
function saveForEver(folder: string): ChildProcess {
  const module = pathToFileURL(join(import.meta.dirname, 'local-folder.ts')).href;
  const script = `import { localFolder } from ${JSON.stringify(module)};
    const files = localFolder(${JSON.stringify(folder)});
    for (let n = 0; ; n += 1) { await files.save('file-' + n, Buffer.alloc(${CONTENT.length}, 'abc')); console.log('file-' + n); }`;
  return spawn(process.execPath, ['--input-type=module', '-e', script], { stdio: ['ignore', 'pipe', 'inherit'] });
}

describe('a local folder', () => {
  it('returns what was saved, readable only by the server, until it is deleted', async () => {
    const folder = join(parent, 'usual');
    const files = localFolder(folder);
    expect(await files.list()).toEqual([]);
    expect(await files.read('one.webp')).toBeNull();
    await files.save('one.webp', CONTENT);
    await files.save('one.webp', Buffer.from('new'));
    expect(await files.read('one.webp')).toEqual(Buffer.from('new'));
    expect(await files.list()).toEqual([{ name: 'one.webp', savedAt: expect.any(Date) }]);
    if (process.platform !== 'win32') expect((await stat(join(folder, 'one.webp'))).mode & 0o777).toBe(0o600);
    await files.delete('one.webp');
    await files.delete('one.webp');
    expect(await files.list()).toEqual([]);
  });

  it.each(['', '.', '..', '../x', 'a/b', 'a\\b', '.hidden', 'a\u0000', 'UPPER', 'x'.repeat(200)])(
    'rejects the name %j',
    async (name) => {
      const files = localFolder(join(parent, 'names'));
      await expect(files.save(name, CONTENT)).rejects.toThrow('Invalid file name');
      await expect(files.read(name)).rejects.toThrow('Invalid file name');
      await expect(files.delete(name)).rejects.toThrow('Invalid file name');
    },
  );

  it('leaves no partial file if saving fails', async () => {
    const folder = join(parent, 'blocked');
    await mkdir(join(folder, 'taken', 'inside'), { recursive: true });
    await expect(localFolder(folder).save('taken', CONTENT)).rejects.toThrow();
    expect(await readdir(folder)).toEqual(['taken']);
  });

  it('contains only complete files after its process was killed, including every file it reported as saved', async () => {
    for (let round = 0; round < 4; round += 1) {
      const folder = join(parent, `killed-${round}`);
      const process = saveForEver(folder);
      let reported = '';
      process.stdout?.on('data', (text: Buffer) => (reported += text.toString()));
      await once(process.stdout ?? process, 'data');
      await pause(round * 7);
      process.kill('SIGKILL');
      await once(process, 'close');
      const names = reported.split('\n').slice(0, -1);
      expect(names.length).toBeGreaterThan(0);
      const kept = (await readdir(folder)).filter((name) => !name.endsWith('.part'));
      expect(kept).toEqual(expect.arrayContaining(names));
      for (const name of kept) expect((await readFile(join(folder, name))).equals(CONTENT)).toBe(true);
    }
  });
});
