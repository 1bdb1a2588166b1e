import { type CheerioAPI, load } from 'cheerio/slim';

type Root = ReturnType<CheerioAPI['root']>[number];
/** An element, a text node or anything else in a page. */
export type PageNode = Root | Root['children'][number];

/** The maximum nesting depth of a page. The parsing time grows with the square of the depth. */
const DEPTH_MAX = 2000;
const TAGS_MAX = 60_000;
/** Elements that never contain others, or that are closed by the next of their kind. */
const CLOSING_THEMSELVES =
  /^(?:area|base|br|col|embed|hr|img|input|link|meta|param|source|track|wbr|p|li|dt|dd|td|th|tr|option)$/;

export type PageTree = Readonly<{ page: CheerioAPI; roots: readonly PageNode[] }>;

/** Parses a page. Returns null if it has more tags or deeper nesting than any real page. */
export function parsePage(text: string): PageTree | null {
  if (isMonstrous(text)) return null;
  const page = load(`<div>${text}</div>`);
  return { page, roots: page.root().toArray() };
}

export function childrenOf(node: PageNode): readonly PageNode[] {
  return 'children' in node ? node.children : [];
}

export function attribute(node: PageNode, name: string): string | undefined {
  return 'attribs' in node ? node.attribs[name] : undefined;
}

/** Returns the tag name of an element; empty for anything else. */
export function tagOf(node: PageNode): string {
  return 'name' in node ? node.name.toLowerCase() : '';
}

function isMonstrous(text: string): boolean {
  const open = new Map<string, number>();
  let depth = 0;
  let tags = 0;
  for (const [, slash, tag] of text.matchAll(/<(\/?)([a-z][a-z0-9-]{0,30})/gi)) {
    tags += 1;
    if (tags > TAGS_MAX) return true;
    const name = tag!.toLowerCase();
    if (CLOSING_THEMSELVES.test(name)) continue;
    const count = open.get(name) ?? 0;
    if (slash === '/' && count === 0) continue;
    open.set(name, slash === '/' ? count - 1 : count + 1);
    depth += slash === '/' ? -1 : 1;
    if (depth > DEPTH_MAX) return true;
  }
  return false;
}
