// Every function here is exported and calls only the others here, so that an e2e test can run them in its page.

/** A rendered line of text, and the element it belongs to. */
interface Line {
  readonly text: string;
  readonly parent: Element;
  readonly box: DOMRect;
}

/** Returns what is wrong with the texts and controls on screen: overlapping, cut off or unreachable. */
export function crowded(): string[] {
  const lines = drawnLines();
  const { scrollWidth, clientWidth } = document.documentElement;
  return [
    ...(scrollWidth > clientWidth ? [`The page is ${scrollWidth - clientWidth} px too wide`] : []),
    ...sideways(),
    ...lines.filter(isTooWide).map(({ text }) => `“${text}” is too wide`),
    ...lines.filter(isCut).map(({ text }) => `“${text}” is cut`),
    ...brokenWords(lines),
    ...overlapsOf(lines),
    ...cutControls(),
    ...coveredControls(),
  ];
}

/** Returns all visible lines of text, each with its layer. */
export function drawnLines(): Line[] {
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const found: Line[] = [];
  for (let node = texts.nextNode(); node !== null; node = texts.nextNode()) {
    const parent = node.parentElement;
    const text = node.textContent?.trim() ?? '';
    if (!parent || text === '' || !isShown(parent)) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    for (const box of range.getClientRects()) if (box.width > 1) found.push({ text: text.slice(0, 60), parent, box });
  }
  return found;
}

/** Whether an element is visible and enabled; text meant only for screen readers is one pixel wide. */
export function isShown(element: Element): boolean {
  if (element.closest('[inert], .sr-only, style, script, option, svg')) return false;
  if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return false;
  for (let one: Element | null = element; one !== null; one = one.parentElement) {
    const { width, height } = one.getBoundingClientRect();
    const { overflowX, display } = getComputedStyle(one);
    if (display !== 'contents' && overflowX !== 'visible' && (width <= 1 || height <= 1)) return false;
  }
  return true;
}

/** Returns the nearest ancestor that clips overflowing content. */
export function clipOf(element: Element, sides: 'x' | 'y'): Element | null {
  for (let one: Element | null = element; one !== null && one !== document.body; one = one.parentElement) {
    const { overflowX, overflowY, display } = getComputedStyle(one);
    if (display !== 'inline' && (sides === 'x' ? overflowX : overflowY) !== 'visible') return one;
  }
  return null;
}

/** Whether an element scrolls its content instead of clipping it. */
export function scrolls(element: Element | null, sides: 'x' | 'y'): boolean {
  if (element === null) return false;
  const { overflowX, overflowY } = getComputedStyle(element);
  const overflow = sides === 'x' ? overflowX : overflowY;
  const isLonger =
    sides === 'x' ? element.scrollWidth > element.clientWidth : element.scrollHeight > element.clientHeight;
  return (overflow === 'auto' || overflow === 'scroll') && isLonger;
}

/** Whether text extends beyond the screen without being clipped before that. */
export function isTooWide({ parent, box }: Line): boolean {
  return (box.right > innerWidth + 1 || box.left < -1) && clipOf(parent, 'x') === null;
}

/** Returns the elements that scroll sideways although they should not. */
export function sideways(): string[] {
  const isMeant = (element: Element) => /(?:^| )overflow-(?:x-)?(?:auto|scroll)/.test(element.className);
  return [...document.querySelectorAll('div, section, ul, main')]
    .filter((element) => isShown(element) && scrolls(element, 'x') && !isMeant(element))
    .map((element) => `“${(element.textContent ?? '').slice(0, 40)}” has to be scrolled sideways`);
}

/** Whether text ends with an ellipsis where it is cut. */
export function saysThatItIsCut(element: Element): boolean {
  for (let one: Element | null = element; one !== null; one = one.parentElement) {
    const { textOverflow, webkitLineClamp, overflowX } = getComputedStyle(one);
    if (webkitLineClamp !== 'none' || (textOverflow === 'ellipsis' && overflowX !== 'visible')) return true;
  }
  return false;
}

/** Whether part of a text is cut off without an ellipsis. */
export function isCut({ parent, box }: Line): boolean {
  if (saysThatItIsCut(parent)) return false;
  return (['x', 'y'] as const).some((sides) => {
    const clip = clipOf(parent, sides);
    if (clip === null || scrolls(clip, sides)) return false;
    const { left, right, top, bottom } = clip.getBoundingClientRect();
    // Glyphs are shorter than their line box.
    const slack = sides === 'x' ? 2 : box.height * 0.25;
    return sides === 'x'
      ? box.left < left - slack || box.right > right + slack
      : box.top < top - slack || box.bottom > bottom + slack;
  });
}

/** Returns the texts in a column so narrow that words break letter by letter. */
export function brokenWords(lines: readonly Line[]): string[] {
  const [least, most] = [5, 3];
  return [...Map.groupBy(lines, ({ parent }) => parent)].flatMap(([parent, rows]) => {
    const { length } = parent.textContent.trim();
    return rows.length >= least && length / rows.length < most ? [`“${rows[0]?.text}” stands letter by letter`] : [];
  });
}

/** Returns the visible part of a line, without what is scrolled out of view. */
export function seenPart({ parent, box }: Line): Readonly<Record<'left' | 'right' | 'top' | 'bottom', number>> {
  let { left, right, top, bottom } = box;
  for (let one: Element | null = parent; one !== null && one !== document.body; one = one.parentElement) {
    const { overflowX, overflowY, display } = getComputedStyle(one);
    if (display === 'inline') continue;
    const edge = one.getBoundingClientRect();
    if (overflowX !== 'visible') [left, right] = [Math.max(left, edge.left), Math.min(right, edge.right)];
    if (overflowY !== 'visible') [top, bottom] = [Math.max(top, edge.top), Math.min(bottom, edge.bottom)];
  }
  return { left, right, top, bottom };
}

/** Returns the element with which a line scrolls, because a fixed element may lie over scrolling content. */
export function layerOf(element: Element): Element | null {
  for (let one: Element | null = element; one !== null; one = one.parentElement)
    if (['fixed', 'sticky'].includes(getComputedStyle(one).position)) return one;
  return null;
}

/** Returns pairs of overlapping texts. */
export function overlapsOf(lines: readonly Line[]): string[] {
  const seen = lines.map((line) => ({ ...line, part: seenPart(line), layer: layerOf(line.parent) }));
  return seen.flatMap((one, at) =>
    seen
      .slice(at + 1)
      .filter(({ parent, part, layer }) => {
        const width = Math.min(one.part.right, part.right) - Math.max(one.part.left, part.left);
        const height = Math.min(one.part.bottom, part.bottom) - Math.max(one.part.top, part.top);
        // Lines of the same text may touch each other.
        return parent !== one.parent && layer === one.layer && width > 3 && height > 8;
      })
      .map(({ text }) => `“${one.text}” lies over “${text}”`),
  );
}

/**
 * Returns the controls that extend beyond the screen or beyond a clipping ancestor at a side, except in a row that
 * scrolls sideways.
 */
export function cutControls(): string[] {
  const slack = 2;
  return [...document.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea, summary')]
    .filter((control) => isShown(control) && getComputedStyle(control).position !== 'fixed')
    .filter((control) => {
      for (let one: Element | null = control; one !== null; one = one.parentElement)
        if (scrolls(one, 'x')) return false;
      const { left, right, width } = control.getBoundingClientRect();
      const edge = clipOf(control.parentElement ?? control, 'x')?.getBoundingClientRect();
      const [least, most] = [Math.max(0, edge?.left ?? 0), Math.min(innerWidth, edge?.right ?? innerWidth)];
      return width > 1 && (left < least - slack || right > most + slack);
    })
    .map((control) => `“${(control.getAttribute('aria-label') ?? control.textContent).trim().slice(0, 60)}” is cut`);
}

/** Returns the controls that cannot be pressed after scrolling to them because something covers their centre. */
export function coveredControls(): string[] {
  const controls = [...document.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea, summary')];
  return controls.flatMap((control) => {
    // The skip link appears only when it is focused.
    if (getComputedStyle(control).position === 'fixed') return [];
    const pressed = control.matches('[type=checkbox], [type=radio]') ? control.closest('label') : control;
    if (!pressed || !isShown(pressed) || pressed.getClientRects().length === 0) return [];
    pressed.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
    const [box] = pressed.getClientRects();
    if (!box || box.width <= 1) return [];
    const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
    const front = document.elementFromPoint(x, y);
    if (front !== null && (pressed.contains(front) || front.contains(pressed))) return [];
    const name = (control.getAttribute('aria-label') ?? control.textContent ?? '').trim().slice(0, 60);
    return [`“${name}” is out of reach${front ? ` below “${(front.textContent ?? '').trim().slice(0, 40)}”` : ''}`];
  });
}
