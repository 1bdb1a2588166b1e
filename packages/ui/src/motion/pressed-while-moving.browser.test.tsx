import { type ReactNode, useState } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { cdp, page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Button } from '../button/button.tsx';
import { Dialog } from '../dialog/dialog.tsx';
import { Sheet } from '../sheet/sheet.tsx';
import { Toast } from '../toast/toast.tsx';
import { emulateMedia } from './emulate-media.test-support.tsx';

/** Longer than any element takes to move into place, in milliseconds. */
const AT_REST_MS = 400;

afterEach(() => emulateMedia(''));

const pressed = vi.fn<() => void>();
const nothing = () => undefined;

const MOVING: Readonly<Record<string, ReactNode>> = {
  dialog: (
    <Dialog isOpen title="Filters" closeLabel="Close" onClose={nothing}>
      <Button onClick={pressed}>Press</Button>
    </Dialog>
  ),
  sheet: (
    <Sheet title="Soup" closeLabel="Close" onClose={nothing}>
      <Button onClick={pressed}>Press</Button>
    </Sheet>
  ),
  message: (
    <Toast
      text="Deleted."
      tone="plain"
      stays
      closeLabel="Close"
      onClose={nothing}
      action={{ label: 'Press', onPress: pressed }}
    />
  ),
};

function Opener({ children }: { children: ReactNode }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open</Button>
      {isOpen && children}
    </>
  );
}

/** Animations that move a whole element. */
const running = () =>
  document.getAnimations().filter((one) => 'animationName' in one && one.animationName !== 'fade-in');

/** Presses or releases the mouse button at a position in this frame. */
async function mouse(type: 'mousePressed' | 'mouseReleased', { x, y }: { x: number; y: number }): Promise<void> {
  const frame = window.frameElement?.getBoundingClientRect() ?? new DOMRect();
  const scale = frame.width === 0 ? 1 : frame.width / innerWidth;
  const at = { x: frame.x + x * scale, y: frame.y + y * scale };
  await cdp().send('Input.dispatchMouseEvent', { type, ...at, button: 'left', clickCount: 1 });
}

it.each(Object.keys(MOVING))(
  'a press on a button in a %s works even while the button is moving into place',
  async (name) => {
    await emulateMedia('', 'no-preference');
    pressed.mockClear();
    await render(<Opener>{MOVING[name]}</Opener>);
    await page.getByRole('button', { name: 'Open' }).click();
    await expect.poll(running).toHaveLength(1);
    const coming = running().at(0)!;
    // Keeps the animation at its start, however slow this machine is.
    coming.playbackRate = 0.0001;
    coming.currentTime = 0;
    const box = page.getByRole('button', { name: 'Press' }).element().getBoundingClientRect();
    // An element that rises from below has left this position by the end.
    const place = { x: box.x + box.width / 2, y: Math.min(box.bottom, innerHeight) - 4 };
    await mouse('mousePressed', place);
    coming.playbackRate = 1;
    await new Promise((resolve) => setTimeout(resolve, AT_REST_MS));
    await mouse('mouseReleased', place);
    await expect.poll(() => pressed.mock.calls.length).toBe(1);
    await expect.poll(running).toEqual([]);
  },
);

it.each(Object.keys(MOVING))('with reduced motion, a %s is in place immediately', async (name) => {
  await render(<Opener>{MOVING[name]}</Opener>);
  let seen = 0;
  const watch = new MutationObserver(() => {
    seen = Math.max(seen, document.getAnimations().length);
  });
  watch.observe(document.body, { childList: true, subtree: true });
  await page.getByRole('button', { name: 'Open' }).click();
  await expect.element(page.getByRole('button', { name: 'Press' })).toBeVisible();
  watch.disconnect();
  expect(seen).toBe(0);
});
