// Writes a .br and a .gz file next to every file of the built web app that becomes smaller, so that the server does not
// have to compress it. Pages are skipped, because the server fills them in before it sends them.
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const DIST = join(import.meta.dirname, '../apps/web/dist');
const TEXT = /\.(?:js|css|html|svg|json|webmanifest|txt|wasm)$/;
/** Compressing a file with fewer bytes than this does not save a packet. */
const WORTH_BYTES = 1000;

const entries = await readdir(DIST, { recursive: true, withFileTypes: true });
const files = entries.filter((entry) => entry.isFile() && TEXT.test(entry.name) && !entry.parentPath.endsWith('pages'));
await Promise.all(
  files.map(async ({ parentPath, name }) => {
    const file = join(parentPath, name);
    const content = await readFile(file);
    if (content.length < WORTH_BYTES) return;
    const params = {
      [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
      [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
    };
    await writeFile(`${file}.br`, await promisify(brotliCompress)(content, { params }));
    await writeFile(`${file}.gz`, await promisify(gzip)(content, { level: 9 }));
  }),
);
