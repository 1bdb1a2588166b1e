import type { SchemaFormat } from '@weekbord/contract/openapi/get-schema';

const FORMATS: readonly (readonly [SchemaFormat, RegExp])[] = [
  ['json', /^application\/(?:[\w.-]+\+)?json$/],
  ['yaml', /^(?:application|text)\/(?:(?:x-|vnd\.)?yaml|[\w.-]+\+yaml|vnd\.oai\.openapi)$/],
];

/** Returns which of the formats `Accept` prefers; null if it prefers neither. */
export function acceptedFormat(accept: string | undefined): SchemaFormat | null {
  const wanted = (accept ?? '')
    .slice(0, 500)
    .toLowerCase()
    .split(',')
    .map((part) => {
      const [type = '', ...settings] = part.split(';').map((word) => word.trim());
      const quality = settings.map((setting) => /^q=([0-9.]+)$/.exec(setting)?.[1]).find((q) => q !== undefined);
      return { type, quality: quality === undefined ? 1 : Number(quality) };
    })
    .filter(({ quality }) => quality > 0)
    .toSorted((a, b) => b.quality - a.quality);
  for (const { type } of wanted) {
    if (type === '*/*' || type === 'application/*') return null;
    const format = FORMATS.find(([, pattern]) => pattern.test(type));
    if (format !== undefined) return format[0];
  }
  return null;
}
