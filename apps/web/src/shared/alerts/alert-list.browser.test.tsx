import { Button } from '@weekbord/ui/button/button';
import { ConfirmDialog } from '@weekbord/ui/confirm-dialog/confirm-dialog';
import { Page } from '@weekbord/ui/page/page';
import { Sheet } from '@weekbord/ui/sheet/sheet';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { loadPhrases } from '../phrases/use-phrases.ts';
import { AlertList } from './alert-list.tsx';
import { currentAlerts, dismissAlert, showAlert } from './alerts.ts';

const LONG = 'The server could not be reached. '.repeat(12);
const LINE_PX = 22;
const nothing = vi.fn<() => void>();

beforeEach(() => loadPhrases('shared'));
afterEach(async () => {
  for (const { id } of currentAlerts()) dismissAlert(id);
  await page.viewport(375, 812);
});

const DELETION = (
  <ConfirmDialog
    isOpen
    title="Delete soup?"
    confirmLabel="Delete"
    cancelLabel="Cancel"
    onConfirm={nothing}
    onClose={nothing}
    isDangerous
  />
);
const MEAL = (
  <Sheet title="Soup" closeLabel="Leave" onClose={nothing} footer={<Button isWide>Eat it</Button>}>
    <div style={{ height: 1500 }}>Peas</div>
  </Sheet>
);
const SCREEN = (
  <Page title="Soup" bottomAction={<Button isWide>Choose</Button>}>
    <div style={{ height: 1500 }}>Peas</div>
  </Page>
);

/** A form whose button is at the end, where messages usually appear. */
const FORM = (
  <div className="flex min-h-dvh flex-col pb-16">
    <Page title="Soup">
      <form>
        <div style={{ height: 1500 }}>Peas</div>
        <Button type="submit" isWide>
          Keep it
        </Button>
      </form>
    </Page>
  </div>
);
/** Two buttons at the bottom, one above the other. */
const TWO = (
  <Page
    title="Soup"
    bottomAction={
      <div className="grid gap-3">
        <Button isWide>Look at it</Button>
        <Button isWide>Choose</Button>
      </div>
    }
  >
    <div style={{ height: 1500 }}>Peas</div>
  </Page>
);

async function open(content: ReactNode, button: string): Promise<void> {
  await render(
    <>
      {content}
      <AlertList />
    </>,
  );
  await expect.element(page.getByRole('button', { name: button })).toBeVisible();
}

/** The buttons that a message covers. */
function covered(): string[] {
  const messages = [...document.querySelectorAll('[data-react-aria-top-layer] > div')];
  const boxes = messages.map((one) => one.getBoundingClientRect());
  expect(boxes.length).toBeGreaterThan(0);
  return [...document.querySelectorAll('button')]
    .filter((button) => !messages.some((message) => message.contains(button)))
    .filter((button) => {
      const { left, right, top, bottom } = button.getBoundingClientRect();
      return boxes.some((box) => box.left < right && left < box.right && box.top < bottom && top < box.bottom);
    })
    .map(({ textContent }) => textContent);
}

describe.each([
  [375, 812],
  [667, 375],
  [1440, 900],
  [1440, 600],
])('messages on %i by %i', (width, height) => {
  it.each([
    ['a question', DELETION, 'Delete'],
    ['a full-height sheet', MEAL, 'Eat it'],
    ['a screen with a button at its bottom', SCREEN, 'Choose'],
  ])('are visible and cover no button of %s', async (_, content, button) => {
    await page.viewport(width, height);
    await open(content, button);
    showAlert(LONG, { action: { label: 'Undo', onPress: nothing } });
    await expect.element(page.getByRole('status')).toBeInViewport({ ratio: 1 });
    await Promise.all(document.getAnimations().map(({ finished }) => finished));
    expect(covered()).toEqual([]);
  });
});

describe.each([
  [390, 844],
  [375, 667],
  [1280, 900],
])('the action of a form on %i by %i', (width, height) => {
  it.each([
    ['at the end of the form, at any scroll position', FORM, 'Keep it'],
    ['under another button at the bottom', TWO, 'Choose'],
  ])('is never covered by a message: %s', async (_, content, button) => {
    await page.viewport(width, height);
    await open(content, button);
    for (const fromEnd of [0, 60, 120, 180]) {
      scrollTo(0, document.documentElement.scrollHeight - innerHeight - fromEnd);
      showAlert('Soup is saved', { tone: 'good' });
      await expect.element(page.getByRole('status')).toBeInViewport({ ratio: 1 });
      await Promise.all(document.getAnimations().map(({ finished }) => finished));
      expect([fromEnd, covered()]).toEqual([fromEnd, []]);
      await page.getByRole('status').getByRole('button', { name: 'Close' }).click();
    }
  });

  it('is not covered when scrolled under a message, because the message moves away and stays there', async () => {
    await page.viewport(width, height);
    await open(FORM, 'Keep it');
    showAlert('Soup is saved', { tone: 'good', stays: true });
    const message = page.getByRole('status');
    await expect.element(message).toBeInViewport({ ratio: 1 });
    const top = () => message.element().getBoundingClientRect().top;
    expect(top()).toBeGreaterThan(height / 2);
    const end = document.documentElement.scrollHeight - innerHeight;
    for (let left = 200; left >= 0; left -= 10) {
      scrollTo(0, end - left);
      await new Promise(requestAnimationFrame);
      await new Promise(requestAnimationFrame);
      expect([left, covered()]).toEqual([left, []]);
    }
  });
});

it.each([
  ['Undo', 'Soup is planned'],
  ['Ongedaan maken', 'Rodekoolstamppot met gehakt en appel in plaats van gebakken puree met spruitjes'],
])("a screen's last button can be scrolled clear of a message that offers to %s", async (label, text) => {
  const last = (
    <div className="flex min-h-dvh flex-col pb-16">
      <Page title="Soup">
        <div style={{ height: 1500 }}>Peas</div>
        <Button isWide>Replan</Button>
      </Page>
    </div>
  );
  await open(last, 'Replan');
  showAlert(text, { action: { label, onPress: nothing } });
  await expect.element(page.getByRole('button', { name: label })).toBeVisible();
  await Promise.all(document.getAnimations().map(({ finished }) => finished));
  scrollTo(0, document.documentElement.scrollHeight);
  expect(covered()).toEqual([]);
});

it('messages keep their buttons in place when they expand', async () => {
  await open(<Button>Eat it</Button>, 'Eat it');
  showAlert(LONG, { action: { label: 'Undo', onPress: nothing } });
  const undo = page.getByRole('button', { name: 'Undo' });
  await expect.element(undo).toBeVisible();
  await Promise.all(document.getAnimations().map(({ finished }) => finished));
  const text = page.getByRole('status').getByText(LONG.trim());
  const before = undo.element().getBoundingClientRect();
  undo.element().focus();
  await expect.poll(() => text.element().getBoundingClientRect().height).toBeGreaterThan(2 * LINE_PX);
  expect(undo.element().getBoundingClientRect().top).toBeCloseTo(before.top, 0);
});

it('messages take two lines when long, and show the whole text while focused', async () => {
  await open(<Button>Eat it</Button>, 'Eat it');
  showAlert(LONG, { stays: true });
  const text = page.getByRole('status').getByText(LONG.trim());
  await expect.element(text).toBeVisible();
  expect(text.element().getBoundingClientRect().height).toBeLessThanOrEqual(2 * LINE_PX);
  page.getByRole('status').getByRole('button', { name: 'Close' }).element().focus();
  await expect.poll(() => text.element().getBoundingClientRect().height).toBeGreaterThan(2 * LINE_PX);
});

it('messages are shown one at a time, and closing one shows the previous one again', async () => {
  await open(<Button>Eat it</Button>, 'Eat it');
  showAlert('Soup is deleted', { action: { label: 'Undo', onPress: nothing } });
  await expect.element(page.getByText('Soup is deleted')).toBeVisible();
  showAlert('Rice is saved', { tone: 'good' });
  await expect.element(page.getByText('Rice is saved')).toBeVisible();
  expect(page.getByRole('status').elements()).toHaveLength(1);
  await page.getByRole('button', { name: 'Close' }).click();
  await expect.element(page.getByText('Soup is deleted')).toBeVisible();
  expect(page.getByRole('status').elements()).toHaveLength(1);
});
