/** How many bytes are examined to guess the encoding of text without a byte order mark. */
const SAMPLE = 4096;
/** Minimum share of zero bytes for text to be UTF-16, in which every other byte of Latin text is zero. */
const NOTHING_SHARE = 0.3;

/**
 * Returns the text of a file: UTF-8 or UTF-16, with or without a byte order mark, otherwise Latin-1; null if it is not
 * text.
 */
export function decodeText(bytes: Uint8Array): string | null {
  const encoding = utf16Of(bytes);
  if (encoding !== null) return new TextDecoder(encoding).decode(bytes);
  if (bytes.subarray(0, SAMPLE).includes(0)) return null;
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    const text = new TextDecoder('windows-1252').decode(bytes);
    return isReadable(text) ? text : null;
  }
}

function utf16Of(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | null {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be';
  const sample = bytes.subarray(0, SAMPLE);
  const nothing = (parity: number) => sample.filter((byte, at) => at % 2 === parity && byte === 0).length;
  const [even, odd] = [nothing(0), nothing(1)];
  const least = (sample.length / 2) * NOTHING_SHARE;
  if (odd > least && even === 0) return 'utf-16le';
  return even > least && odd === 0 ? 'utf-16be' : null;
}

/** Whether the decoded content is text. Pictures and programs are full of control characters. */
function isReadable(text: string): boolean {
  const sample = text.slice(0, SAMPLE);
  const controls = sample.match(/[\u0001-\u0008\u000e-\u001f\u007f-\u009f]/g)?.length ?? 0;
  return controls < sample.length / 100;
}
