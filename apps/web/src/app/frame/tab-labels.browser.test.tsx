import { House } from 'lucide-react';
import { navigation as english } from '@weekbord/phrases/en/navigation';
import { navigation as dutch } from '@weekbord/phrases/nl/navigation';
import { Navigation } from '@weekbord/ui/navigation/navigation';
import { afterEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';

const TABS = ['diary', 'progress', 'groceries', 'recipes', 'profile'] as const;
/** The minimum distance between two labels, in pixels. */
const ROOM = 10;

afterEach(async () => {
  document.documentElement.style.fontSize = '';
  await page.viewport(375, 812);
});

/** Returns the bounding box of a label's text. */
function extentOf(label: string): DOMRect {
  const [text] = [...document.querySelectorAll('nav a span')].filter(({ textContent }) => textContent === label);
  const range = document.createRange();
  range.selectNodeContents(text!);
  return range.getBoundingClientRect();
}

it.each([
  ['en', 360, 1],
  ['en', 375, 1],
  ['en', 375, 2],
  ['nl', 360, 1],
  ['nl', 375, 1],
  ['nl', 360, 2],
] as const)(
  'the tab labels have enough room in %s on a screen %i pixels wide, with text %i times the usual size',
  async (language, width, times) => {
    await page.viewport(width, 812);
    document.documentElement.style.fontSize = `${times * 100}%`;
    const words = language === 'en' ? english : dutch;
    const labels = TABS.map((tab) => words[tab]);
    await render(
      <Navigation
        label={words.main}
        items={labels.map((label, at) => ({
          id: label,
          label,
          icon: <House aria-hidden="true" className="size-5.5" />,
          isCurrent: at === 0,
        }))}
        link={({ id }, { children, ...look }) => (
          <a href={`#${id}`} {...look}>
            {children}
          </a>
        )}
      />,
    );
    await document.fonts.ready;
    const extents = labels.map(extentOf);
    for (const [at, { left }] of extents.entries())
      expect(left - (extents[at - 1]?.right ?? -ROOM)).toBeGreaterThan(ROOM);
    expect(extents.at(-1)!.right).toBeLessThan(width);
    for (const label of page.getByRole('link').elements())
      expect(label.scrollWidth).toBeLessThanOrEqual(label.clientWidth);
  },
);
