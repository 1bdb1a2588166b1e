import { randomBytes } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from '../config/config.ts';

/**
 * The settings with the secrets that none were given for: each made once, kept in a file of `dataDir`, readable by us alone.
 */
export async function withSecrets(config: Config): Promise<Config> {
  const { dataDir } = config;
  return {
    ...config,
    secretKey: config.secretKey ?? (await loadSecret(dataDir, 'secret.key')),
    dataKey: config.dataKey ?? (await loadSecret(dataDir, 'data.key')),
  };
}

async function loadSecret(dataDir: string, name: string): Promise<string> {
  const file = join(dataDir, name);
  await mkdir(dataDir, { recursive: true });
  try {
    await writeFile(file, randomBytes(32).toString('base64url'), { flag: 'wx', mode: 0o600 });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
  return (await readFile(file, 'utf8')).trim();
}
