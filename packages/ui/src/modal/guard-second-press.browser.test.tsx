import { useState } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Sheet } from '../sheet/sheet.tsx';

const below = vi.fn();
const saved = vi.fn();
beforeEach(async () => {
  below.mockClear();
  saved.mockClear();
  await page.viewport(375, 667);
});

/** A sheet whose bottom button closes it, over a tab bar in the same place. */
function Screen({ afterMs }: { afterMs: number }) {
  const [isOpen, setOpen] = useState(true);
  const save = () => {
    saved();
    if (afterMs === 0) setOpen(false);
    else setTimeout(() => setOpen(false), afterMs);
  };
  return (
    <>
      <button type="button" onClick={() => below('top')} className="fixed left-0 top-0">
        Elsewhere
      </button>
      <button type="button" onClick={() => below('tab')} className="fixed bottom-0 left-0 h-24 w-full">
        Tab
      </button>
      {isOpen && (
        <Sheet
          title="Weight"
          closeLabel="Close"
          onClose={() => setOpen(false)}
          footer={
            <button type="button" onClick={save} className="h-14 w-full">
              Save
            </button>
          }
        >
          <p>81.2 kg</p>
        </Sheet>
      )}
    </>
  );
}

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

it('a quick second press on the button that closes a sheet does not reach what is below', async () => {
  await render(<Screen afterMs={0} />);
  await userEvent.dblClick(page.getByRole('button', { name: 'Save' }));
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  expect(saved).toHaveBeenCalledTimes(1);
  expect(below).not.toHaveBeenCalled();
});

it("a second tap on a touch screen does not reach what is below either, even if the server's response closed the sheet", async () => {
  await render(<Screen afterMs={150} />);
  const save = page.getByRole('button', { name: 'Save' });
  const { left, top, width, height } = save.element().getBoundingClientRect();
  const place = { clientX: left + width / 2, clientY: top + height / 2, bubbles: true, cancelable: true };
  await save.click();
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  const tab = page.getByRole('button', { name: 'Tab' }).element();
  const tap = () => tab.dispatchEvent(new PointerEvent('click', { ...place, detail: 1, pointerType: 'touch' }));
  tap();
  expect(below).not.toHaveBeenCalled();
  await wait(450);
  tap();
  expect(below).toHaveBeenCalledWith('tab');
});

it('a second tap does not reach a sheet below a dialog that the first one closed', async () => {
  await render(
    <>
      <div role="dialog" aria-label="Day">
        <button type="button" onClick={() => below('sheet')}>
          Plan
        </button>
      </div>
      <Screen afterMs={0} />
    </>,
  );
  const save = page.getByRole('button', { name: 'Save' });
  const { left, top, width, height } = save.element().getBoundingClientRect();
  const place = { clientX: left + width / 2, clientY: top + height / 2, bubbles: true, cancelable: true };
  await save.click();
  const plan = page.getByRole('button', { name: 'Plan' }).element();
  plan.dispatchEvent(new PointerEvent('click', { ...place, detail: 1, pointerType: 'touch' }));
  expect(below).not.toHaveBeenCalled();
  await wait(450);
  plan.dispatchEvent(new PointerEvent('click', { ...place, detail: 1, pointerType: 'touch' }));
  expect(below).toHaveBeenCalledWith('sheet');
});

it('a press elsewhere, and a press that a mouse counts as a first one, are handled immediately', async () => {
  await render(<Screen afterMs={0} />);
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByRole('button', { name: 'Elsewhere' }).click();
  expect(below).toHaveBeenCalledWith('top');
  await page.getByRole('button', { name: 'Tab' }).click();
  expect(below).toHaveBeenCalledWith('tab');
});
