import { FileProblem } from './file-problem.ts';

/** A start tag, an end tag or a self-closing element. */
export interface XmlTag {
  readonly name: string;
  readonly isEnd: boolean;
  /** Whether the tag is self-closing, so that no end tag follows. */
  readonly isWhole: boolean;
  /** The text between its name and its closing bracket. */
  readonly text: string;
}

/** The maximum length of a tag, in characters; longer than any in a real export. */
const MAX_TAG = 1_000_000;
/** The number of characters needed to tell whether a tag is relevant. */
const LOOK_AHEAD = 200;

/**
 * Finds tags in XML that arrives in chunks. `wants` is called with the characters after a `<`. Only tags for which it
 * returns true are parsed, because a file of gigabytes has few relevant tags.
 */
export class TagReader {
  readonly #wants: (start: string) => boolean;
  readonly #take: (tag: XmlTag) => void;
  #rest = '';

  constructor(wants: (start: string) => boolean, take: (tag: XmlTag) => void) {
    this.#wants = wants;
    this.#take = take;
  }

  push(part: string): void {
    this.#rest = this.#rest === '' ? part : this.#rest + part;
    this.#read(false);
  }

  end(): void {
    this.#read(true);
  }

  #read(isLast: boolean): void {
    const text = this.#rest;
    let at = text.indexOf('<');
    while (at >= 0) {
      if (!isLast && text.length - at < LOOK_AHEAD) break;
      const next = this.#readAt(text, at);
      if (next === null) break;
      at = text.indexOf('<', next);
    }
    this.#rest = at < 0 ? '' : text.slice(at);
    if (this.#rest.length > MAX_TAG) throw new FileProblem('BROKEN');
  }

  /** Parses the tag that starts at a `<`; returns where to continue, or null if its end has not arrived yet. */
  #readAt(text: string, at: number): number | null {
    if (text.startsWith('<!--', at)) {
      const end = text.indexOf('-->', at + 4);
      return end < 0 ? null : end + 3;
    }
    if (!this.#wants(text.slice(at + 1, at + LOOK_AHEAD))) return at + 1;
    const end = endOfTag(text, at);
    if (end < 0) return null;
    this.#take(tagOf(text.slice(at + 1, end)));
    return end + 1;
  }
}

/** Returns the position of the `>` that ends a tag: the first one outside quotes. */
function endOfTag(text: string, at: number): number {
  let from = at;
  for (;;) {
    const end = text.indexOf('>', from);
    const quote = text.indexOf('"', from);
    if (end < 0 || quote < 0 || quote > end) return end;
    const closing = text.indexOf('"', quote + 1);
    if (closing < 0) return -1;
    from = closing + 1;
  }
}

function tagOf(inner: string): XmlTag {
  const isEnd = inner.startsWith('/');
  const name = /^\/?([^\s/>]*)/.exec(inner)?.[1] ?? '';
  return { name, isEnd, isWhole: inner.endsWith('/'), text: inner.slice(name.length + (isEnd ? 1 : 0)) };
}

export function attributesOf({ text }: Pick<XmlTag, 'text'>): ReadonlyMap<string, string> {
  const found = text.matchAll(/([\w:.-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g);
  return new Map([...found].map(([, name = '', double, single]) => [name, plainText(double ?? single ?? '')]));
}

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

/**
 * Decodes character references and the five named entities of XML. Other entities are not decoded, because a file could
 * define entities that expand enormously.
 */
export function plainText(text: string): string {
  return text.replaceAll(/&(?:#x([0-9a-f]{1,6})|#(\d{1,7})|(amp|lt|gt|quot|apos));/gi, (whole, hex, digits, name) => {
    if (typeof name === 'string') return ENTITIES[name.toLowerCase()] ?? whole;
    const code = typeof hex === 'string' ? Number.parseInt(hex, 16) : Number(digits);
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : whole;
  });
}
