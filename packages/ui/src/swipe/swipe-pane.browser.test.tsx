import { beforeEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { expectAccessible } from '../accessible.test-support.ts';
import { SwipePane } from './swipe-pane.tsx';

const swiped = vi.fn<(step: 1 | -1) => void>();

beforeEach(async () => {
  swiped.mockClear();
  await page.viewport(375, 812);
  await render(
    <main>
      <SwipePane place="2" neighbours={{ previous: 'Saturday', next: undefined }} onSwipe={swiped}>
        <p style={{ height: 300 }}>Sunday</p>
        <div data-testid="row" style={{ overflowX: 'auto', width: 200 }}>
          <p style={{ width: 900 }}>A long row</p>
        </div>
      </SwipePane>
    </main>,
  );
});

/** A finger that goes down at the first point, moves over others, and goes up at the last. */
function drag(
  target: Element,
  places: readonly (readonly [x: number, y: number])[],
  more: { pointerType?: string; leaves?: boolean } = {},
) {
  const { pointerType = 'touch', leaves = true } = more;
  const send = (type: string, [clientX, clientY]: readonly [number, number]) =>
    target.dispatchEvent(new PointerEvent(type, { bubbles: true, pointerId: 7, pointerType, clientX, clientY }));
  for (const [at, place] of places.entries()) send(at === 0 ? 'pointerdown' : 'pointermove', place);
  if (leaves) send('pointerup', places.at(-1) ?? [0, 0]);
}

const day = () => page.getByText('Sunday').element();
const hint = page.getByText('Saturday');

it('a finger that moves sideways opens the neighbour, whose name is shown during the movement', async () => {
  await expect.element(hint).not.toBeInTheDocument();
  drag(
    day(),
    [
      [100, 200],
      [150, 205],
      [190, 208],
    ],
    { leaves: false },
  );
  await expect.element(hint).toBeVisible();
  await expectAccessible();
  day().dispatchEvent(new PointerEvent('pointerup', { bubbles: true, pointerId: 7, clientX: 190, clientY: 208 }));
  expect(swiped.mock.calls).toEqual([[-1]]);
  await expect.element(hint).not.toBeInTheDocument();
});

it.each<[string, readonly (readonly [number, number])[], { pointerType?: string }?]>([
  [
    'towards a side without a neighbour',
    [
      [200, 200],
      [80, 205],
    ],
  ],
  [
    'up or down',
    [
      [100, 200],
      [108, 260],
      [250, 300],
    ],
  ],
  [
    'only slightly',
    [
      [100, 200],
      [128, 200],
    ],
  ],
  [
    "from the edge, which is the browser's back gesture",
    [
      [10, 200],
      [200, 205],
    ],
  ],
  [
    'with a mouse, selecting text',
    [
      [100, 200],
      [220, 205],
    ],
    { pointerType: 'mouse' },
  ],
])('a finger that moves %s opens no neighbour', async (_, places, more) => {
  drag(day(), places, more);
  expect(swiped).not.toHaveBeenCalled();
  await expect.element(hint).not.toBeInTheDocument();
});

it('an element that scrolls sideways itself still scrolls, and scrolling the page ends a swipe', () => {
  drag(page.getByText('A long row').element(), [
    [100, 320],
    [200, 322],
  ]);
  drag(
    day(),
    [
      [100, 200],
      [190, 205],
    ],
    { leaves: false },
  );
  day().dispatchEvent(new PointerEvent('pointercancel', { bubbles: true, pointerId: 7 }));
  day().dispatchEvent(new PointerEvent('pointerup', { bubbles: true, pointerId: 7, clientX: 190, clientY: 205 }));
  expect(swiped).not.toHaveBeenCalled();
});
