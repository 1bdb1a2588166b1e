import { plainLine } from '@weekbord/domain/recipes/read/plain-line';
import { attribute, childrenOf, type PageNode, tagOf } from './page-tree.ts';

/** A visible block of a page: a heading, a list item, a table row, or any other text. */
export type Block = Readonly<{
  kind: 'heading' | 'item' | 'row' | 'text';
  /** The level of a heading from 1 to 6; 7 for a line in bold. */
  level: number;
  /** The part of the recipe, inferred from the class names around the block. */
  zone: 'ingredients' | 'steps' | null;
  text: string;
}>;

const HIDDEN = new Set([
  'script',
  'style',
  'noscript',
  'template',
  'svg',
  'nav',
  'footer',
  'aside',
  'button',
  'select',
  'iframe',
  'head',
  'video',
  'audio',
  'canvas',
  'textarea',
  'label',
]);
const OF_THE_PAGE =
  /(?:^|[\s_-])(?:comments?|sidebar|related|newsletter|cookies?|breadcrumbs?|social|share|sharing|navigation|navbar|footer|advert(?:isement)?|rating|reviews?)(?:$|[\s_-])/i;
const BLOCKS = new Set([
  'address',
  'article',
  'blockquote',
  'body',
  'center',
  'dd',
  'details',
  'div',
  'dl',
  'dt',
  'fieldset',
  'figcaption',
  'figure',
  'form',
  'h1',
  'h2',
  'h3',
  'h4',
  'h5',
  'h6',
  'header',
  'hr',
  'html',
  'li',
  'main',
  'ol',
  'p',
  'pre',
  'section',
  'summary',
  'table',
  'tbody',
  'thead',
  'tr',
  'ul',
]);
const CELLS = new Set(['td', 'th']);
const IS_INGREDIENTS = /ingr[eé]di[eë]nt|benodigd/i;
const IS_STEPS = /instruction|direction|preparation|bereiding|werkwijze|method|(?:^|[\s_-])steps?(?:$|[\s_-])/i;
/** The node type of text in the Document Object Model. */
const TEXT_NODE = 3;
const BLOCKS_MAX = 5000;
const BOLD_SHARE = 0.9;
const BOLD_LEVEL = 7;

interface Visit {
  readonly node: PageNode;
  readonly zone: Block['zone'];
  readonly kind: Block['kind'];
  readonly level: number;
  readonly isBold: boolean;
  /** True on the second visit to a node, after its content has been read. */
  readonly isEnd: boolean;
}

/** Returns the blocks of a page in reading order, without those of the site itself, such as navigation. */
export function blocksOf(roots: readonly PageNode[]): readonly Block[] {
  const blocks: Block[] = [];
  const start = { zone: null, kind: 'text', level: 0, isBold: false, isEnd: false } as const;
  const waiting: Visit[] = roots.toReversed().map((node) => ({ ...start, node }));
  let parts: { text: string; isBold: boolean }[] = [];
  const flush = ({ kind, level, zone }: Visit) => {
    const text = plainLine(parts.map((part) => part.text).join(''));
    if (text !== '' && /[\p{L}\d]/u.test(text)) {
      const isBold = kind === 'text' && shareInBold(parts) >= BOLD_SHARE;
      blocks.push(isBold ? { kind: 'heading', level: BOLD_LEVEL, zone, text } : { kind, level, zone, text });
    }
    parts = [];
  };
  for (let next = waiting.pop(); next !== undefined && blocks.length < BLOCKS_MAX; next = waiting.pop()) {
    const { node } = next;
    const tag = tagOf(node);
    if (next.isEnd) {
      if (BLOCKS.has(tag) && !isJoined(tag)) flush(next);
      continue;
    }
    if ('data' in node && node.nodeType === TEXT_NODE) {
      parts.push({ text: node.data, isBold: next.isBold });
      continue;
    }
    if (HIDDEN.has(tag) || isHidden(node)) continue;
    if (tag === 'br') flush(next);
    if (CELLS.has(tag) || tag === 'span' || tag === 'dd') parts.push({ text: ' ', isBold: false });
    const inner = { ...next, ...inside(node, tag, next) };
    if (BLOCKS.has(tag)) {
      if (tag !== 'dd') flush(next);
      waiting.push({ ...inner, isEnd: true });
    }
    for (const child of childrenOf(node).toReversed()) waiting.push({ ...inner, node: child });
  }
  return blocks;
}

/** Whether an element is joined with the text after it, like a term in a description list. */
function isJoined(tag: string): boolean {
  return tag === 'dt';
}

function inside(node: PageNode, tag: string, around: Visit): Partial<Visit> {
  const isNamed = 'attribs' in node && ('class' in node.attribs || 'id' in node.attribs || 'itemprop' in node.attribs);
  const names = !isNamed
    ? ''
    : `${attribute(node, 'class') ?? ''} ${attribute(node, 'id') ?? ''} ${attribute(node, 'itemprop') ?? ''}`;
  const zone = (names === '' ? null : zoneOf(names)) ?? around.zone;
  const isBold = around.isBold || tag === 'strong' || tag === 'b';
  if (/^h[1-6]$/.test(tag)) return { zone, isBold, kind: 'heading', level: Number(tag[1]) };
  if (tag === 'li' || tag === 'dt' || tag === 'dd') return { zone, isBold, kind: 'item', level: 0 };
  if (tag === 'tr') return { zone, isBold, kind: 'row', level: 0 };
  return { zone, isBold };
}

function zoneOf(names: string): Block['zone'] {
  const [ofIngredients, ofSteps] = [IS_INGREDIENTS.test(names), IS_STEPS.test(names)];
  if (ofIngredients === ofSteps) return null;
  return ofIngredients ? 'ingredients' : 'steps';
}

function isHidden(node: PageNode): boolean {
  if (!('attribs' in node)) return false;
  const { hidden, style = '', class: className = '', id = '' } = node.attribs;
  return (
    hidden !== undefined || /display\s*:\s*none/i.test(style) || OF_THE_PAGE.test(className) || OF_THE_PAGE.test(id)
  );
}

function shareInBold(parts: readonly { text: string; isBold: boolean }[]): number {
  const length = (some: typeof parts) => some.reduce((sum, { text }) => sum + text.trim().length, 0);
  const all = length(parts);
  return all === 0 ? 0 : length(parts.filter(({ isBold }) => isBold)) / all;
}
