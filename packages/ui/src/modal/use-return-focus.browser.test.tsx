import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Dialog } from '../dialog/dialog.tsx';
import { Page } from '../page/page.tsx';

const NAMES = ['Soup', 'Stew'];

/** A list whose rows are deleted in a dialog. */
function List({ left }: { left: readonly string[] }) {
  const [names, setNames] = useState(NAMES);
  const [asked, setAsked] = useState<string>();
  return (
    <Page title="Meals">
      {names.length > 0 && (
        <ul>
          {names.map((name) => (
            <li key={name}>
              <a href="#open">{name}</a>
              <button type="button" onClick={() => setAsked(name)}>
                Delete {name}
              </button>
            </li>
          ))}
        </ul>
      )}
      <Dialog isOpen={asked !== undefined} title="Delete?" closeLabel="Close" onClose={() => setAsked(undefined)}>
        <button
          type="button"
          onClick={() => {
            setNames([...left]);
            setAsked(undefined);
          }}
        >
          Yes
        </button>
      </Dialog>
    </Page>
  );
}

async function deleteSoup(left: readonly string[]) {
  await render(<List left={left} />);
  const remove = page.getByRole('button', { name: 'Delete Soup' });
  (remove.element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('dialog')).toBeVisible();
  return remove;
}

it('a dialog returns the focus to what opened it', async () => {
  const remove = await deleteSoup([]);
  await userEvent.keyboard('{Escape}');
  await expect.element(remove).toHaveFocus();
});

it('if the opener is gone, the nearest element in the same list gets the focus', async () => {
  await deleteSoup(['Stew']);
  await page.getByRole('button', { name: 'Yes' }).click();
  await expect.element(page.getByRole('link', { name: 'Stew' })).toHaveFocus();
});

it('if the opener is removed after the dialog closed, the nearest element in the list gets the focus', async () => {
  const remove = await deleteSoup(NAMES);
  await page.getByRole('button', { name: 'Yes' }).click();
  await expect.element(remove).toHaveFocus();
  await frames(20);
  remove.element().closest('li')!.remove();
  await expect.element(page.getByRole('link', { name: 'Stew' })).toHaveFocus();
});

it('nothing takes focus back once the person has moved it', async () => {
  const remove = await deleteSoup([]);
  await userEvent.keyboard('{Escape}');
  await frames(6);
  await expect.element(remove).toHaveFocus();
  (remove.element() as HTMLElement).blur();
  await frames(6);
  expect(document.activeElement).toBe(document.body);
});

it('if the list is gone too, the main content gets the focus', async () => {
  await deleteSoup([]);
  await page.getByRole('button', { name: 'Yes' }).click();
  await expect.element(page.getByRole('main')).toHaveFocus();
});

it('an opener that cannot be focused when the dialog closes gets the focus as soon as it can be focused', async () => {
  const remove = await deleteSoup([]);
  const list = (remove.element() as HTMLElement).closest('ul')!;
  list.inert = true;
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  await frames(6);
  expect(document.activeElement).toBe(document.body);
  list.inert = false;
  await expect.element(remove).toHaveFocus();
});

async function frames(count: number): Promise<void> {
  if (count === 0) return;
  await new Promise((resolve) => requestAnimationFrame(resolve));
  await frames(count - 1);
}

/** A sheet whose first content is replaced by another sheet, as when its code has loaded. */
function Loading() {
  const [step, setStep] = useState<'none' | 'pending' | 'both' | 'loaded'>('none');
  const isFirst = step === 'pending' || step === 'both';
  return (
    <Page title="Meals">
      <button type="button" onClick={() => setStep('pending')}>
        Open
      </button>
      <Dialog isOpen={isFirst} title="Loading" closeLabel="Not now" onClose={() => setStep('none')}>
        <button type="button" onClick={() => setStep('both')}>
          Go on
        </button>
      </Dialog>
      <Dialog
        isOpen={step === 'both' || step === 'loaded'}
        title="Soup"
        closeLabel="Close"
        onClose={() => setStep('none')}
      >
        <button type="button" onClick={() => setStep('loaded')}>
          Loaded
        </button>
      </Dialog>
    </Page>
  );
}

it('if the opener was in a modal that is gone as well, the element that opened that modal gets the focus', async () => {
  await render(<Loading />);
  const open = page.getByRole('button', { name: 'Open' });
  (open.element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  const goOn = page.getByRole('button', { name: 'Go on' });
  await expect.element(goOn).toBeVisible();
  (goOn.element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await page.getByRole('button', { name: 'Loaded' }).click();
  await expect.element(page.getByRole('dialog', { name: 'Loading' })).not.toBeInTheDocument();
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  await expect.element(open).toHaveFocus();
});

it('an element that a dialog focuses when it opens does not count as its opener', async () => {
  await render(<Naming />);
  const open = page.getByRole('button', { name: 'Name it' });
  (open.element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('textbox')).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await expect.element(open).toHaveFocus();
});

it('a modal closed earlier does not take focus from where a later modal returns it', async () => {
  const { unmount } = await render(<Naming />);
  await openAndClose();
  await expect.element(page.getByRole('button', { name: 'Name it' })).toHaveFocus();
  const release = await holdFrames();
  await unmount();
  await render(<Naming />);
  await openAndClose();
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  release();
  await expect.element(page.getByRole('button', { name: 'Name it' })).toHaveFocus();
});

async function openAndClose(): Promise<void> {
  (page.getByRole('button', { name: 'Name it' }).element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('textbox')).toHaveFocus();
  await userEvent.keyboard('{Escape}');
}

/** Holds back the callbacks of animation frames, as on a busy machine, until the returned function is called. */
async function holdFrames(): Promise<() => void> {
  const held: FrameRequestCallback[] = [];
  const { requestAnimationFrame } = globalThis;
  vi.stubGlobal('requestAnimationFrame', (callback: FrameRequestCallback) => held.push(callback));
  // Callbacks that were already requested still run; callbacks that those request are held back.
  await new Promise((resolve) => {
    requestAnimationFrame(resolve);
  });
  return () => {
    vi.unstubAllGlobals();
    for (const callback of held) requestAnimationFrame(callback);
  };
}

function Naming() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Page title="Meals">
      <button type="button" onClick={() => setIsOpen(true)}>
        Name it
      </button>
      <Dialog isOpen={isOpen} title="A name" closeLabel="Close" onClose={() => setIsOpen(false)}>
        <input aria-label="Name" autoFocus />
      </Dialog>
    </Page>
  );
}
