/** A file format that is not text. */
type BinaryKind = 'ZIP' | 'PICTURE' | 'PDF' | 'OLD_SPREADSHEET' | 'OTHER_ARCHIVE';

/** Magic numbers of file formats. */
const SIGNATURES: readonly (readonly [what: BinaryKind, at: number, bytes: string])[] = [
  ['ZIP', 0, 'PK\u0003\u0004'],
  ['ZIP', 0, 'PK\u0005\u0006'],
  ['PICTURE', 0, '\u00ff\u00d8\u00ff'],
  ['PICTURE', 0, '\u0089PNG'],
  ['PICTURE', 0, 'GIF8'],
  ['PICTURE', 8, 'WEBP'],
  ['PICTURE', 4, 'ftyp'],
  ['PICTURE', 0, 'BM'],
  ['PICTURE', 0, 'II*\u0000'],
  ['PICTURE', 0, 'MM\u0000*'],
  ['PDF', 0, '%PDF'],
  // Password-protected modern spreadsheets have this signature too.
  ['OLD_SPREADSHEET', 0, '\u00d0\u00cf\u0011\u00e0'],
  ['OTHER_ARCHIVE', 0, 'Rar!'],
  ['OTHER_ARCHIVE', 0, '7z\u00bc\u00af'],
  ['OTHER_ARCHIVE', 0, '\u001f\u008b'],
  ['OTHER_ARCHIVE', 0, 'BZh'],
  ['OTHER_ARCHIVE', 0, '\u00fd7zXZ'],
  ['OTHER_ARCHIVE', 257, 'ustar'],
];

/** Returns the format of a file by its first bytes, regardless of its name; null if it may be text. */
export function kindOfBytes(bytes: Uint8Array): BinaryKind | null {
  const isAt = (at: number, signature: string) =>
    Array.from(signature).every((letter, index) => bytes[at + index] === letter.codePointAt(0));
  const found = SIGNATURES.find(([, at, signature]) => isAt(at, signature));
  if (found === undefined) return null;
  // Checks whether it is text, because these two letters can also start a word.
  return found[2] === 'BM' && isText(textOf(bytes)) ? null : found[0];
}

/**
 * Decodes bytes by their byte order mark. Without one, decodes them as UTF-16 if there are zero bytes, as UTF-8 if
 * valid, or else in the Windows code page.
 */
export function textOf(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  const unmarked = unmarkedUtf16(bytes);
  if (unmarked !== null) return new TextDecoder(unmarked).decode(bytes);
  try {
    // Streaming, because the first bytes of a file may end in the middle of a character.
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes, { stream: true });
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

/** The number of bytes that are examined. */
const LOOKED_AT = 512;

/**
 * Returns the byte order of UTF-16 without a byte order mark, which is recognised because nearly every second byte of
 * Western text is zero.
 */
function unmarkedUtf16(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | null {
  const first = bytes.subarray(0, LOOKED_AT);
  const half = first.length / 2;
  const zeros = (rest: number) => first.filter((byte, index) => byte === 0 && index % 2 === rest).length;
  const [even, odd] = [zeros(0), zeros(1)];
  if (half < 4 || Math.min(even, odd) > half / 10) return null;
  if (odd > half * 0.7) return 'utf-16le';
  return even > half * 0.7 ? 'utf-16be' : null;
}

/** Whether the content is text rather than binary data. */
export function isText(text: string): boolean {
  const start = text.slice(0, 4096);
  if (start.includes('\u0000')) return false;
  const strange = [...start.matchAll(/[\u0001-\u0008\u000e-\u001f\ufffd]/g)].length;
  return strange <= start.length / 50;
}
