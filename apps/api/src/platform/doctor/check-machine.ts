import { randomUUID } from 'node:crypto';
import { lookup } from 'node:dns/promises';
import { existsSync } from 'node:fs';
import { rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Config } from '../config/config.ts';
import { isPublic } from '../config/reach.ts';
import { uploadsOf } from '../files/files.ts';
import { spaceOf } from '../files/free-space.ts';
import { fault, faultWhereItFails, type Finding, warning, well } from './finding.ts';

/** The first version of Node that runs the server. */
const NODE_MIN = 24;
const MEGABYTE = 1024 * 1024;
/** The minimum share of a disk that should be free. */
const FREE_SHARE = 0.1;

export function checkNode(version: string): Finding {
  const isOld = Number(version.split('.')[0]) < NODE_MIN;
  return isOld
    ? fault(
        'Node',
        `It is ${version}. Use ${NODE_MIN} or later, or start commands with npm run, which uses the installed version.`,
      )
    : well('Node', version);
}

export async function* checkPublicUrl(config: Pick<Config, 'host' | 'publicUrl'>): AsyncGenerator<Finding> {
  const { publicUrl } = config;
  if (publicUrl === undefined) {
    yield well('PUBLIC_URL', 'It is not set: links lead to this machine.');
    return;
  }
  const { protocol, hostname } = new URL(publicUrl);
  if (!isPublic(config)) {
    yield well('PUBLIC_URL', `${publicUrl}, reachable only from this machine.`);
    return;
  }
  if (protocol !== 'https:') {
    yield warning(
      'PUBLIC_URL',
      `${publicUrl} is not encrypted. Put a proxy with a certificate in front and use an https address.`,
    );
  }
  yield* faultWhereItFails(
    'PUBLIC_URL',
    'Correct the host name in PUBLIC_URL, or its DNS record.',
    async function* find() {
      await lookup(hostname.replace(/^\[|\]$/g, ''));
      if (protocol === 'https:') yield well('PUBLIC_URL', publicUrl);
    },
  );
}

/** Checks that the folders to which the server writes are writable. */
export async function* checkFolders(config: Config): AsyncGenerator<Finding> {
  const uploads = uploadsOf(config);
  for (const folder of [config.dataDir, uploads, config.backupFolder]) {
    const place = existing(folder);
    yield* faultWhereItFails(
      'folder',
      `Give the user the server runs as write access to ${place}.`,
      async function* tryIt() {
        const file = join(place, `.doctor-${randomUUID()}`);
        try {
          await writeFile(file, 'x');
        } finally {
          await rm(file, { force: true });
        }
        yield well('folder', place === folder ? `${folder} is writable.` : `${folder} can be created.`);
      },
    );
  }
}

/** Returns the folder, or the nearest existing folder above it. */
function existing(folder: string): string {
  return existsSync(folder) || dirname(folder) === folder ? folder : existing(dirname(folder));
}

export async function* checkDisks(config: Config): AsyncGenerator<Finding> {
  for (const folder of new Set([config.dataDir, config.backupFolder])) {
    const { free, total } = await spaceOf(folder);
    const size = `${Math.floor(free / MEGABYTE)} MB of ${Math.floor(total / MEGABYTE)} MB are free for ${folder}.`;
    if (free < config.diskFreeMinBytes) {
      yield fault(
        'disk',
        `${size} Below ${config.diskFreeMinBytes / MEGABYTE} MB the server reports that it is not ready. Free up space, or use a larger disk.`,
      );
    } else if (free < total * FREE_SHARE) {
      yield warning('disk', `${size} Free up space, or use a larger disk.`);
    } else {
      yield well('disk', size);
    }
  }
}
