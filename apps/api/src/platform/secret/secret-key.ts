import { randomBytes } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from '../config/config.ts';

/**
 * Returns the settings with a secret in place of each missing one, created once and stored in a file of `dataDir` that
 * only this account can read.
 */
export async function withSecrets(config: Config): Promise<Config> {
  const { dataDir } = config;
  return {
    ...config,
    secretKey: config.secretKey ?? (await loadSecret(dataDir, 'secret.key')),
    dataKey: config.dataKey ?? (await loadSecret(dataDir, 'data.key')),
    backupKey: config.backupKey ?? (await loadSecret(dataDir, 'backup.key')),
  };
}

/** Returns the settings with the secrets that were given or created earlier, without creating any. */
export async function withKnownSecrets(config: Config): Promise<Config> {
  const { dataDir } = config;
  return {
    ...config,
    secretKey: config.secretKey ?? (await findSecret(dataDir, 'secret.key')),
    dataKey: config.dataKey ?? (await findSecret(dataDir, 'data.key')),
    backupKey: config.backupKey ?? (await findSecret(dataDir, 'backup.key')),
  };
}

async function findSecret(dataDir: string, name: string): Promise<string | undefined> {
  return readFile(join(dataDir, name), 'utf8').then(
    (text) => text.trim(),
    (error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return undefined;
      throw error;
    },
  );
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
