import type { AnswerOf } from '../../../shared/http/call.ts';
import { SERVER } from '../../../shared/http/site.ts';
import { strToU8, zipSync } from 'fflate';
import { writeCsv } from './write-csv.ts';

type Exported = AnswerOf<'exportData'>;

export function jsonFile(exported: Exported): Blob {
  return new Blob([JSON.stringify(exported, null, 2)], { type: 'application/json' });
}

/** Returns an export as a zip of one CSV file per non-empty section, a text file describing them, and the photos. */
export async function csvZip({ parts }: Exported, readmeName: string): Promise<Blob> {
  const filled = parts.filter(({ rows }) => rows.length > 0);
  const tables = filled.map(({ section, fields, rows }) => {
    const names = Object.keys(fields);
    return [
      `${section}.csv`,
      strToU8(
        writeCsv(
          names,
          rows.map((row) => names.map((name) => row[name])),
        ),
      ),
    ];
  });
  const readme = filled.map(({ section, title, fields }) =>
    [`${section}.csv: ${title}`, ...Object.entries(fields).map(([name, text]) => `  ${name}: ${text}`)].join('\r\n'),
  );
  const photos = await fetchPhotos(parts.find(({ section }) => section === 'photos')?.rows ?? []);
  const files = Object.fromEntries([
    [readmeName, strToU8(`\ufeff${readme.join('\r\n\r\n')}\r\n`)],
    ...tables,
    ...photos,
  ]);
  return new Blob([zipSync(files)], { type: 'application/zip' });
}

/** Returns photos as zip entries, without those that are being deleted. */
async function fetchPhotos(rows: Exported['parts'][number]['rows']): Promise<[string, Uint8Array][]> {
  const photos: [string, Uint8Array][] = [];
  for (const { key } of rows) {
    if (typeof key !== 'string') continue;
    const name = `${key}.webp`;
    const answered = await fetch(`${SERVER}/uploads/${name}`);
    if (answered.ok) photos.push([`photos/${name}`, new Uint8Array(await answered.arrayBuffer())]);
  }
  return photos;
}
